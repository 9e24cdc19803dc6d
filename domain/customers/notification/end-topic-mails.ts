import type { Context } from "../../context.ts";
import { getTopicChoice } from "./get-topic-choice.ts";
import type { SwitchedTopic } from "./topic.ts";
import { writeTopic } from "./topic.repository.ts";

/** Stops mails of a topic; its notifications are unchanged. */
export async function endTopicMails(ctx: Context, customerId: number, topic: SwitchedTopic): Promise<void> {
  const { isNotified } = await getTopicChoice(ctx, customerId, topic);
  await writeTopic(ctx, customerId, { topic, isNotified, isMailed: false });
}
