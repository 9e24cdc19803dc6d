import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { consumeRateLimit } from "../../platform/rate-limit/consume-rate-limit.ts";
import { withTransaction, type Context } from "../../context.ts";
import { isPushEndpoint, type PushTarget } from "./push.ts";
import type { SubscribeInput } from "./push.input.ts";
import { deleteOldSubscriptions, putSubscription } from "./push.repository.ts";

const MAX_BROWSERS = 10;
const MAX_PER_HOUR = 30;
const HOUR_MINUTES = 60;
const MAX_USER_AGENT_LENGTH = 300;

/** This browser or app gets push messages for the customer from now on. */
export async function subscribeToPushes(
  ctx: Context,
  input: SubscribeInput,
): Promise<Result<null, Failure<"sign_in" | "push_endpoint_refused" | "too_many_tries">>> {
  const { customerId, userAgent } = ctx.visitor;
  if (customerId === null) return failure({ code: "sign_in" });
  const target = targetOf(input);
  const isTaken = target.service === "fcm" ? ctx.isFcmEnabled : isPushEndpoint(target.endpoint);
  if (!isTaken) return failure({ code: "push_endpoint_refused" });
  const limit = { name: "push-subscribe", of: `${customerId}`, max: MAX_PER_HOUR, minutes: HOUR_MINUTES };
  const taken = await consumeRateLimit(ctx, limit);
  if (!taken.ok) return taken;
  await withTransaction(ctx, async (inside) => {
    await putSubscription(inside, { ...target, customerId, userAgent: userAgent.slice(0, MAX_USER_AGENT_LENGTH) });
    await deleteOldSubscriptions(inside, customerId, MAX_BROWSERS);
  });
  return success(null);
}

function targetOf(input: SubscribeInput): Omit<PushTarget, "id"> {
  return "fcm_token" in input
    ? { service: "fcm", endpoint: input.fcm_token, publicKey: "", authKey: "" }
    : { service: "web_push", endpoint: input.endpoint, publicKey: input.keys.p256dh, authKey: input.keys.auth };
}
