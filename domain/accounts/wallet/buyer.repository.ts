import { eq } from "drizzle-orm";
import { purchases } from "#db/schema/purchase.ts";
import type { Context } from "../../context.ts";

/** The buyer of a purchase, and the rate frozen with it. */
export async function getBuyerOf(
  ctx: Context,
  purchaseId: number,
): Promise<{ customerId: number | null; exchangeRate: string } | null> {
  const rows = await ctx.db
    .select({ customerId: purchases.customerId, exchangeRate: purchases.exchangeRate })
    .from(purchases)
    .where(eq(purchases.id, purchaseId));
  return rows[0] ?? null;
}
