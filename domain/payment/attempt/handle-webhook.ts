import type { Refusal } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { handleVoucherWebhook } from "#domain/accounts/voucher/handle-voucher-webhook.ts";
import { handleRechargeWebhook } from "#domain/accounts/wallet/handle-recharge-webhook.ts";
import type { Context } from "../../context.ts";
import { syncPayment } from "./sync-payment.ts";
import { handleDisputes } from "./handle-disputes.ts";
import { getPaymentByReference } from "./payment.repository.ts";

/** Processes a signed webhook event of a provider once. Its content is not trusted; the provider is queried. */
export async function handleWebhook(
  ctx: Context,
  message: { provider: string; body: string; headers: Headers },
): Promise<Result<null, Refusal<"not_found" | "not_yours">>> {
  const provider = ctx.providers.find(({ code }) => code === message.provider);
  if (!provider) return failure({ code: "not_found" });
  const event = await provider.readWebhook(message.body, message.headers);
  if (!event) return failure({ code: "not_yours" });
  // Acknowledged, or it would be redelivered again and again.
  if (event.reference === null) return success(null);
  const payment = await getPaymentByReference(ctx, provider.code, event.reference);
  if (!payment) {
    const about = { reference: event.reference, isDispute: event.isDispute ?? false };
    const isKnown =
      (await handleRechargeWebhook(ctx, provider.code, about)) ||
      (await handleVoucherWebhook(ctx, provider.code, about));
    return isKnown ? success(null) : failure({ code: "not_found" });
  }
  await syncPayment(ctx, provider, { ...payment, reference: event.reference }, event);
  if (event.isDispute) await handleDisputes(ctx, provider, payment.id);
  return success(null);
}
