import type { Refusal } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { hearOfRecharge } from "#domain/wallet/hear-of-recharge.ts";
import type { Context } from "../context.ts";
import { getPaymentByReference } from "./payment.repository.ts";
import { settlePayment } from "./settle-payment.ts";

/** A signed message of a provider: taken once. What it says is not believed; the provider is asked. */
export async function takeProviderMessage(
  ctx: Context,
  message: { provider: string; body: string; headers: Headers },
): Promise<Result<null, Refusal<"not_found" | "not_yours">>> {
  const provider = ctx.providers.find(({ code }) => code === message.provider);
  if (!provider) return failure({ code: "not_found" });
  const event = await provider.readEvent(message.body, message.headers);
  if (!event) return failure({ code: "not_yours" });
  const payment = await getPaymentByReference(ctx, provider.code, event.reference);
  // Acknowledged, for it would come again and again.
  if (event.reference === null) return success(null);
  if (!payment)
    return (await hearOfRecharge(ctx, provider.code, event.reference)) ? success(null) : failure({ code: "not_found" });
  await settlePayment(ctx, payment.id, await provider.ask(event.reference), event);
  return success(null);
}
