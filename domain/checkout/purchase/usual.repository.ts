import { and, desc, eq, isNotNull } from "drizzle-orm";
import { purchases } from "#db/schema/purchase.ts";
import type { Context } from "../../context.ts";
import type { UsualPurchase } from "./checkout.ts";

/** The customer's choices at the latest purchase. */
export async function getLastPlaced(ctx: Context, customerId: number): Promise<UsualPurchase | null> {
  const rows = await ctx.db
    .select({
      phone: purchases.phone,
      delivery: purchases.delivery,
      pickup: purchases.pickup,
      method: purchases.paymentMethod,
    })
    .from(purchases)
    .where(and(eq(purchases.customerId, customerId), isNotNull(purchases.placedAt)))
    .orderBy(desc(purchases.placedAt), desc(purchases.id))
    .limit(1);
  return rows[0] ?? null;
}
