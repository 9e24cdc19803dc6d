import { isKey, isOrderKey, isOwnPurchase } from "#domain/order/purchase-access.ts";
import { readOrderCode } from "#domain/order/order-code.ts";
import { getOwnShop } from "#domain/shop/get-own-shop.ts";
import { mayDo } from "#domain/staff/permission.ts";
import { neverHappens } from "#shared/result.ts";
import type { Context } from "../context.ts";
import type { MessagesWish, ReachedOrder } from "./order-message.ts";
import { getMessagedOrder, type MessagedOrder } from "./order-message.repository.ts";

/**
 * The order, for whoever may talk about it from that side: who placed it, with a key only while it belongs to no account; its own
 * shop; staff. Null for everybody else.
 */
export async function reachOrder(
  ctx: Context,
  { code, side, key }: MessagesWish,
  permission: "orders.read" | "orders.write",
): Promise<ReachedOrder | null> {
  const order = await getMessagedOrder(ctx, readOrderCode(code));
  if (!order) return null;
  switch (side) {
    case "shopper":
      return isShopper(ctx, order, key) ? order : null;
    case "shop":
      return (await getOwnShop(ctx))?.id === order.shopId ? order : null;
    case "operator":
      return mayDo(ctx, permission) ? order : null;
    default:
      return neverHappens(side);
  }
}

function isShopper(ctx: Context, order: MessagedOrder, key: string | undefined): boolean {
  if (isOwnPurchase(ctx, order)) return true;
  return order.customerId === null && (isOrderKey(ctx, key, order) || isKey(ctx, key, order.purchaseKeyHash));
}
