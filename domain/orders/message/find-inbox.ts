import { requireOwnShop, type ShopRefusal } from "#domain/shops/shop/require-own-shop.ts";
import type { InboxState } from "#shared/message-choices.ts";
import type { Page } from "#shared/page.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import type { InboxOwner, InboxThread } from "./conversation.ts";
import { countInbox, findInboxRows } from "./inbox.repository.ts";
import { previewOf } from "./notify-message.ts";
import type { ReadingSide } from "./order-message.ts";

export const THREADS_PER_PAGE = 20;

type InboxWish = { state: InboxState; page?: number | undefined; perPage?: number };

/** What a customer wrote with shops, or a shop with its customers: unread first, then the newest. */
export async function findInbox(
  ctx: Context,
  side: ReadingSide,
  { state, page = 1, perPage = THREADS_PER_PAGE }: InboxWish,
): Promise<Result<Page<InboxThread>, ShopRefusal>> {
  const owner = await getInboxOwner(ctx, side);
  if (!owner.ok) return owner;
  const part = { limit: perPage, offset: (page - 1) * perPage };
  const [rows, total] = await Promise.all([
    findInboxRows(ctx, owner.value, state, part),
    countInbox(ctx, owner.value, state),
  ]);
  const items = rows.map(({ text, author, at, ...row }) => ({
    ...row,
    text: previewOf(text),
    isOwn: author === side,
    at: new Date(at).toISOString(),
  }));
  return success({ items, page, perPage, total });
}

async function getInboxOwner(ctx: Context, side: ReadingSide): Promise<Result<InboxOwner, ShopRefusal>> {
  const { customerId } = ctx.visitor;
  if (customerId === null) return failure({ code: "sign_in" });
  if (side === "shopper") return success({ side, customerId });
  const shop = await requireOwnShop(ctx, "orders.read");
  return shop.ok ? success({ side, shopId: shop.value.id, isLookedAt: shop.value.isLookedAt }) : shop;
}

/** The number of a shop's threads with unread messages. The caller has checked who works for the shop. */
export function countUnreadOfShop(ctx: Context, shopId: number): Promise<number> {
  return countInbox(ctx, { side: "shop", shopId, isLookedAt: false }, "unread");
}
