import type { RowList } from "#domain/platform/list/row-list.ts";
import { showAmount } from "#domain/platform/currency/show-amount.ts";
import { toMajorUnits, type ShownMoney } from "#shared/money.ts";
import { writePercent } from "#shared/percent.ts";
import type { Context } from "../../context.ts";
import { findBalanceSums, findPayableShops } from "./balance.repository.ts";
import { noSums } from "./get-payout-balance.ts";
import { splitBalance, type PayoutBalance, type PayoutSchedule } from "./payout.ts";

export type BalanceView = Record<keyof PayoutBalance, ShownMoney>;

/** `own`: the shop's own terms as entered; empty if the settings apply. */
export type ShopBalance = BalanceView & {
  id: number;
  name: string;
  schedule: PayoutSchedule;
  own: { schedule: PayoutSchedule | ""; minimum: string; reservePercent: string; providerAccount: string };
};

/** The balance and the terms of every shop; the caller checks the permission. */
export async function findShopBalances(ctx: Context): Promise<ShopBalance[]> {
  const base = ctx.baseCurrency.code;
  const sums = new Map((await findBalanceSums(ctx, "all")).map((each) => [each.shopId, each.sums]));
  return Promise.all(
    (await findPayableShops(ctx)).map(async ({ shop, terms, own }) => ({
      id: shop.id,
      name: shop.name,
      schedule: terms.schedule,
      own: {
        schedule: (own.schedule ?? "") as PayoutSchedule | "",
        minimum: own.minimum === null ? "" : toMajorUnits(own.minimum),
        reservePercent: own.reserve === null ? "" : writePercent(own.reserve),
        providerAccount: own.account ?? "",
      },
      ...(await presentBalance(ctx, splitBalance(sums.get(shop.id) ?? noSums(base), terms.reserveBasisPoints))),
    })),
  );
}

export async function presentBalance(ctx: Context, balance: PayoutBalance): Promise<BalanceView> {
  const shown = await Promise.all(
    Object.entries(balance).map(async ([name, amount]) => [name, await showAmount(ctx, amount)] as const),
  );
  return Object.fromEntries(shown) as BalanceView;
}

export const SHOP_BALANCE_ROWS: RowList<ShopBalance> = {
  sorts: {
    name: ({ name }) => name,
    available: ({ available }) => available.amount,
    pending: ({ pending }) => pending.amount,
    held: ({ held }) => held.amount,
    negative: ({ negative }) => negative.amount,
  },
  filters: { schedule: ({ schedule }) => schedule, available: ({ available }) => available.amount },
  search: ({ name }) => [name],
};
