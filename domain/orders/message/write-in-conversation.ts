import { publish } from "#domain/platform/live/publish.ts";
import { consumeRateLimit } from "#domain/platform/rate-limit/consume-rate-limit.ts";
import { findTeamRecipients } from "#domain/shops/team/notify-team.ts";
import { userChannel } from "#shared/live-channel.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import type { ConversationView, ReachedConversation } from "./conversation.ts";
import { touchConversation } from "./conversation.repository.ts";
import { viewConversation } from "./get-conversation.ts";
import { notifyInConversation } from "./notify-in-conversation.ts";
import type { ReadingSide } from "./order-message.ts";
import { isOpen, reachConversation } from "./reach-conversation.ts";
import { storeMessage } from "./store-message.ts";
import { limitOf } from "./write-order-message.ts";

export type WriteFailure = Failure<
  "sign_in" | "not_found" | "not_yours" | "two_step_missing" | "too_many_tries" | "conversation_closed"
>;

/** Time for the other side to read it in the shop before it is mailed, and between two mails about a conversation. */
const MAIL_WAIT = { minutes: 2, betweenMinutes: 60 };

type Written = { side: ReadingSide; text: string; productId?: number | null };

/** Writes to the other side. `conversation`: its id, or what begins it. */
export async function writeInConversation(
  ctx: Context,
  { side, text, productId = null }: Written,
  conversation: number | ((inside: Context) => Promise<number>),
): Promise<Result<ConversationView, WriteFailure>> {
  const taken = await consumeRateLimit(ctx, limitOf(ctx));
  if (!taken.ok) return taken;
  return withTransaction(ctx, async (inside): Promise<Result<ConversationView, WriteFailure>> => {
    const id = typeof conversation === "number" ? conversation : await conversation(inside);
    const reached = await reachConversation(inside, { id, side }, "orders.write");
    if (!reached.ok) return reached;
    if (!isOpen(reached.value)) return failure({ code: "conversation_closed" });
    const stored = await storeMessage(inside, { conversationId: id }, { side, text, productId });
    const to = side === "shopper" ? "shop" : "shopper";
    await touchConversation(inside, id, to, MAIL_WAIT);
    if (stored.toNotify.includes(to)) await notifyInConversation(inside, reached.value, to, { id: stored.id, text });
    await publishMessage(inside, reached.value, { id: stored.id, author: side });
    return success(await viewConversation(inside, reached.value, side));
  });
}

/** To the open pages of both sides. */
async function publishMessage(
  ctx: Context,
  { id, shopId, customerId }: ReachedConversation,
  message: { id: number; author: ReadingSide },
): Promise<void> {
  const team = await findTeamRecipients(ctx, shopId, "orders.read");
  const readers = new Set([customerId, ...team.map((member) => member.customerId)]);
  await publish(ctx, [
    { channels: [...readers].map(userChannel), name: "message", data: { ...message, conversation_id: id } },
  ]);
}
