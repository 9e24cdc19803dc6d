import type { Context } from "../../context.ts";
import type { Actor } from "../../orders/order/order.ts";
import type { Refusal } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { getOwnShop } from "../../shops/shop/get-own-shop.ts";

/** Who manages an order. `shopId` null: the operator, who may do so for every shop. */
export type OrderManager = { shopId: number | null; actor: Actor };

/** The owner of a shop, for the orders of that shop only. */
export async function getShopOwner(
  ctx: Context,
): Promise<Result<OrderManager & { shopId: number }, Refusal<"sign_in" | "not_found">>> {
  if (ctx.visitor.customerId === null) return failure({ code: "sign_in" });
  const shop = await getOwnShop(ctx);
  if (!shop) return failure({ code: "not_found" });
  return success({ shopId: shop.id, actor: { kind: "shop", customerId: ctx.visitor.customerId } });
}

/** A parcel's tracking details from the shop. */
export type ParcelTracking = {
  carrierCode: string;
  carrierName: string;
  trackingNumber: string;
  trackingLink: string | null;
};
