import { asc, inArray } from "drizzle-orm";
import { orderLines } from "#db/schema/order.ts";
import type { Context } from "../../context.ts";
import type { BoughtUnits } from "./purchase.ts";

/** The units of a purchase, to return to the cart. */
export async function findBoughtUnits(ctx: Context, orderIds: readonly number[]): Promise<BoughtUnits[]> {
  if (orderIds.length === 0) return [];
  const rows = await ctx.db
    .select({
      variantId: orderLines.variantId,
      quantity: orderLines.quantity,
      orderLineId: orderLines.id,
      productId: orderLines.productId,
      campaignProductId: orderLines.campaignProductId,
    })
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...orderIds]))
    .orderBy(asc(orderLines.id));
  return rows.flatMap(({ variantId, ...row }) => (variantId === null ? [] : [{ ...row, variantId }]));
}
