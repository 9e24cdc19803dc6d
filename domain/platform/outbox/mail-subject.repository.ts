import { eq, inArray, sql } from "drizzle-orm";
import { orders } from "#db/schema/order.ts";
import { purchases } from "#db/schema/purchase.ts";
import type { Context } from "../../context.ts";

export type OrderOfMail = { code: string; keyHash: string | null; isCanceled: boolean; isGuest: boolean };

/** `isEnded`: canceled or expired. `isAwaited`: something of it is still to be paid. */
export async function getPurchaseOfMail(ctx: Context, trxId: string) {
  const [row] = await ctx.db
    .select({
      trxId: purchases.trxId,
      keyHash: purchases.keyHash,
      isEnded: sql<boolean>`${purchases.status} <> 'placed'`,
      isAwaited: sql<boolean>`coalesce(${purchases.expiresAt} > ${ctx.now().toISOString()}::timestamptz, false)
        and exists (select from ${orders} where ${orders.purchaseId} = ${purchases.id}
          and ${orders.paymentStatus} = 'unpaid' and ${orders.fulfilmentStatus} <> 'canceled')`,
    })
    .from(purchases)
    .where(eq(purchases.trxId, trxId));
  return row ?? null;
}

export function findOrdersOfMail(ctx: Context, codes: readonly string[]): Promise<OrderOfMail[]> {
  return ctx.db
    .select({
      code: orders.code,
      keyHash: orders.keyHash,
      isCanceled: sql<boolean>`${orders.fulfilmentStatus} = 'canceled'`,
      isGuest: sql<boolean>`${purchases.customerId} is null`,
    })
    .from(orders)
    .innerJoin(purchases, eq(purchases.id, orders.purchaseId))
    .where(inArray(orders.code, [...codes]));
}
