import type { KeywordMap } from "#shared/translate.ts";
import type { Context } from "../../context.ts";
import type { MailBlock, MailTemplate } from "../mail/mail.ts";
import { MAIL_TEXTS_TAG, type MailSender } from "./mail-text.ts";
import { findLayoutRows, findMailTextRows, findSenderRows } from "./mail-text.repository.ts";

/** The operator's own sentences of a mail, by keyword. */
export async function getMailTexts(ctx: Context, template: MailTemplate, languageCode: string): Promise<KeywordMap> {
  const rows = await ctx.cache.get("mail-texts", [MAIL_TEXTS_TAG], () => findMailTextRows(ctx));
  const own = rows.filter((row) => row.template === template && row.languageCode === languageCode);
  return Object.fromEntries(own.map(({ keyword, text }) => [keyword, text]));
}

/** How the operator arranged a mail; empty: as usual. */
export async function getMailBlocks(ctx: Context, template: MailTemplate, languageCode: string): Promise<MailBlock[]> {
  const rows = await ctx.cache.get("mail-layouts", [MAIL_TEXTS_TAG], () => findLayoutRows(ctx));
  return rows.find((row) => row.template === template && row.languageCode === languageCode)?.blocks ?? [];
}

export async function getMailSender(ctx: Context, languageCode: string): Promise<MailSender | null> {
  const rows = await ctx.cache.get("mail-senders", [MAIL_TEXTS_TAG], () => findSenderRows(ctx));
  return rows.find((row) => row.languageCode === languageCode) ?? null;
}
