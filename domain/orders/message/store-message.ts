import type { Context } from "../../context.ts";
import type { MessageSide, ReadingSide, ThreadRef } from "./order-message.ts";
import { hasUnread, insertMessage, lockMessages, markReadBy } from "./order-message.repository.ts";

const READERS: readonly ReadingSide[] = ["shopper", "shop"];

/**
 * Adds a message to a thread, in a transaction. Answering marks earlier messages as read. `toNotify`: the other sides,
 * unless one already has an unread message, of which it was notified.
 */
export async function storeMessage(
  ctx: Context,
  thread: ThreadRef,
  { side, text, productId = null }: { side: MessageSide; text: string; productId?: number | null },
): Promise<{ id: number; toNotify: ReadingSide[] }> {
  await lockMessages(ctx, thread);
  const toNotify: ReadingSide[] = [];
  for (const reader of READERS) if (reader !== side && !(await hasUnread(ctx, thread, reader))) toNotify.push(reader);
  if (side !== "operator") await markReadBy(ctx, thread, side);
  const id = await insertMessage(ctx, thread, { author: side, authorId: ctx.visitor.customerId, text, productId });
  return { id, toNotify };
}
