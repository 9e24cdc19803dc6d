import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { hashOf } from "./subscribe.ts";
import { findSubscriberByKeyHash, markConfirmed } from "./subscriber.repository.ts";

/** Whether the link of a confirmation mail works. */
export async function isConfirmationKey(ctx: Context, key: string): Promise<boolean> {
  return (await findSubscriberByKeyHash(ctx, hashOf(ctx, key))) !== null;
}

/** The second step of the opt-in, by the link in the mail. Idempotent. */
export async function confirmSubscription(ctx: Context, key: string): Promise<Result<null, Failure<"link_ended">>> {
  const subscriber = await findSubscriberByKeyHash(ctx, hashOf(ctx, key));
  if (!subscriber) return failure({ code: "link_ended" });
  await markConfirmed(ctx, subscriber.id);
  return success(null);
}
