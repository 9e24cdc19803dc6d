import { writeMail } from "#domain/platform/mail/write-mail.ts";
import { findTeamRecipients } from "#domain/shops/team/notify-team.ts";
import { withTransaction, type Context } from "../../context.ts";
import { claimDueMails, findUnreadTexts, type DueMail } from "./conversation-mail.repository.ts";
import type { ReadingSide } from "./order-message.ts";

const BATCH_SIZE = 50;
const MAX_TEXTS = 5;

/** Mails what is unread in conversations: one mail with all new messages, however many there are. Returns their number. */
export async function mailConversations(ctx: Context): Promise<number> {
  return (await mailSide(ctx, "shop")) + (await mailSide(ctx, "shopper"));
}

async function mailSide(ctx: Context, side: ReadingSide): Promise<number> {
  let mailed = 0;
  for (;;) {
    const claimed = await withTransaction(ctx, async (inside) => {
      const due = await claimDueMails(inside, side, BATCH_SIZE);
      for (const conversation of due) await mailUnread(inside, conversation, side);
      return due.length;
    });
    mailed += claimed;
    if (claimed < BATCH_SIZE) return mailed;
  }
}

async function mailUnread(ctx: Context, due: DueMail, side: ReadingSide): Promise<void> {
  const unread = await findUnreadTexts(ctx, due.id, side, MAX_TEXTS);
  const last = unread.at(-1);
  if (!last) return;
  const idempotencyKey = `conversation:${due.id}:${side}:${last.id}`;
  const texts = unread.map(({ text }) => text);
  const mail = { template: "conversation-message" as const };
  if (side === "shopper") {
    await writeMail(ctx, {
      ...mail,
      idempotencyKey,
      recipient: due.email,
      languageCode: due.languageCode ?? ctx.settings.defaultLanguage,
      data: { name: due.shopperName, from: due.shopName, texts, path: `/user/messages/${due.id}` },
    });
    return;
  }
  for (const member of await findTeamRecipients(ctx, due.shopId, "orders.read"))
    await writeMail(ctx, {
      ...mail,
      idempotencyKey: `${idempotencyKey}:${member.customerId}`,
      recipient: member.email,
      languageCode: member.languageCode ?? ctx.settings.defaultLanguage,
      data: { name: member.name, from: due.shopperName, texts, path: `/seller/messages/${due.id}` },
    });
}
