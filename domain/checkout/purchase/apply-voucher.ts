import { showAmount } from "#domain/platform/currency/show-amount.ts";
import { getPayable } from "#domain/orders/order/get-payable.ts";
import { openVoucher, type OpenVoucherFailure } from "#domain/accounts/voucher/open-voucher.ts";
import { findPriceCurrency, getRateToday, getVoucherPart } from "#domain/accounts/voucher/voucher-rate.ts";
import { VOUCHER, voucherValue, type VoucherChoice } from "#domain/accounts/voucher/voucher.ts";
import { CASH_ON_DELIVERY } from "#domain/payment/attempt/payment.ts";
import type { Failure } from "#shared/failures.ts";
import { isZero, subtractMoney, type Money } from "#shared/money.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import type { CheckVoucherInput, PlaceOrderInput } from "./purchase.input.ts";

export type ApplyVoucherFailure =
  | OpenVoucherFailure
  | Failure<"voucher_too_low" | "voucher_not_with_cash" | "method_not_offered">;

/** The amount left for the chosen payment method after the entered voucher; the full amount without one. */
export async function applyVoucher(
  ctx: Context,
  { voucher_code: code, payment_type: method }: PlaceOrderInput,
  { purchaseId, amount }: { purchaseId: number; amount: Money },
): Promise<Result<{ voucherId: number | null; rest: Money }, ApplyVoucherFailure>> {
  if (code === undefined)
    return method === VOUCHER ? failure({ code: "method_not_offered" }) : success({ voucherId: null, rest: amount });
  const opened = await openVoucher(ctx, code, purchaseId);
  if (!opened.ok) return opened;
  const to = (await findPriceCurrency(ctx, purchaseId)) ?? ctx.visitor.currency;
  const rest = subtractMoney(amount, await getVoucherPart(ctx, opened.value, amount, to));
  if (!isZero(rest) && method === VOUCHER) return failure({ code: "voucher_too_low" });
  if (!isZero(rest) && method === CASH_ON_DELIVERY) return failure({ code: "voucher_not_with_cash" });
  return success({ voucherId: opened.value.id, rest });
}

/** The maximum that a voucher can pay, in the currency of the purchase; does not hold anything yet. */
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
  const worth = voucherValue(voucher, { rate, to, baseCurrency: ctx.baseCurrency.code });
  return success({
    worth: await showAmount(ctx, worth),
    remaining: await showAmount(ctx, voucher.remaining),
    lastFour: voucher.lastFour,
    expiresAt: voucher.expiresAt!.toISOString(),
  });
}
