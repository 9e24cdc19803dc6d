import type { Refusal } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { consumeRateLimit } from "../../platform/rate-limit/consume-rate-limit.ts";
import { withTransaction, type Context } from "../../context.ts";
import { isPushEndpoint } from "./push.ts";
import type { SubscribeInput } from "./push.input.ts";
import { deleteOldSubscriptions, putSubscription } from "./push.repository.ts";

const MAX_BROWSERS = 10;
const MAX_PER_HOUR = 30;
const HOUR_MINUTES = 60;
const MAX_USER_AGENT_LENGTH = 300;

/** This browser gets push messages for the customer from now on. */
export async function subscribeToPushes(
  ctx: Context,
  { endpoint, keys }: SubscribeInput,
): Promise<Result<null, Refusal<"sign_in" | "push_endpoint_refused" | "too_many_tries">>> {
  const { customerId, userAgent } = ctx.visitor;
  if (customerId === null) return failure({ code: "sign_in" });
  if (!isPushEndpoint(endpoint)) return failure({ code: "push_endpoint_refused" });
  const limit = { name: "push-subscribe", of: `${customerId}`, most: MAX_PER_HOUR, minutes: HOUR_MINUTES };
  const taken = await consumeRateLimit(ctx, limit);
  if (!taken.ok) return taken;
  await withTransaction(ctx, async (inside) => {
    await putSubscription(inside, {
      customerId,
      endpoint,
      publicKey: keys.p256dh,
      authKey: keys.auth,
      userAgent: userAgent.slice(0, MAX_USER_AGENT_LENGTH),
    });
    await deleteOldSubscriptions(inside, customerId, MAX_BROWSERS);
  });
  return success(null);
}
