import { and, asc, eq, inArray, isNotNull, isNull, ne, sql } from "drizzle-orm";
import { customers } from "#db/schema/customer.ts";
import { orders } from "#db/schema/order.ts";
import { purchases } from "#db/schema/purchase.ts";
import type { Context } from "../../context.ts";

/** Assigns guest purchases placed with the customer's verified address to the customer; returns their orders. */
export async function claimPurchases(
  ctx: Context,
  customerId: number,
): Promise<{ id: number; code: string; isDelivered: boolean }[]> {
  const owner = ctx.db
    .select({ email: customers.email })
    .from(customers)
    .where(and(eq(customers.id, customerId), isNotNull(customers.emailVerifiedAt)));
  const claimed = await ctx.db
    .update(purchases)
    .set({ customerId })
    .where(and(sql`${purchases.email} = (${owner})`, isNull(purchases.customerId), ne(purchases.status, "draft")))
    .returning({ id: purchases.id });
  if (claimed.length === 0) return [];
  return ctx.db
    .select({ id: orders.id, code: orders.code, isDelivered: sql<boolean>`${orders.fulfilmentStatus} = 'delivered'` })
    .from(orders)
    .where(
      inArray(
        orders.purchaseId,
        claimed.map(({ id }) => id),
      ),
    )
    .orderBy(asc(orders.id));
}

export async function isEmailVerified(ctx: Context, customerId: number): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.id, customerId), isNotNull(customers.emailVerifiedAt)));
  return rows.length > 0;
}
