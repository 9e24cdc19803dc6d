import { requireOwnShop, type ShopFailure } from "#domain/shops/shop/require-own-shop.ts";
import { readListPage } from "#domain/platform/list/read-list-page.ts";
import { CONVERSATION_LIST } from "#shared/list/desk-lists.ts";
import type { ListPage, ListQuery } from "#shared/list/list.ts";
import { readListUrl } from "#shared/list/list-url.ts";
import type { InboxState } from "#shared/message-choices.ts";
import type { Page } from "#shared/page.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import type { InboxOwner, InboxThread } from "./conversation.ts";
import { countInbox, findInboxRows } from "./inbox.repository.ts";
import { previewOf } from "./notify-message.ts";
import type { ReadingSide } from "./order-message.ts";

export const THREADS_PER_PAGE = 20;
const UNREAD = readListUrl(CONVERSATION_LIST, new URLSearchParams({ state: "unread" }));

type InboxWish = { state: InboxState; page?: number | undefined };

/** What a customer wrote with shops, or a shop with its customers: unread first, then the newest. */
export async function findInbox(
  ctx: Context,
  side: ReadingSide,
  { state, page = 1 }: InboxWish,
): Promise<Result<Page<InboxThread>, ShopFailure>> {
  const parameters = { state, page: String(page), per_page: String(THREADS_PER_PAGE) };
  const found = await findThreads(ctx, side, readListUrl(CONVERSATION_LIST, new URLSearchParams(parameters)));
  return found.ok
    ? success({ items: found.value.rows, page, perPage: THREADS_PER_PAGE, total: found.value.total })
    : found;
}

/** The same as a list of the desk. */
export async function findThreads(
  ctx: Context,
  side: ReadingSide,
  query: ListQuery,
): Promise<Result<ListPage<InboxThread>, ShopFailure>> {
  const owner = await getInboxOwner(ctx, side);
  if (!owner.ok) return owner;
  const found = await readListPage(query, {
    count: () => countInbox(ctx, owner.value, query),
    find: (part) => findInboxRows(ctx, owner.value, query, part),
  });
  const rows = found.rows.map(({ text, author, at, ...row }) => ({
    ...row,
    text: previewOf(text),
    isOwn: author === side,
    at: new Date(at).toISOString(),
  }));
  return success({ ...found, rows });
}

async function getInboxOwner(ctx: Context, side: ReadingSide): Promise<Result<InboxOwner, ShopFailure>> {
  const { customerId } = ctx.visitor;
  if (customerId === null) return failure({ code: "sign_in" });
  if (side === "shopper") return success({ side, customerId });
  const shop = await requireOwnShop(ctx, "orders.read");
  return shop.ok ? success({ side, shopId: shop.value.id, isLookedAt: shop.value.isLookedAt }) : shop;
}

/** The number of a shop's threads with unread messages. The caller has checked who works for the shop. */
export function countUnreadOfShop(ctx: Context, shopId: number): Promise<number> {
  return countInbox(ctx, { side: "shop", shopId, isLookedAt: false }, UNREAD);
}
