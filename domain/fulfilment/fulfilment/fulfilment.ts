import type { Context } from "../../context.ts";
import type { Actor } from "../../orders/order/order.ts";
import { success, type Result } from "#shared/result.ts";
import type { ShopRight } from "#shared/shop-role.ts";
import { requireOwnShop, type ShopFailure } from "../../shops/shop/require-own-shop.ts";

/** Who manages an order. `shopId` null: the operator, who may do so for every shop. */
export type OrderManager = { shopId: number | null; actor: Actor };

/** A member of a shop with this right, for that shop only. */
export async function getOrderManager(
  ctx: Context,
  right: ShopRight,
): Promise<Result<OrderManager & { shopId: number }, ShopFailure>> {
  const shop = await requireOwnShop(ctx, right);
  if (!shop.ok) return shop;
  return success({ shopId: shop.value.id, actor: { kind: "shop", customerId: ctx.visitor.customerId! } });
}

/** A parcel's tracking details from the shop. */
export type ParcelTracking = {
  carrierCode: string;
  carrierName: string;
  trackingNumber: string;
  trackingLink: string | null;
};
