import { and, desc, eq, isNull, sql, type SQL } from "drizzle-orm";
import { hasOrderLetters } from "#db/order-code.ts";
import { customers } from "#db/schema/customer.ts";
import { notes } from "#db/schema/note.ts";
import { orders } from "#db/schema/order.ts";
import { products } from "#db/schema/product.ts";
import { readOrderCode } from "#domain/orders/order/order-code.ts";
import type { Context } from "../../context.ts";
import type { Note, NoteSubject } from "./note.ts";

const MAX_NOTES = 100;

/** The record of a subject. */
export type NotedRecord = { kind: NoteSubject["kind"]; id: number };

/** The order or product of this shop, or any record without one; null if there is none. */
export async function getNotedRecord(
  ctx: Context,
  shopId: number | null,
  subject: NoteSubject,
): Promise<NotedRecord | null> {
  const rows = await selectRecord(ctx, shopId, subject);
  return rows[0] ? { kind: subject.kind, id: rows[0].id } : null;
}

function selectRecord(ctx: Context, shopId: number | null, subject: NoteSubject): Promise<{ id: number }[]> {
  switch (subject.kind) {
    case "order":
      return ctx.db
        .select({ id: orders.id })
        .from(orders)
        .where(
          and(hasOrderLetters(readOrderCode(subject.code)), shopId === null ? undefined : eq(orders.shopId, shopId)),
        );
    case "product":
      return ctx.db
        .select({ id: products.id })
        .from(products)
        .where(and(eq(products.id, subject.id), shopId === null ? undefined : eq(products.shopId, shopId)));
    default:
      return ctx.db
        .select({ id: customers.id })
        .from(customers)
        .where(and(eq(customers.id, subject.id), shopId === null ? undefined : sql`false`));
  }
}

/** The latest notes of this shop, or of staff, the newest first. */
export async function findNoteRows(ctx: Context, shopId: number | null, record: NotedRecord): Promise<Note[]> {
  const rows = await ctx.db
    .select({ id: notes.id, text: notes.text, writtenBy: notes.writtenBy, createdAt: notes.createdAt })
    .from(notes)
    .where(and(isOfSide(shopId), eq(COLUMNS[record.kind], record.id)))
    .orderBy(desc(notes.id))
    .limit(MAX_NOTES);
  return rows.map(({ createdAt, ...note }) => ({ ...note, createdAt: createdAt.toISOString() }));
}

export async function insertNote(
  ctx: Context,
  shopId: number | null,
  { kind, id }: NotedRecord,
  note: Pick<Note, "text" | "writtenBy">,
): Promise<void> {
  const subject = { order: { orderId: id }, product: { productId: id }, customer: { customerId: id } }[kind];
  await ctx.db.insert(notes).values({ byShopId: shopId, ...subject, ...note, createdAt: ctx.now() });
}

export async function getWriterName(ctx: Context, customerId: number): Promise<string> {
  const rows = await ctx.db
    .select({ firstName: customers.firstName, lastName: customers.lastName })
    .from(customers)
    .where(eq(customers.id, customerId));
  return rows.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim()).join("");
}

const COLUMNS = { order: notes.orderId, product: notes.productId, customer: notes.customerId };

const isOfSide = (shopId: number | null): SQL =>
  shopId === null ? isNull(notes.byShopId) : eq(notes.byShopId, shopId);
