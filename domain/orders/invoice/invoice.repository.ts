import { eq, inArray, sql, type SQL } from "drizzle-orm";
import { intList } from "#db/list-parameter.ts";
import { prepared, preparedSql } from "#db/prepared.ts";
import { creditNoteCounters, creditNotes } from "#db/schema/credit-note.ts";
import { invoiceCounters, invoices, type StoredSeller } from "#db/schema/order.ts";
import { shopImprints } from "#db/schema/shop-imprint.ts";
import type { Context } from "../../context.ts";
import type { DocumentNumber } from "./invoice.ts";

/**
 * Invoices with the next number of each shop and its imprint; the shops' counters are locked until the transaction
 * ends.
 */
export async function insertInvoices(
  ctx: Context,
  orders: readonly { orderId: number; shopId: number }[],
): Promise<void> {
  if (orders.length === 0) return;
  await preparedSql(
    ctx.db,
    "insert_invoices",
    (value) => sql`with meant as (
        select * from unnest(${intList(value("orderIds"))}, ${intList(value("shopIds"))}) with ordinality as meant (order_id, shop_id, place)
      ), numbers as (
        insert into ${invoiceCounters} as own (shop_id, last_number) select shop_id, 1 from meant order by place
        on conflict (shop_id) do update set last_number = own.last_number + 1 returning shop_id, last_number
      )
      insert into ${invoices} (order_id, shop_id, prefix, number, seller, issued_at)
      select m.order_id, m.shop_id, ${value("prefix")}::text, n.last_number, ${sellerOf(sql`m.shop_id`)}, ${value("now")}::timestamptz
      from meant m join numbers n on n.shop_id = m.shop_id order by m.place`,
  ).execute({
    orderIds: orders.map(({ orderId }) => orderId),
    shopIds: orders.map(({ shopId }) => shopId),
    prefix: ctx.settings.invoicePrefix,
    now: ctx.now().toISOString(),
  });
}

/** In the shape of `StoredSeller`. */
function sellerOf(shopId: SQL): SQL {
  return sql`(select jsonb_build_object('name', i.name, 'line1', i.line1, 'line2', i.line2, 'city', i.city, 'state', i.state,
    'postalCode', i.postal_code, 'countryCode', i.country_code, 'vatNumber', i.vat_number) from ${shopImprints} i where i.shop_id = ${shopId})`;
}

/** The shop's next credit note number; locked like that of invoices. */
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
  row: DocumentNumber & { refundId: number | null; orderId: number; seller: StoredSeller | null },
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

/** The imprints of the shops that have one. */
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

export async function hasInvoiceWith(ctx: Context, prefix: string): Promise<boolean> {
  const rows = await ctx.db.select({ id: invoices.id }).from(invoices).where(eq(invoices.prefix, prefix)).limit(1);
  return rows.length > 0;
}

export async function hasCreditNoteWith(ctx: Context, prefix: string): Promise<boolean> {
  const isUsed = eq(creditNotes.prefix, prefix);
  const rows = await ctx.db.select({ id: creditNotes.id }).from(creditNotes).where(isUsed).limit(1);
  return rows.length > 0;
}
