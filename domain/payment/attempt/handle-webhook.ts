import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { AttemptKind } from "#domain/payment/provider/attempt-kind.ts";
import type { ProviderEvent } from "#domain/payment/provider/payment-provider.ts";
import { syncAttempt, syncDisputes } from "#domain/payment/provider/sync-attempt.ts";
import type { Context } from "../../context.ts";
import { ATTEMPT_KINDS } from "./attempt-kinds.ts";

/** Processes a signed webhook of a provider once. Its content is not trusted; the provider is queried. */
export async function handleWebhook(
  ctx: Context,
  webhook: { provider: string; body: string; headers: Headers },
): Promise<Result<null, Failure<"not_found" | "not_yours">>> {
  const provider = ctx.providers.find(({ code }) => code === webhook.provider);
  if (!provider) return failure({ code: "not_found" });
  const event = await provider.readWebhook(webhook.body, webhook.headers);
  if (!event) return failure({ code: "not_yours" });
  // Acknowledged, or it would be redelivered again and again.
  if (event.reference === null) return success(null);
  for (const kind of ATTEMPT_KINDS)
    if (await handleEvent(ctx, kind, provider.code, { ...event, reference: event.reference })) return success(null);
  return failure({ code: "not_found" });
}

/** False if the event is not about an attempt of this kind. */
async function handleEvent(
  ctx: Context,
  kind: AttemptKind,
  provider: string,
  event: ProviderEvent & { reference: string },
): Promise<boolean> {
  const attempt = await kind.getByReference(ctx, provider, event.reference);
  if (!attempt) return false;
  await syncAttempt(ctx, kind, attempt, event);
  if (event.isDispute) await syncDisputes(ctx, kind, attempt.id);
  return true;
}
