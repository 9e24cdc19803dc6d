import type { Translate } from "#shared/translate.ts";
import { PUSH_EVENT, userChannel } from "#shared/live-channel.ts";
import { toWire } from "#shared/wire.ts";
import type { Context } from "../../context.ts";
import { translationOf } from "../../platform/language/keywords.ts";
import { publish } from "../../platform/live/publish.ts";
import { putDuePush } from "../push/send-pushes.ts";
import { getTopicChoice } from "./get-topic-choice.ts";
import type { MessageType } from "./notification.ts";
import { getLanguageOf, insertNotification } from "./notification.repository.ts";
import type { Topic } from "./topic.ts";

type Words = { title: string; message: string };

export type CustomerNotice = {
  customerId: number;
  topic: Topic;
  /** The text, in the customer's language. */
  write: (t: Translate, languageCode: string) => Words | Promise<Words>;
  messageType?: MessageType;
  /** A path of the shop, without its language. */
  link?: string;
  /** Idempotency key: a second notification with the same key is not written. */
  idempotencyKey?: string;
};

/**
 * Notifies a customer, in the transaction of the cause: stored first, sent to the open pages after the commit. Returns the notification's id; null if already sent, or not
 * wanted.
 */
export async function notifyCustomer(
  ctx: Context,
  { customerId, topic, write, messageType = "info", link, idempotencyKey }: CustomerNotice,
): Promise<number | null> {
  if (topic !== "security" && !(await getTopicChoice(ctx, customerId, topic)).isNotified) return null;
  const languageCode = (await getLanguageOf(ctx, customerId)) ?? ctx.settings.defaultLanguage;
  const row = await insertNotification(ctx, {
    customerId,
    topic,
    ...(await write(translationOf(languageCode), languageCode)),
    messageType,
    link: link ?? null,
    idempotencyKey: idempotencyKey ?? null,
  });
  if (!row) return null;
  await publish(ctx, [
    { channels: [userChannel(customerId)], name: PUSH_EVENT, data: toWire({ ...row, url: urlOf(ctx, row.link) }) },
  ]);
  await putDuePush(ctx, customerId, row.id);
  return row.id;
}

/** The public contract of the event has an absolute address in addition to the path. */
function urlOf(ctx: Context, link: string | null): string | null {
  return link === null ? null : ctx.shopUrl + link;
}
