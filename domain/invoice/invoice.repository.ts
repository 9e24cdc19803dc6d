import { sql } from "drizzle-orm";
import { invoiceCounters, invoices } from "#db/schema/order.ts";
import type { Context } from "../context.ts";

/** The next number of each shop; nobody else takes one of these shops before the transaction ends. */
export async function takeInvoiceNumbers(ctx: Context, shopIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await ctx.db
    .insert(invoiceCounters)
    .values(shopIds.map((shopId) => ({ shopId, lastNumber: 1 })))
    .onConflictDoUpdate({ target: invoiceCounters.shopId, set: { lastNumber: sql`${invoiceCounters.lastNumber} + 1` } })
    .returning({ shopId: invoiceCounters.shopId, number: invoiceCounters.lastNumber });
  return new Map(rows.map(({ shopId, number }) => [shopId, number]));
}

export async function insertInvoices(
  ctx: Context,
  rows: readonly { orderId: number; shopId: number; number: number }[],
): Promise<void> {
  await ctx.db.insert(invoices).values(rows.map((row) => ({ ...row, issuedAt: ctx.now() })));
}
