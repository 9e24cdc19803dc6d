import type { Context } from "../../context.ts";
import { isMailWanted } from "../../customers/notification/get-topic-choice.ts";
import type { MailData, MailTemplate } from "./mail.ts";
import { insertMail } from "./mail.repository.ts";
import { MAIL_TOPICS } from "./mail-topic.ts";

export type NewMail<Template extends MailTemplate> = {
  /** One cause, one mail: a second one with the same key is not written. */
  onceKey: string;
  template: Template;
  recipient: string;
  languageCode: string;
  data: MailData[Template];
};

/** Puts a mail into the outbox, in the transaction of what causes it; it leaves after the commit. Not written where its reader has switched its topic off. */
export async function writeMail<Template extends MailTemplate>(ctx: Context, mail: NewMail<Template>): Promise<void> {
  // Whoever ended the account is written to no more.
  if (mail.recipient.endsWith("@deleted.invalid")) return;
  const topic = MAIL_TOPICS[mail.template];
  if (topic !== null && !(await isMailWanted(ctx, mail.recipient, topic))) return;
  await insertMail(ctx, mail);
  ctx.enqueue("send-mails");
}
