import { findAllCurrencies } from "#domain/platform/currency/find-currencies.ts";
import { toBase, type Money } from "#shared/money.ts";
import type { Context } from "../../context.ts";

/** A wrong amount collected by a provider, as credited to a wallet at today's rate; null in an unknown currency. */
export async function getUnmatchedCredit(ctx: Context, collected: Money): Promise<Money | null> {
  const currency = (await findAllCurrencies(ctx)).find(({ code }) => code === collected.currency);
  return currency ? toBase(collected, currency.exchangeRate, ctx.baseCurrency.code) : null;
}
