import type { ListQuery } from "#shared/list/list.ts";
import { SHOP_ORDER_LIST } from "#shared/list/order-lists.ts";
import { hasShopRight, type ShopRole } from "#shared/shop-role.ts";
import type { Context } from "../../context.ts";
import { countUnreadOfShop } from "../../orders/message/find-inbox.ts";
import { countUnanswered } from "../../orders/return/find-returns.ts";
import { countShopOrders, findShopOrders } from "./find-shop-orders.ts";
import type { LowStock, ShopOrderCard, ShopOrderCounts, ShopOrderState } from "./shop-order.ts";
import { findLowStockRows } from "./shop-orders.repository.ts";

const MAX_ORDERS = 5;
const MAX_LOW = 6;

/** A seller's pending work. */
export type ShopOverview = {
  counts: ShopOrderCounts;
  /** To be confirmed, newest first. */
  newOrders: ShopOrderCard[];
  /** Confirmed, but not fully sent. */
  toSend: ShopOrderCard[];
  lowStock: LowStock[];
  /** Orders with new messages from the shopper. */
  unreadCount: number;
  /** Returns that wait for the shop's decision. */
  returnsCount: number;
};

/** What a member's role shows of it; null: not for them. */
export type VisibleOverview = { orders: Omit<ShopOverview, "lowStock"> | null; lowStock: LowStock[] | null };

export function limitOverview({ lowStock, ...orders }: ShopOverview, role: ShopRole): VisibleOverview {
  return {
    orders: hasShopRight(role, "orders.read") ? orders : null,
    lowStock: hasShopRight(role, "products.read") ? lowStock : null,
  };
}

export async function getShopOverview(ctx: Context, shopId: number): Promise<ShopOverview> {
  const few = (state: ShopOrderState): ListQuery => ({
    search: "",
    sort: SHOP_ORDER_LIST.defaultSort,
    filters: [{ name: "state", operator: "is", values: [state] }],
    page: 1,
    perPage: MAX_ORDERS,
  });
  const [counts, newOrders, toSend, lowStock, unreadCount, returnsCount] = await Promise.all([
    countShopOrders(ctx, shopId),
    findShopOrders(ctx, shopId, few("new")),
    findShopOrders(ctx, shopId, few("to_send")),
    findLowStockRows(ctx, shopId, MAX_LOW),
    countUnreadOfShop(ctx, shopId),
    countUnanswered(ctx, shopId),
  ]);
  return { counts, newOrders: newOrders.rows, toSend: toSend.rows, lowStock, unreadCount, returnsCount };
}
