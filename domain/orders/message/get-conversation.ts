import { success, type Result } from "#shared/result.ts";
import { findShopsById } from "#domain/shops/shop/find-shops-by-id.ts";
import type { Failure } from "#shared/failures.ts";
import type { Context } from "../../context.ts";
import type { ConversationView, ConversationRequest, ReachedConversation } from "./conversation.ts";
import { cancelMail } from "./conversation.repository.ts";
import { hasOpenReport } from "./conversation-report.repository.ts";
import { findShownMessages } from "./find-order-messages.ts";
import type { MessageSide, OrderMessage, ReadingSide } from "./order-message.ts";
import { markReadBy } from "./order-message.repository.ts";
import { isOpen, reachConversation } from "./reach-conversation.ts";

type ReachFailure = Failure<"sign_in" | "not_found" | "not_yours" | "two_step_missing">;

/** A conversation as its customer or its shop sees it. */
export async function getConversation(
  ctx: Context,
  request: ConversationRequest,
): Promise<Result<ConversationView, ReachFailure>> {
  const reached = await reachConversation(ctx, request, "orders.read");
  return reached.ok ? success(await viewConversation(ctx, reached.value, request.side)) : reached;
}

export async function viewConversation(
  ctx: Context,
  conversation: ReachedConversation,
  side: ReadingSide,
): Promise<ConversationView> {
  const { id, shopId, shopName, shopperName } = conversation;
  const isShown = side === "shopper" && (await findShopsById(ctx, [shopId])).length > 0;
  return {
    id,
    shopName,
    shopSlug: isShown ? conversation.shopSlug : null,
    otherName: side === "shop" ? shopperName : shopName,
    messages: await findConversationMessages(ctx, conversation, side),
    isBlocked: side === "shop" ? conversation.isShopBlocking : conversation.isShopperBlocking,
    isClosed: !isOpen(conversation),
    isReported: await hasOpenReport(ctx, id, side),
  };
}

export function findConversationMessages(
  ctx: Context,
  { id, shopName: shop, shopperName: shopper }: ReachedConversation,
  side: MessageSide,
): Promise<OrderMessage[]> {
  return findShownMessages(ctx, { conversationId: id }, side, { shopper, shop });
}

/** Marks all messages of the conversation as read by this side; the next one sends a notification again. */
export async function markConversationRead(
  ctx: Context,
  request: ConversationRequest,
): Promise<Result<null, ReachFailure>> {
  const reached = await reachConversation(ctx, request, "orders.write");
  if (!reached.ok) return reached;
  await markReadBy(ctx, { conversationId: request.id }, request.side);
  await cancelMail(ctx, request.id, request.side);
  return success(null);
}
