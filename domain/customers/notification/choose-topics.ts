import type { Failure } from "#shared/failures.ts";
import { failure, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { findTopics } from "./find-topics.ts";
import type { TopicsInput } from "./topic.input.ts";
import type { TopicChoice } from "./topic.ts";
import { writeTopic } from "./topic.repository.ts";

/** Switches topics on and off; those not named are unchanged. */
export async function chooseTopics(
  ctx: Context,
  { topics }: TopicsInput,
): Promise<Result<TopicChoice[], Failure<"sign_in">>> {
  const { customerId } = ctx.visitor;
  if (customerId === null) return failure({ code: "sign_in" });
  await withTransaction(ctx, async (inside) => {
    for (const { topic, is_notified: isNotified, is_mailed: isMailed } of topics)
      await writeTopic(inside, customerId, { topic, isNotified, isMailed });
  });
  return findTopics(ctx);
}
