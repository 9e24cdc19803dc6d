import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { consumeRateLimit } from "../../platform/rate-limit/consume-rate-limit.ts";
import { getFirstName } from "./live-channel.repository.ts";
import { liveRateLimit } from "./live-rate-limit.ts";

/** Signs a connection in as the customer. */
export async function authorizeUser(
  ctx: Context,
  socketId: string,
): Promise<Result<{ auth: string; userData: string }, Failure<"not_yours" | "too_many_tries">>> {
  const taken = await consumeRateLimit(ctx, liveRateLimit(ctx));
  if (!taken.ok) return taken;
  const { customerId } = ctx.visitor;
  if (customerId === null) return failure({ code: "not_yours" });
  const userData = JSON.stringify({
    id: String(customerId),
    user_info: { name: await getFirstName(ctx, customerId) },
  });
  return success({ auth: `${ctx.live.key}:${ctx.live.sign(`${socketId}::user::${userData}`)}`, userData });
}
