import { showAmount } from "#domain/platform/currency/show-amount.ts";
import { getPayable } from "#domain/orders/order/get-payable.ts";
import { openVoucher, type OpenVoucherFailure } from "#domain/accounts/voucher/open-voucher.ts";
import { findPriceCurrency, getRateToday } from "#domain/accounts/voucher/voucher-rate.ts";
import { worthOf, type VoucherChoice } from "#domain/accounts/voucher/voucher.ts";
import { success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import type { CheckVoucherInput } from "./purchase.input.ts";

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
  const worth = worthOf(voucher, { rate, to, baseCurrency: ctx.baseCurrency.code });
  return success({
    worth: await showAmount(ctx, worth),
    remaining: await showAmount(ctx, voucher.remaining),
    lastFour: voucher.lastFour,
    expiresAt: voucher.expiresAt!.toISOString(),
  });
}
