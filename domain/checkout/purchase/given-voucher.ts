import { CASH_ON_DELIVERY } from "#domain/payment/attempt/payment.ts";
import { findPriceCurrency, getVoucherPart } from "#domain/accounts/voucher/voucher-rate.ts";
import { openVoucher, type OpenVoucherFailure } from "#domain/accounts/voucher/open-voucher.ts";
import { VOUCHER } from "#domain/accounts/voucher/voucher.ts";
import type { Refusal } from "#shared/failures.ts";
import { isZero, subtractMoney, type Money } from "#shared/money.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import type { CompleteOrderInput } from "./purchase.input.ts";

export type GivenVoucherFailure =
  | OpenVoucherFailure
  | Refusal<"voucher_too_low" | "voucher_not_with_cash" | "method_not_offered">;

/** The amount left for the chosen payment method after the given voucher; the full amount without one. */
export async function payWithGivenVoucher(
  ctx: Context,
  { voucher_code: code, payment_type: method }: CompleteOrderInput,
  owed: { purchaseId: number; amount: Money },
): Promise<Result<{ voucherId: number | null; rest: Money }, GivenVoucherFailure>> {
  const { purchaseId, amount } = owed;
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
