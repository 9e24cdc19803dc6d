import { eq } from "drizzle-orm";
import { expect } from "vitest";
import type { Database } from "#db/client.ts";
import { orders } from "#db/schema/order.ts";
import { payments } from "#db/schema/payment.ts";
import { purchases } from "#db/schema/purchase.ts";
import type { Context } from "#domain/context.ts";
import { moveFulfilment } from "#domain/orders/order/move-fulfilment.ts";
import { type Actor, SYSTEM } from "#domain/orders/order/order.ts";
import { settlePayment } from "#domain/payment/attempt/settle-payment.ts";
import { moneyFromMinor } from "#shared/money.ts";

/** The orders of a purchase, the oldest first. */
export async function ordersOf(db: Database, trxId: string): Promise<(typeof orders.$inferSelect)[]> {
  const rows = await db
    .select({ order: orders })
    .from(orders)
    .innerJoin(purchases, eq(purchases.id, orders.purchaseId))
    .where(eq(purchases.trxId, trxId))
    .orderBy(orders.id);
  return rows.map(({ order }) => order);
}

/** The provider collects what it was asked for. */
export async function payOnline(ctx: Context, trxId: string): Promise<void> {
  const [begun] = await ctx.db
    .select({ payment: payments })
    .from(payments)
    .innerJoin(purchases, eq(purchases.id, payments.purchaseId))
    .where(eq(purchases.trxId, trxId));
  const { id, amountMinor, currencyCode } = begun!.payment;
  const amount = moneyFromMinor(amountMinor, currencyCode);
  expect(await settlePayment(ctx, id, { status: "paid", amount })).toBe("paid");
}

/** Leads a placed order step by step until it has arrived. */
export async function advanceToDelivered(ctx: Context, orderId: number, actor: Actor = SYSTEM): Promise<void> {
  for (const step of ["confirmed", "picked_up", "on_the_way", "delivered"] as const)
    expect(await moveFulfilment(ctx, orderId, step, actor)).toMatchObject({ ok: true });
}
