import type { Translate } from "#shared/translate.ts";
import type { Context } from "../../context.ts";
import { translationOf } from "../../platform/language/keywords.ts";
import { getTopicChoice } from "./get-topic-choice.ts";
import type { MessageType } from "./notification.ts";
import { getLanguageOf, insertNotification } from "./notification.repository.ts";
import type { Topic } from "./topic.ts";

type Words = { title: string; message: string };

export type Told = {
  customerId: number;
  topic: Topic;
  /** The text, in the customer's language. */
  write: (t: Translate, languageCode: string) => Words | Promise<Words>;
  messageType?: MessageType;
  /** A path of the shop, without its language. */
  link?: string;
  /** Idempotency key: a second notification with the same key is not written. */
  onceKey?: string;
};

/**
 * Notifies a customer, in the transaction of the cause. Returns the notification's id; null if already sent, or not
 * wanted.
 */
export async function notifyCustomer(
  ctx: Context,
  { customerId, topic, write, messageType = "info", link, onceKey }: Told,
): Promise<number | null> {
  if (topic !== "security" && !(await getTopicChoice(ctx, customerId, topic)).isNotified) return null;
  const languageCode = (await getLanguageOf(ctx, customerId)) ?? ctx.settings.defaultLanguage;
  return insertNotification(ctx, {
    customerId,
    topic,
    ...(await write(translationOf(languageCode), languageCode)),
    messageType,
    link: link ?? null,
    onceKey: onceKey ?? null,
  });
}
