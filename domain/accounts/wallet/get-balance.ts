import { getBalanceOf } from "#domain/accounts/ledger/get-balance-of.ts";
import type { Money } from "#shared/money.ts";
import type { Context } from "../../context.ts";

/** What a customer can spend, in the base currency. */
export function getBalance(ctx: Context, customerId: number): Promise<Money> {
  return getBalanceOf(ctx, { kind: "customer_wallet", customerId }, ctx.baseCurrency.code);
}

/** The amount on hold for unfinished payments. */
export function getHeld(ctx: Context, customerId: number): Promise<Money> {
  return getBalanceOf(ctx, { kind: "customer_hold", customerId }, ctx.baseCurrency.code);
}
