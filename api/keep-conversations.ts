import { blockConversation } from "#domain/orders/message/block-conversation.ts";
import type { ConversationWish } from "#domain/orders/message/conversation.ts";
import type { ConversationReportInput } from "#domain/orders/message/conversation.input.ts";
import { findInbox } from "#domain/orders/message/find-inbox.ts";
import { getConversation, markConversationRead } from "#domain/orders/message/get-conversation.ts";
import type { ReadingSide } from "#domain/orders/message/order-message.ts";
import { reportConversation } from "#domain/orders/message/report-conversation.ts";
import { writeInConversation } from "#domain/orders/message/write-in-conversation.ts";
import type { InboxState } from "#shared/message-choices.ts";
import { toWire } from "#shared/wire.ts";
import { type ApiContext, done, refuse } from "./answer.ts";
import { paged } from "./paged.ts";

/** What the calls of shoppers and of shops have in common. */

export async function listInbox(
  c: ApiContext,
  side: ReadingSide,
  path: string,
  wish: { state: InboxState; page?: number | undefined },
) {
  const found = await findInbox(c.var.ctx, side, wish);
  return found.ok ? c.json({ threads: paged(c, path, found.value) }, 200) : refuse(c, found.failure);
}

export async function showConversation(c: ApiContext, wish: ConversationWish) {
  const found = await getConversation(c.var.ctx, wish);
  return found.ok ? c.json({ conversation: toWire(found.value) }, 200) : refuse(c, found.failure);
}

export async function takeMessage(c: ApiContext, { id, side }: ConversationWish, text: string) {
  const written = await writeInConversation(c.var.ctx, { side, text }, id);
  if (!written.ok) return refuse(c, written.failure);
  return c.json({ success: c.var.ctx.t("Message sent"), conversation: toWire(written.value) }, 200);
}

export async function markRead(c: ApiContext, wish: ConversationWish) {
  return done(c, await markConversationRead(c.var.ctx, wish), c.var.ctx.t("Marked as read"));
}

export async function block(c: ApiContext, wish: ConversationWish, isBlocked: boolean) {
  const blocked = await blockConversation(c.var.ctx, wish, isBlocked);
  if (!blocked.ok) return refuse(c, blocked.failure);
  const { t } = c.var.ctx;
  return c.json({ success: isBlocked ? t("Messages blocked") : t("Messages allowed again") }, 200);
}

export async function takeReport(c: ApiContext, wish: ConversationWish, report: ConversationReportInput) {
  const reported = await reportConversation(c.var.ctx, wish, report);
  return reported.ok
    ? c.json({ success: c.var.ctx.t("Thank you. We'll look at this conversation.") }, 200)
    : refuse(c, reported.failure);
}
