import { isOrderKey, isOwnPurchase, isPurchaseKey } from "#domain/orders/order/purchase-access.ts";
import { readOrderCode } from "#domain/orders/order/order-code.ts";
import { requireOwnShop } from "#domain/shops/shop/require-own-shop.ts";
import { mayDo } from "#domain/platform/permission/permission.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, neverHappens, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import type { MessagesRequest, ReachedOrder } from "./order-message.ts";
import { getMessagedOrder, type MessagedOrder } from "./order-message.repository.ts";

/**
 * The order, for those who may write about it from that side: its buyer, by key only while it belongs to no account;
 * its own shop; staff. Null for everyone else.
 */
export async function reachOrder(
  ctx: Context,
  { code, side, key }: MessagesRequest,
  permission: "orders.read" | "orders.write",
): Promise<Result<ReachedOrder, Failure<"sign_in" | "not_found">>> {
  if (side !== "shopper" && ctx.visitor.customerId === null) return failure({ code: "sign_in" });
  const order = await getMessagedOrder(ctx, readOrderCode(code));
  const isReached = order !== null && (await mayTalk(ctx, order, { side, key, permission }));
  return isReached ? success(order) : failure({ code: "not_found" });
}

type Talk = Pick<MessagesRequest, "side" | "key"> & { permission: "orders.read" | "orders.write" };

async function mayTalk(ctx: Context, order: MessagedOrder, { side, key, permission }: Talk): Promise<boolean> {
  switch (side) {
    case "shopper":
      return isShopper(ctx, order, key);
    case "shop":
      return isShopMember(ctx, order, permission);
    case "operator":
      return mayDo(ctx, permission);
    default:
      return neverHappens(side);
  }
}

async function isShopMember(ctx: Context, order: MessagedOrder, permission: Talk["permission"]): Promise<boolean> {
  const shop = await requireOwnShop(ctx, permission);
  return shop.ok && shop.value.id === order.shopId;
}

function isShopper(ctx: Context, order: MessagedOrder, key: string | undefined): boolean {
  if (isOwnPurchase(ctx, order)) return true;
  const purchase = { trxId: order.trxId, keyHash: order.purchaseKeyHash };
  return order.customerId === null && (isOrderKey(ctx, key, order) || isPurchaseKey(ctx, key, purchase));
}
