import { inArray, sql } from "drizzle-orm";
import { insertRows } from "#db/insert-rows.ts";
import { intList } from "#db/list-parameter.ts";
import { prepared, preparedSql } from "#db/prepared.ts";
import { creditNoteCounters, creditNotes } from "#db/schema/credit-note.ts";
import { invoiceCounters, invoices, type StoredSeller } from "#db/schema/order.ts";
import { shopImprints } from "#db/schema/shop-imprint.ts";
import type { Context } from "../context.ts";

/** The next number of each shop; nobody else takes one of these shops before the transaction ends. */
export async function takeInvoiceNumbers(ctx: Context, shopIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await preparedSql<{ shop_id: number; last_number: number }>(
    ctx.db,
    "take_invoice_numbers",
    (value) => sql`insert into ${invoiceCounters} as own (shop_id, last_number)
      select shop_id, 1 from unnest(${intList(value("shopIds"))}) with ordinality as meant (shop_id, place) order by place
      on conflict (shop_id) do update set last_number = own.last_number + 1 returning shop_id, last_number`,
  ).execute({ shopIds: [...shopIds] });
  return new Map(rows.map((row) => [row.shop_id, row.last_number]));
}

export async function insertInvoices(
  ctx: Context,
  rows: readonly { orderId: number; shopId: number; number: number; seller: StoredSeller | null }[],
): Promise<void> {
  await insertRows(
    ctx.db,
    "insert_invoices",
    invoices,
    rows.map(({ orderId, shopId, number, seller }) => ({ orderId, shopId, number, seller, issuedAt: ctx.now() })),
  );
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
  const rows = await prepared(ctx.db, "imprints", (db, name) =>
    db
      .select()
      .from(shopImprints)
      .where(sql`${shopImprints.shopId} = any(${intList(sql.placeholder("shopIds"))})`)
      .prepare(name),
  ).execute({ shopIds: [...shopIds] });
  return new Map(rows.map(({ shopId, phone: _phone, ...seller }) => [shopId, seller]));
}
