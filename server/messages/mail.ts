import { createHash } from "node:crypto";
import path from "node:path";
import type { Context } from "#domain/context.ts";
import { findLanguages } from "#domain/platform/language/find-languages.ts";
import { translationOf } from "#domain/platform/language/keywords.ts";
import type { WaitingMail } from "#domain/platform/mail/mail.ts";
import { MAIL_TOPICS } from "#domain/platform/mail/mail-topic.ts";
import { pageAddress } from "#domain/page-address.ts";
import { getUnsubscribePath } from "#domain/customers/unsubscribe/get-unsubscribe-path.ts";
import { createDiskTransport, type DiskTransport } from "#integrations/mail/disk-transport.ts";
import type { MailTransport } from "#integrations/mail/mail-message.ts";
import type { Config } from "../config.ts";
import type { Shop } from "../shop.ts";

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
    const language = (await findLanguages(ctx)).find(({ code }) => code === mail.languageCode) ?? ctx.visitor.language;
    const unsubscribePath = await getUnsubscribePath(ctx, mail);
    const shop = {
      name: ctx.settings.shopName,
      email: ctx.settings.shopEmail,
      seat: ctx.settings.shopAddress,
      languageCode: language.code,
      direction: language.direction,
      t: translationOf(language.code),
      address: (page: string) => pageAddress(ctx, language.code, page),
      topic: MAIL_TOPICS[mail.template],
      unsubscribeUrl: unsubscribePath === null ? null : pageAddress(ctx, language.code, unsubscribePath),
    };
    // Loaded lazily: the mail renderer is large and not needed at startup.
    const { renderMail } = await import("#integrations/mail/render-mail.tsx");
    const drawn = await renderMail(shop, mail.template, mail.data);
    const transport = disk ?? (smtp ??= await openSmtp(ctx, config));
    await transport.send({
      id: idOf(mail),
      to: mail.recipient,
      languageCode: language.code,
      unsubscribeUrl: unsubscribePath === null ? null : `${ctx.shopUrl}${unsubscribePath}`,
      ...drawn,
    });
  }

  return { deliver, disk };
}

async function openSmtp(ctx: Context, { smtpUrl, mailFrom }: Config): Promise<MailTransport> {
  const { createSmtpTransport } = await import("#integrations/mail/smtp-transport.ts");
  return createSmtpTransport(smtpUrl!, mailFrom ?? `${ctx.settings.shopName} <${ctx.settings.shopEmail}>`);
}

function idOf(mail: WaitingMail): string {
  return createHash("sha256").update(mail.onceKey).digest("base64url").slice(0, 32);
}
