import { inArray, sql } from "drizzle-orm";
import { creditNoteCounters, creditNotes } from "#db/schema/credit-note.ts";
import { invoiceCounters, invoices, type StoredSeller } from "#db/schema/order.ts";
import { shopImprints } from "#db/schema/shop-imprint.ts";
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
  rows: readonly { orderId: number; shopId: number; number: number; seller: StoredSeller | null }[],
): Promise<void> {
  await ctx.db.insert(invoices).values(rows.map((row) => ({ ...row, issuedAt: ctx.now() })));
}

/** The shop's next number of a credit note; locked like those of invoices. */
export async function takeCreditNoteNumber(ctx: Context, shopId: number): Promise<number> {
  const [row] = await ctx.db
    .insert(creditNoteCounters)
    .values({ shopId, lastNumber: 1 })
    .onConflictDoUpdate({
      target: creditNoteCounters.shopId,
      set: { lastNumber: sql`${creditNoteCounters.lastNumber} + 1` },
    })
    .returning({ number: creditNoteCounters.lastNumber });
  return row!.number;
}

export async function insertCreditNote(
  ctx: Context,
  row: { refundId: number | null; orderId: number; shopId: number; number: number; seller: StoredSeller | null },
): Promise<number> {
  const [inserted] = await ctx.db
    .insert(creditNotes)
    .values({ ...row, issuedAt: ctx.now() })
    .returning({ id: creditNotes.id });
  return inserted!.id;
}

/** Those of the orders that have an invoice. */
export async function findInvoicedIds(ctx: Context, orderIds: readonly number[]): Promise<Set<number>> {
  const rows = await ctx.db
    .select({ orderId: invoices.orderId })
    .from(invoices)
    .where(inArray(invoices.orderId, [...orderIds]));
  return new Set(rows.map(({ orderId }) => orderId));
}

/** Who the shops are by law, of those that have told it. */
export async function findSellers(ctx: Context, shopIds: readonly number[]): Promise<Map<number, StoredSeller>> {
  if (shopIds.length === 0) return new Map();
  const rows = await ctx.db
    .select()
    .from(shopImprints)
    .where(inArray(shopImprints.shopId, [...shopIds]));
  return new Map(rows.map(({ shopId, phone: _phone, ...seller }) => [shopId, seller]));
}
