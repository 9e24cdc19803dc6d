import type { Context } from "../../context.ts";
import { usualChoice, type SwitchedTopic, type TopicChoice } from "./topic.ts";
import { findCustomerIdOf, getChosenTopic } from "./topic.repository.ts";

/** A customer's choice for a topic. */
export async function getTopicChoice(ctx: Context, customerId: number, topic: SwitchedTopic): Promise<TopicChoice> {
  return (await getChosenTopic(ctx, customerId, topic)) ?? usualChoice(topic);
}

/** Whether an address accepts mails of a topic; guests get those that they asked for. */
export async function isMailWanted(ctx: Context, email: string, topic: SwitchedTopic): Promise<boolean> {
  const customerId = await findCustomerIdOf(ctx, email);
  return customerId === null || (await getTopicChoice(ctx, customerId, topic)).isMailed;
}
