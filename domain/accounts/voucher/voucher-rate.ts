import { findAllCurrencies } from "#domain/platform/currency/find-currencies.ts";
import type { Money, PriceCurrency } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import { partOf, type Voucher } from "./voucher.ts";
import { getPurchaseRate } from "./voucher.repository.ts";

/** What an opened voucher pays of an amount. */
export async function getVoucherPart(ctx: Context, voucher: Voucher, owed: Money, to: PriceCurrency): Promise<Money> {
  const rate = await getRateToday(ctx, voucher.remaining.currency);
  return partOf(voucher, { owed, rate, to, baseCurrency: ctx.baseCurrency.code }).part;
}

/** The currency of a purchase, at its frozen rate. */
export async function findPriceCurrency(ctx: Context, purchaseId: number): Promise<PriceCurrency | null> {
  const frozen = await getPurchaseRate(ctx, purchaseId);
  if (!frozen) return null;
  const { currencyCode: code, exchangeRate } = frozen;
  const currency = (await findAllCurrencies(ctx)).find((each) => each.code === code);
  return { code, exchangeRate, roundingStepMinor: currency?.roundingStepMinor ?? 1 };
}

export async function getRateToday(ctx: Context, code: string): Promise<string> {
  const currency = (await findAllCurrencies(ctx)).find((each) => each.code === code);
  if (!currency) throw new Error(`There is no currency ${code}`);
  return currency.exchangeRate;
}
