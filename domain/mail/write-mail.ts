import type { Context } from "../context.ts";
import type { MailData, MailTemplate } from "./mail.ts";
import { insertMail } from "./mail.repository.ts";

export type NewMail<Template extends MailTemplate> = {
  /** One cause, one mail: a second one with the same key is not written. */
  onceKey: string;
  template: Template;
  recipient: string;
  languageCode: string;
  data: MailData[Template];
};

/** Puts a mail into the outbox, in the transaction of what causes it; it leaves after the commit. */
export async function writeMail<Template extends MailTemplate>(ctx: Context, mail: NewMail<Template>): Promise<void> {
  await insertMail(ctx, mail);
  ctx.wake("send-mails");
}
