import { requireOwnShop } from "#domain/shops/shop/require-own-shop.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import type { ConversationRequest, ReachedConversation } from "./conversation.ts";
import { getConversationOf } from "./conversation.repository.ts";

/**
 * The conversation, for its customer or for those of its shop whose role has the right. Staff who look at the shop do
 * not reach it: they read what is reported.
 */
export async function reachConversation(
  ctx: Context,
  { id, side }: ConversationRequest,
  right: "orders.read" | "orders.write",
): Promise<Result<ReachedConversation, Failure<"sign_in" | "not_found" | "not_yours" | "two_step_missing">>> {
  const { customerId } = ctx.visitor;
  if (customerId === null) return failure({ code: "sign_in" });
  const shop = side === "shop" ? await requireOwnShop(ctx, right) : null;
  if (shop && !shop.ok) return shop;
  if (shop?.value.isLookedAt) return failure({ code: "not_found" });
  const found = await getConversationOf(ctx, shop ? { shopId: shop.value.id } : { customerId }, id);
  return found ? success(found) : failure({ code: "not_found" });
}

/** Whether a side can write: neither blocks the other, and the operator has not closed it. */
export function isOpen({ isShopBlocking, isShopperBlocking, isClosed }: ReachedConversation): boolean {
  return !isShopBlocking && !isShopperBlocking && !isClosed;
}
