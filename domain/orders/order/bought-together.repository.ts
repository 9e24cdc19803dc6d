import { and, desc, eq, gte, inArray, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { orderLines, orders } from "#db/schema/order.ts";
import type { Context } from "../../context.ts";

type Wanted = { productId: number; since: Date; latestLines: number; fewestPurchases: number; limit: number };

/** Products of the same purchases, those of the most purchases first; canceled orders do not count. */
export async function findTogetherIds(ctx: Context, wanted: Wanted): Promise<number[]> {
  const { productId } = wanted;
  const own = ctx.db
    .select({ purchaseId: orders.purchaseId })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        eq(orderLines.productId, productId),
        ne(orders.fulfilmentStatus, "canceled"),
        gte(orders.createdAt, wanted.since),
      ),
    )
    .orderBy(desc(orderLines.id))
    .limit(wanted.latestLines);
  const [otherOrders, others] = [alias(orders, "other_orders"), alias(orderLines, "others")];
  const purchases = sql<number>`count(distinct ${otherOrders.purchaseId})`;
  const rows = await ctx.db
    .select({ productId: others.productId })
    .from(otherOrders)
    .innerJoin(others, eq(others.orderId, otherOrders.id))
    .where(
      and(
        inArray(otherOrders.purchaseId, own),
        ne(otherOrders.fulfilmentStatus, "canceled"),
        ne(others.productId, productId),
      ),
    )
    .groupBy(others.productId)
    .having(gte(purchases, wanted.fewestPurchases))
    .orderBy(desc(purchases), others.productId)
    .limit(wanted.limit);
  return rows.flatMap((row) => row.productId ?? []);
}
