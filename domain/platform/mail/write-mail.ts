import type { Context } from "../../context.ts";
import { isMailWanted } from "../../customers/notification/get-topic-choice.ts";
import type { MailData, MailTemplate } from "./mail.ts";
import { insertMail } from "./mail.repository.ts";
import { MAIL_TOPICS } from "./mail-topic.ts";

export type NewMail<Template extends MailTemplate> = {
  /** Deduplicates: a second mail with the same key is not written. */
  idempotencyKey: string;
  template: Template;
  recipient: string;
  languageCode: string;
  data: MailData[Template];
};

/**
 * Adds a mail to the outbox, in the transaction of its cause; it is sent after the commit. Not written if its recipient
 * has switched off the topic.
 */
export async function writeMail<Template extends MailTemplate>(ctx: Context, mail: NewMail<Template>): Promise<void> {
  // Deleted accounts get no more mails.
  if (mail.recipient.endsWith("@deleted.invalid")) return;
  const topic = MAIL_TOPICS[mail.template];
  // Subscribing to the newsletter is a choice of its own.
  const isChosen = topic === null || mail.template === "newsletter";
  if (!isChosen && !(await isMailWanted(ctx, mail.recipient, topic))) return;
  await insertMail(ctx, mail);
  ctx.enqueue("send-mails");
}
