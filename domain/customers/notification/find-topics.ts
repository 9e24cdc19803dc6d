import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { TOPICS, usualChoice, type TopicChoice } from "./topic.ts";
import { findChosenTopics } from "./topic.repository.ts";

/** Every topic that can be switched off, with the signed-in customer's choice. */
export async function findTopics(ctx: Context): Promise<Result<TopicChoice[], Failure<"sign_in">>> {
  const { customerId } = ctx.visitor;
  if (customerId === null) return failure({ code: "sign_in" });
  const chosen = await findChosenTopics(ctx, customerId);
  return success(TOPICS.map((name) => chosen.find(({ topic }) => topic === name) ?? usualChoice(name)));
}
