import { createHash } from "node:crypto";
import path from "node:path";
import type { Context } from "#domain/context.ts";
import { TEST_KEY, type WaitingMail } from "#domain/platform/mail/mail.ts";
import { getMailSender } from "#domain/platform/mail-text/get-mail-texts.ts";
import { getUnsubscribePath } from "#domain/customers/unsubscribe/get-unsubscribe-path.ts";
import { createDiskTransport, type DiskTransport } from "#integrations/mail/disk-transport.ts";
import type { MailTransport } from "#integrations/mail/mail-message.ts";
import type { Config } from "../config.ts";
import type { Shop } from "../shop.ts";
import { renderShopMail } from "./render-shop-mail.ts";

export type MailDelivery = {
  deliver(ctx: Context, mail: WaitingMail): Promise<void>;
  /** Where mails are stored for reading; null if they go to a mail server. */
  disk: DiskTransport | null;
};

/** Renders a mail of the outbox in its recipient's language and sends it. */
export function createMailDelivery({ config, now }: Shop): MailDelivery {
  const disk = config.smtpUrl ? null : createDiskTransport(path.resolve(config.dataDir, "mail"), now);
  let smtp: MailTransport | null = null;

  async function deliver(ctx: Context, mail: WaitingMail): Promise<void> {
    const unsubscribePath = await getUnsubscribePath(ctx, mail);
    const rendered = await renderShopMail(ctx, {
      ...mail,
      unsubscribePath,
      isTest: mail.idempotencyKey.startsWith(TEST_KEY),
    });
    const transport = disk ?? (smtp ??= await openSmtp(ctx, config));
    await transport.send({
      id: idOf(mail),
      to: mail.recipient,
      from: (await getMailSender(ctx, mail.languageCode))?.name || senderNameOf(ctx, config),
      replyTo: ctx.settings.mailReplyTo || ctx.settings.shopEmail,
      languageCode: mail.languageCode,
      unsubscribeUrl: unsubscribePath === null ? null : `${ctx.shopUrl}${unsubscribePath}`,
      ...rendered,
    });
  }

  return { deliver, disk };
}

/** `MAIL_FROM` is an address, with or without a name: "Souk <hello@souk.example>". */
const MAIL_FROM = /^(.*?)\s*<([^<>]+)>$/;

async function openSmtp(ctx: Context, { smtpUrl, mailFrom }: Config): Promise<MailTransport> {
  const { createSmtpTransport } = await import("#integrations/mail/smtp-transport.ts");
  return createSmtpTransport(smtpUrl!, mailFrom ? (MAIL_FROM.exec(mailFrom)?.[2] ?? mailFrom) : ctx.settings.shopEmail);
}

function senderNameOf({ settings }: Context, { mailFrom }: Config): string {
  return settings.mailSenderName || (MAIL_FROM.exec(mailFrom ?? "")?.[1] ?? "") || settings.shopName;
}

function idOf(mail: WaitingMail): string {
  return createHash("sha256").update(mail.idempotencyKey).digest("base64url").slice(0, 32);
}
