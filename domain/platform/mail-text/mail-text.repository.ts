import { and, eq, inArray, sql } from "drizzle-orm";
import { mailLayouts, mailSenders, mailTexts } from "#db/schema/mail.ts";
import type { Context } from "../../context.ts";
import type { MailLayout, MailSender } from "./mail-text.ts";

/** Until the transaction ends, no other text, arrangement or sender of mails is written. */
export async function lockMailTexts(ctx: Context): Promise<void> {
  await ctx.db.execute(sql`lock table ${mailTexts}, ${mailLayouts}, ${mailSenders} in share row exclusive mode`);
}

export function findMailTextRows(ctx: Context) {
  return ctx.db.select().from(mailTexts);
}

/** Empty texts are deleted. */
export async function storeMailTexts(
  ctx: Context,
  template: string,
  languageCode: string,
  texts: Readonly<Record<string, string>>,
): Promise<void> {
  const removed = Object.keys(texts).filter((keyword) => texts[keyword] === "");
  const written = Object.entries(texts).filter(([, text]) => text !== "");
  const ofMail = and(eq(mailTexts.template, template), eq(mailTexts.languageCode, languageCode));
  if (removed.length > 0) await ctx.db.delete(mailTexts).where(and(ofMail, inArray(mailTexts.keyword, removed)));
  if (written.length > 0)
    await ctx.db
      .insert(mailTexts)
      .values(written.map(([keyword, text]) => ({ template, languageCode, keyword, text })))
      .onConflictDoUpdate({
        target: [mailTexts.template, mailTexts.languageCode, mailTexts.keyword],
        set: { text: sql`excluded.text` },
      });
}

export function findLayoutRows(ctx: Context): Promise<MailLayout[]> {
  return ctx.db.select().from(mailLayouts);
}

/** Without blocks the mail is as usual. */
export async function storeLayout(ctx: Context, { template, languageCode, blocks }: MailLayout): Promise<void> {
  const ofMail = and(eq(mailLayouts.template, template), eq(mailLayouts.languageCode, languageCode));
  await ctx.db.delete(mailLayouts).where(ofMail);
  if (blocks.length > 0) await ctx.db.insert(mailLayouts).values({ template, languageCode, blocks });
}

export function findSenderRows(ctx: Context): Promise<MailSender[]> {
  return ctx.db.select().from(mailSenders);
}

export async function replaceSenders(ctx: Context, senders: readonly MailSender[]): Promise<void> {
  await ctx.db.delete(mailSenders);
  if (senders.length > 0) await ctx.db.insert(mailSenders).values([...senders]);
}
