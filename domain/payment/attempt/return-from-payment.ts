import type { Refusal } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { returnFromVoucher } from "#domain/accounts/voucher/handle-voucher-webhook.ts";
import { isVoucherKey } from "#domain/accounts/voucher/voucher-key.ts";
import { returnFromRecharge } from "#domain/accounts/wallet/handle-recharge-webhook.ts";
import { isRechargeKey } from "#domain/accounts/wallet/recharge-key.ts";
import { pageAddress } from "../../page-address.ts";
import type { Context } from "../../context.ts";
import { syncPayment } from "./sync-payment.ts";
import { getPayment } from "./payment.repository.ts";
import { readReturnKey } from "./return-key.ts";

/**
 * Handles the browser's return from the provider: since this proves nothing, the provider is queried. `isCanceled`: the
 * browser claims to have gone back there. Returns the next page.
 */
export async function returnFromPayment(
  ctx: Context,
  key: string,
  isCanceled = false,
): Promise<Result<{ address: string }, Refusal<"not_found">>> {
  if (isRechargeKey(key) || isVoucherKey(key)) {
    const returned = isVoucherKey(key) ? await returnFromVoucher(ctx, key) : await returnFromRecharge(ctx, key);
    return returned.ok
      ? success({ address: pageAddress(ctx, ctx.visitor.language.code, returned.value.path) })
      : returned;
  }
  const paymentId = readReturnKey(ctx, key);
  const payment = paymentId === null ? null : await getPayment(ctx, paymentId);
  if (!payment) return failure({ code: "not_found" });
  const provider = ctx.providers.find(({ code }) => code === payment.provider);
  let status = payment.status;
  if (status === "started" && provider && payment.reference)
    status = await syncPayment(ctx, provider, { ...payment, reference: payment.reference });
  const path =
    status === "paid"
      ? `/order-confirmation?trx_id=${payment.trxId}`
      : `/payment/${payment.trxId}?result=${status === "failed" ? "failed" : isCanceled ? "canceled" : "open"}`;
  return success({ address: pageAddress(ctx, payment.languageCode, path) });
}
