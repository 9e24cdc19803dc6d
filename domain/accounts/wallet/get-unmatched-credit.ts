import { findAllCurrencies } from "#domain/platform/currency/find-currencies.ts";
import { toBase, type Money } from "#shared/money.ts";
import type { Context } from "../../context.ts";

/** A wrong amount collected by a provider, as credited to a wallet; null if there was none. */
export async function getUnmatchedCredit(
  ctx: Context,
  providerCode: string,
  reference: string,
): Promise<{ collected: Money; booked: Money } | null> {
  const state = await ctx.providers.find(({ code }) => code === providerCode)?.getStatus(reference);
  if (state?.status !== "paid") return null;
  const collected = state.amount;
  const currency = (await findAllCurrencies(ctx)).find(({ code }) => code === collected.currency);
  return currency ? { collected, booked: toBase(collected, currency.exchangeRate, ctx.baseCurrency.code) } : null;
}
