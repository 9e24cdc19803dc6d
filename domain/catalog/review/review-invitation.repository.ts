import { and, asc, eq, gte, inArray, lt, sql } from "drizzle-orm";
import { customers } from "#db/schema/customer.ts";
import { orderLines, orders } from "#db/schema/order.ts";
import { products } from "#db/schema/product.ts";
import { purchaseAddresses, purchases } from "#db/schema/purchase.ts";
import { reviewInvitations, reviews } from "#db/schema/review.ts";
import { shops } from "#db/schema/shop.ts";
import type { Context } from "../../context.ts";

export type OrderToReview = {
  orderId: number;
  code: string;
  shopName: string;
  email: string;
  languageCode: string;
  name: string;
  lines: { orderLineId: number; name: string; variantsName: string }[];
};

/** Orders that arrived in this time, with lines that no one reviewed or was asked about; refunded ones are left out. */
export async function findOrdersToReview(
  ctx: Context,
  { from, to }: { from: Date; to: Date },
  max: number,
): Promise<OrderToReview[]> {
  const isOpen = sql`not exists (select 1 from ${reviews} where ${reviews.orderLineId} = ${orderLines.id})
    and not exists (select 1 from ${reviewInvitations} where ${reviewInvitations.orderLineId} = ${orderLines.id})`;
  const found = await ctx.db
    .select({
      orderId: orders.id,
      code: orders.code,
      shopName: shops.name,
      email: purchases.email,
      languageCode: purchases.languageCode,
      name: sql<string>`coalesce(${customers.firstName}, split_part(${purchaseAddresses.name}, ' ', 1), '')`,
    })
    .from(orders)
    .innerJoin(purchases, eq(purchases.id, orders.purchaseId))
    .innerJoin(shops, eq(shops.id, orders.shopId))
    .leftJoin(customers, eq(customers.id, purchases.customerId))
    .leftJoin(
      purchaseAddresses,
      and(eq(purchaseAddresses.purchaseId, purchases.id), eq(purchaseAddresses.kind, "billing")),
    )
    .where(
      and(
        eq(orders.fulfilmentStatus, "delivered"),
        gte(orders.deliveredAt, from),
        lt(orders.deliveredAt, to),
        eq(orders.paymentStatus, "paid"),
        sql`exists (select 1 from ${orderLines} join ${products} on ${products.id} = ${orderLines.productId}
          where ${orderLines.orderId} = ${orders.id} and ${isOpen})`,
        sql`${shops.ownerId} is distinct from ${purchases.customerId}`,
      ),
    )
    .orderBy(asc(orders.id))
    .limit(max);
  if (found.length === 0) return [];
  const lines = await ctx.db
    .select({
      orderId: orderLines.orderId,
      orderLineId: orderLines.id,
      name: orderLines.productName,
      variantsName: orderLines.variantName,
    })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(
      and(
        inArray(
          orderLines.orderId,
          found.map(({ orderId }) => orderId),
        ),
        isOpen,
      ),
    )
    .orderBy(asc(orderLines.id));
  const byOrder = Map.groupBy(lines, ({ orderId }) => orderId);
  return found.map((order) => ({
    ...order,
    lines: (byOrder.get(order.orderId) ?? []).map(({ orderId: _orderId, ...line }) => line),
  }));
}

/** False if one of the lines was asked about by another process meanwhile. */
export async function insertInvitations(
  ctx: Context,
  invitations: readonly { orderLineId: number; keyHash: string }[],
): Promise<boolean> {
  if (invitations.length === 0) return false;
  const rows = await ctx.db
    .insert(reviewInvitations)
    .values(invitations.map((each) => ({ ...each, createdAt: ctx.now() })))
    .onConflictDoNothing()
    .returning({ id: reviewInvitations.orderLineId });
  return rows.length === invitations.length;
}
