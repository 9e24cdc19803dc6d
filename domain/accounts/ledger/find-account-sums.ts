import { showAmount } from "#domain/platform/currency/show-amount.ts";
import { negate, sumMoney, timesRatio, unitOf, type Money, type ShownMoney } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import { findSumsByKind } from "./account-sums.repository.ts";
import type { Account } from "./ledger.ts";

/** Who the operator owes, and what. */
export const LIABILITIES = ["shops", "payouts", "wallets", "vouchers", "affiliates", "orders"] as const;
export type Liability = (typeof LIABILITIES)[number];

const ACCOUNTS_OF: Record<Liability, readonly Account["kind"][]> = {
  shops: ["shop_earning"],
  payouts: ["shop_payout", "affiliate_payout"],
  wallets: ["customer_wallet", "customer_hold"],
  vouchers: ["voucher_liability"],
  affiliates: ["affiliate_pending", "affiliate_earning"],
  orders: ["order_clearing"],
};

const RESULTS = {
  commission: ["operator_commission"],
  promotions: ["operator_promotion"],
  affiliateCosts: ["operator_affiliate"],
  points: ["points_cost"],
  other: ["rounding", "correction", "disputes"],
} as const satisfies Record<string, readonly Account["kind"][]>;
export type OperatorResult = keyof typeof RESULTS;

export type AccountSums = {
  liabilities: { name: Liability; amount: ShownMoney }[];
  /** Points that can be converted or are pending, and their value at the current rate. */
  points: { count: number; amount: ShownMoney };
  results: { name: OperatorResult; amount: ShownMoney }[];
  /** Money at the payment providers and the bank. */
  funds: ShownMoney;
  /** Everything together, which is zero. */
  difference: ShownMoney;
};

/** All liabilities, earnings and funds, each summed from the ledger's entries; the caller checks the permission. */
export async function findAccountSums(ctx: Context): Promise<AccountSums> {
  const base = ctx.baseCurrency.code;
  const { money, points } = await findSumsByKind(ctx);
  const sumOf = (kinds: readonly string[]): Money =>
    sumMoney(
      money.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => amount),
      base,
    );
  const named = <Name extends string>(groups: Record<Name, readonly string[]>) =>
    Promise.all(
      (Object.keys(groups) as Name[]).map(async (name) => ({
        name,
        amount: await showAmount(ctx, sumOf(groups[name])),
      })),
    );
  const value = timesRatio(unitOf(base), BigInt(points), BigInt(ctx.settings.rewardConvertRate), "half_up");
  return {
    liabilities: await named(ACCOUNTS_OF),
    points: { count: points, amount: await showAmount(ctx, value) },
    results: await named(RESULTS),
    funds: await showAmount(ctx, negate(sumOf(["provider_clearing"]))),
    difference: await showAmount(
      ctx,
      sumMoney(
        money.map(({ amount }) => amount),
        base,
      ),
    ),
  };
}
