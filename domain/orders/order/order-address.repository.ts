import { and, eq, getTableColumns, sql } from "drizzle-orm";
import { productVolume } from "#db/product-volume.ts";
import { orderLines, orders } from "#db/schema/order.ts";
import { products, variants } from "#db/schema/product.ts";
import { purchaseAddresses, purchases } from "#db/schema/purchase.ts";
import type { PostalAddress } from "#domain/customers/address/address.ts";
import type { ShippedLine } from "#domain/checkout/shipping/shipping.ts";
import type { Context } from "../../context.ts";

const { purchaseId: _purchaseId, kind: _kind, ...addressColumns } = getTableColumns(purchaseAddresses);

export type OrderToReaddress = NonNullable<Awaited<ReturnType<typeof getOrderToReaddress>>>;

/** An order with the address it goes to now and the delivery that its buyer chose. */
export async function getOrderToReaddress(ctx: Context, orderId: number) {
  const rows = await ctx.db
    .select({
      id: orders.id,
      code: orders.code,
      purchaseId: orders.purchaseId,
      shopId: orders.shopId,
      fulfilmentStatus: orders.fulfilmentStatus,
      paymentStatus: orders.paymentStatus,
      paymentMethod: purchases.paymentMethod,
      languageCode: purchases.languageCode,
      pickupPoint: orders.pickupPoint,
      changed: orders.deliveryAddress,
      delivery: purchases.delivery,
      placed: addressColumns,
    })
    .from(orders)
    .innerJoin(purchases, eq(purchases.id, orders.purchaseId))
    .innerJoin(
      purchaseAddresses,
      and(eq(purchaseAddresses.purchaseId, purchases.id), eq(purchaseAddresses.kind, "shipping")),
    )
    .where(eq(orders.id, orderId));
  const row = rows[0];
  if (!row) return null;
  const { changed, placed, delivery, ...order } = row;
  const address: PostalAddress = changed ?? placed;
  return { ...order, address, rateId: delivery[order.shopId] ?? null };
}

/** Its goods with their current weights; a deleted variant has none. */
export function findOrderedGoods(ctx: Context, orderId: number): Promise<ShippedLine[]> {
  return ctx.db
    .select({
      productId: sql<number>`coalesce(${orderLines.productId}, 0)`,
      quantity: orderLines.quantity,
      deliveryClass: sql<string>`coalesce(${products.deliveryClass}, '')`,
      weightGrams: sql<number>`coalesce(${variants.weightGrams}, ${products.weightGrams}, 0)`,
      cubicMillimeters: productVolume(),
    })
    .from(orderLines)
    .leftJoin(variants, eq(variants.id, orderLines.variantId))
    .leftJoin(products, eq(products.id, orderLines.productId))
    .where(and(eq(orderLines.orderId, orderId), eq(orderLines.productType, "physical")));
}

export async function saveDeliveryAddress(ctx: Context, orderId: number, address: PostalAddress): Promise<void> {
  await ctx.db.update(orders).set({ deliveryAddress: address }).where(eq(orders.id, orderId));
}
