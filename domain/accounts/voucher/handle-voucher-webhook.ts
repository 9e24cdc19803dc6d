import { fetchOutcome } from "#domain/payment/provider/fetch-outcome.ts";
import type { Refusal } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { handleVoucherDisputes } from "./handle-voucher-disputes.ts";
import { settleVoucher } from "./settle-voucher.ts";
import { readVoucherKey } from "./voucher-key.ts";
import { getVoucher, getVoucherByReference } from "./voucher.repository.ts";

/**
 * Handles a provider's webhook: false if the reference is not a voucher's. Its content is not trusted; the provider is
 * queried.
 */
export async function handleVoucherWebhook(
  ctx: Context,
  providerCode: string,
  { reference, isDispute }: { reference: string; isDispute?: boolean },
): Promise<boolean> {
  const voucher = await getVoucherByReference(ctx, providerCode, reference);
  const provider = ctx.providers.find(({ code }) => code === providerCode);
  if (!voucher || !provider) return false;
  await settleVoucher(ctx, voucher.id, await fetchOutcome(provider, reference, voucher.status === "pending"));
  if (isDispute) await handleVoucherDisputes(ctx, voucher.id);
  return true;
}

/**
 * The browser returns from the provider; this proves nothing, so the provider is queried. Returns the path to redirect
 * to.
 */
export async function returnFromVoucher(
  ctx: Context,
  key: string,
): Promise<Result<{ path: string }, Refusal<"not_found">>> {
  const voucherId = readVoucherKey(ctx, key);
  const voucher = voucherId === null ? null : await getVoucher(ctx, voucherId);
  if (!voucher) return failure({ code: "not_found" });
  const provider = ctx.providers.find(({ code }) => code === voucher.method);
  let { status } = voucher;
  if (status === "pending" && provider && voucher.reference)
    status = await settleVoucher(ctx, voucher.id, await fetchOutcome(provider, voucher.reference, true));
  const result = status === "pending" || status === "failed" ? status : "paid";
  return success({ path: `/user/gift-voucher?bought=${result}` });
}
