import { findAllCurrencies } from "#domain/currency/find-currencies.ts";
import { showAmount } from "#domain/currency/show-amount.ts";
import { getPayable } from "#domain/order/get-payable.ts";
import type { Money, PriceCurrency } from "#shared/money.ts";
import { success, type Result } from "#shared/result.ts";
import type { Context } from "../context.ts";
import { openVoucher, type OpenVoucherFailure } from "./open-voucher.ts";
import { partOf, worthOf, type Voucher, type VoucherChoice } from "./voucher.ts";
import type { CheckVoucherInput } from "./voucher.input.ts";
import { getPurchaseRate } from "./voucher.repository.ts";

/** What a code pays at the most, in the currency of what is being paid; nothing is set aside yet. */
export async function checkVoucher(
  ctx: Context,
  input: CheckVoucherInput,
): Promise<Result<VoucherChoice, OpenVoucherFailure>> {
  const payable = input.trx_id ? await getPayable(ctx, input.trx_id, input.key) : null;
  const opened = await openVoucher(ctx, input.code, payable?.purchaseId);
  if (!opened.ok) return opened;
  const voucher = opened.value;
  const to = (payable && (await findPriceCurrency(ctx, payable.purchaseId))) ?? ctx.visitor.currency;
  const rate = await getRateToday(ctx, voucher.remaining.currency);
  const worth = worthOf(voucher, { rate, to, baseCurrency: ctx.baseCurrency.code });
  return success({
    worth: await showAmount(ctx, worth),
    remaining: await showAmount(ctx, voucher.remaining),
    lastFour: voucher.lastFour,
    expiresAt: voucher.expiresAt!.toISOString(),
  });
}

/** What a voucher that was opened pays of an amount. */
export async function getVoucherPart(ctx: Context, voucher: Voucher, owed: Money, to: PriceCurrency): Promise<Money> {
  const rate = await getRateToday(ctx, voucher.remaining.currency);
  return partOf(voucher, { owed, rate, to, baseCurrency: ctx.baseCurrency.code }).part;
}

/** What a purchase is paid in, at its frozen rate. */
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
