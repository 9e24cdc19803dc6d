import { moneyFromMinor, zero } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import { getBalanceOf } from "../ledger/get-balance-of.ts";
import { findBalanceSums, getTerms, sumPaidToAffiliate } from "./balance.repository.ts";
import {
  earningAccount,
  holdAccount,
  splitBalance,
  type BalanceSums,
  type PayoutBalance,
  type PayoutOwner,
} from "./payout.ts";

/** What an owner has earned and can be paid out, from the ledger. */
export async function getPayoutBalance(ctx: Context, owner: PayoutOwner): Promise<PayoutBalance> {
  const base = ctx.baseCurrency.code;
  if ("customerId" in owner) {
    const balance = await getBalanceOf(ctx, earningAccount(owner), base);
    const held = await getBalanceOf(ctx, holdAccount(owner), base);
    const paid = moneyFromMinor(await sumPaidToAffiliate(ctx, owner.customerId), base);
    return splitBalance({ balance, held, paid, pending: zero(base), released: zero(base) }, 0);
  }
  const [found] = await findBalanceSums(ctx, [owner.shopId]);
  const { reserveBasisPoints } = await getTerms(ctx, owner.shopId);
  return splitBalance(found?.sums ?? noSums(base), reserveBasisPoints);
}

export function noSums(currency: string): BalanceSums {
  const nothing = zero(currency);
  return { balance: nothing, pending: nothing, released: nothing, held: nothing, paid: nothing };
}
