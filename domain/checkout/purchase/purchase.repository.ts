import { and, asc, eq, gt, isNotNull, isNull, lt, lte, ne, or, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { readMoney } from "#db/columns.ts";
import { columnList, toColumns, updateById } from "#db/insert-rows.ts";
import { prepared, preparedSql } from "#db/prepared.ts";
import { orders } from "#db/schema/order.ts";
import { purchaseAddresses, purchases } from "#db/schema/purchase.ts";
import { writeTotals } from "#db/totals.ts";
import type { PostalAddress } from "#domain/customers/address/address.ts";
import type { VatCheck } from "#domain/pricing/tax/check-vat-number.ts";
import type { Amounts } from "#domain/pricing/price/price-cart.ts";
import type { LegalPage } from "#domain/platform/page/page.ts";
import type { Context } from "../../context.ts";
import type { Purchase, PurchaseAddresses } from "./purchase.ts";

const purchaseColumns = {
  id: purchases.id,
  trxId: purchases.trxId,
  status: purchases.status,
  customerId: purchases.customerId,
  email: purchases.email,
  phone: purchases.phone,
  vatNumber: purchases.vatNumber,
  vatStatus: purchases.vatStatus,
  vatCheckedAt: purchases.vatCheckedAt,
  vatReference: purchases.vatReference,
  languageCode: purchases.languageCode,
  currencyCode: purchases.currencyCode,
  exchangeRate: purchases.exchangeRate,
  shipTo: purchases.shipToCountryCode,
  delivery: purchases.delivery,
  pickup: purchases.pickup,
  notes: purchases.notes,
  paymentMethod: purchases.paymentMethod,
  taxDisplay: purchases.taxDisplay,
  totalMinor: purchases.totalMinor,
  subTotalMinor: purchases.subTotalMinor,
  shippingMinor: purchases.shippingMinor,
  termsAcceptedAt: purchases.termsAcceptedAt,
  expiresAt: purchases.expiresAt,
};

/** The visitor's own purchase; null for someone else's. */
export async function getOwnPurchase(ctx: Context, trxId: string): Promise<Purchase | null> {
  const rows = await prepared(ctx.db, "own_purchase", (db, name) => selectOwn(db).prepare(name)).execute({
    trxId,
    ...ownerOf(ctx),
  });
  return rows[0] ? toPurchase(rows[0]) : null;
}

/** The same, locked: of concurrent placements one succeeds, and the others find it placed. */
export async function lockOwnPurchase(ctx: Context, trxId: string): Promise<Purchase | null> {
  const rows = await prepared(ctx.db, "own_purchase_locked", (db, name) =>
    selectOwn(db).for("update").prepare(name),
  ).execute({ trxId, ...ownerOf(ctx) });
  return rows[0] ? toPurchase(rows[0]) : null;
}

function selectOwn(db: Database) {
  const ofSession = and(eq(purchases.sessionId, sql.placeholder("sessionId")), isNull(purchases.customerId));
  return db
    .select(purchaseColumns)
    .from(purchases)
    .where(
      and(
        eq(purchases.trxId, sql.placeholder("trxId")),
        or(eq(purchases.customerId, sql.placeholder("customerId")), ofSession),
      ),
    );
}

/** A null id matches no row. */
function ownerOf({ visitor: { customerId, sessionId } }: Context) {
  return { customerId, sessionId };
}

type PurchaseRow = Omit<Purchase, "total" | "subTotal" | "shipping"> & {
  totalMinor: number;
  subTotalMinor: number;
  shippingMinor: number;
};

function toPurchase({ totalMinor, subTotalMinor, shippingMinor, ...row }: PurchaseRow): Purchase {
  return {
    ...row,
    total: readMoney(totalMinor, row.currencyCode),
    subTotal: readMoney(subTotalMinor, row.currencyCode),
    shipping: readMoney(shippingMinor, row.currencyCode),
  };
}

export async function findOwnAddresses(ctx: Context, purchaseId: number): Promise<Partial<PurchaseAddresses>> {
  const rows = await prepared(ctx.db, "purchase_addresses", (db, name) =>
    db
      .select()
      .from(purchaseAddresses)
      .where(eq(purchaseAddresses.purchaseId, sql.placeholder("purchaseId")))
      .prepare(name),
  ).execute({ purchaseId });
  return Object.fromEntries(rows.map(({ kind, purchaseId: _purchaseId, ...address }) => [kind, address]));
}

export type DraftToWrite = {
  trxId: string;
  email: string;
  phone: string;
  vat: VatCheck;
  shipTo: string;
  delivery: Record<string, number>;
  pickup: Record<string, number>;
  notes: Record<string, string>;
  amounts: Amounts;
};

/**
 * Creates or replaces the visitor's draft with its addresses; null if the `trxId` is someone else's or already placed.
 */
export async function writeDraft(
  ctx: Context,
  draft: DraftToWrite,
  addresses: PurchaseAddresses,
): Promise<number | null> {
  const { currency, customerId, sessionId, language } = ctx.visitor;
  const row: typeof purchases.$inferInsert = {
    trxId: draft.trxId,
    status: "draft",
    sessionId,
    customerId,
    email: draft.email,
    phone: draft.phone,
    vatNumber: draft.vat.number,
    vatStatus: draft.vat.status,
    vatCheckedAt: draft.vat.checkedAt,
    vatReference: draft.vat.reference,
    languageCode: language.code,
    currencyCode: currency.code,
    exchangeRate: currency.exchangeRate,
    shipToCountryCode: draft.shipTo,
    delivery: draft.delivery,
    pickup: draft.pickup,
    notes: draft.notes,
    taxDisplay: ctx.settings.taxDisplay,
    termsAcceptedAt: ctx.now(),
    createdAt: ctx.now(),
    ...writeTotals(draft.amounts, currency.code),
  };
  const written = (kind: "shipping" | "billing", address: PostalAddress) =>
    toColumns(purchaseAddresses, { kind, ...columnsOf(address) });
  const rows = await preparedSql<{ id: number }>(ctx.db, "write_draft", (value) => {
    const keys = Object.keys(row);
    const changed = keys.filter((key) => !["trxId", "status", "createdAt"].includes(key));
    const parts = ["name", "phone", "line1", "line2", "city", "state", "postalCode", "countryCode"];
    return sql`with draft as (
        insert into ${purchases} (${columnList(purchases, keys)})
        select ${columnList(purchases, keys)} from json_populate_record(null::${purchases}, ${value("draft")}::json)
        on conflict (trx_id) do update set (${columnList(purchases, changed)}) = row(${columnList(purchases, changed, sql`excluded.`)})
        where purchases.status = 'draft' and (purchases.customer_id = ${value("customerId")}::int
          or purchases.session_id = ${value("sessionId")}::int and purchases.customer_id is null)
        returning id
      ), address as (
        insert into ${purchaseAddresses} (purchase_id, kind, ${columnList(purchaseAddresses, parts)})
        select draft.id, typed.kind, ${columnList(purchaseAddresses, parts, sql`typed.`)}
        from draft, json_populate_recordset(null::${purchaseAddresses}, ${value("addresses")}::json) as typed
        on conflict (purchase_id, kind) do update
        set (${columnList(purchaseAddresses, parts)}) = row(${columnList(purchaseAddresses, parts, sql`excluded.`)})
      )
      select id from draft`;
  }).execute({
    draft: JSON.stringify(toColumns(purchases, row)),
    addresses: JSON.stringify([written("shipping", addresses.shipping), written("billing", addresses.billing)]),
    customerId,
    sessionId,
  });
  return rows[0]?.id ?? null;
}

/** An address of the address book has more fields than a purchase stores. */
function columnsOf({ name, phone, line1, line2, city, state, postalCode, countryCode }: PostalAddress): PostalAddress {
  return { name, phone, line1, line2, city, state, postalCode, countryCode };
}

export type Placing = {
  id: number;
  paymentMethod: string;
  expiresAt: Date | null;
  keyHash: string;
  networkHash: string;
  legalPages: LegalPage[];
  amounts: Amounts;
};

export async function markPlaced(ctx: Context, placing: Placing): Promise<void> {
  const { id, amounts, ...columns } = placing;
  const { currency, customerId, sessionId, language } = ctx.visitor;
  await updateById(ctx.db, "mark_placed", purchases, {
    id,
    paymentMethod: columns.paymentMethod,
    expiresAt: columns.expiresAt,
    keyHash: columns.keyHash,
    networkHash: columns.networkHash,
    legalPages: { shopName: ctx.settings.shopName, shopEmail: ctx.settings.shopEmail, pages: columns.legalPages },
    ...writeTotals(amounts, currency.code),
    status: "placed",
    placedAt: ctx.now(),
    customerId,
    sessionId,
    languageCode: language.code,
    currencyCode: currency.code,
    exchangeRate: currency.exchangeRate,
    taxDisplay: ctx.settings.taxDisplay,
  });
}

/** Switches a placed purchase to cash on delivery, so it no longer expires; false if it has already expired. */
export async function setCashOnDelivery(ctx: Context, id: number, paymentMethod: string): Promise<boolean> {
  const rows = await ctx.db
    .update(purchases)
    .set({ paymentMethod, expiresAt: null })
    .where(and(eq(purchases.id, id), eq(purchases.status, "placed"), gt(purchases.expiresAt, ctx.now())))
    .returning({ id: purchases.id });
  return rows.length > 0;
}

/** The orders without any payment yet. */
export function findUnpaidOrders(
  ctx: Context,
  purchaseId: number,
): Promise<{ orderId: number; code: string; shopId: number }[]> {
  return ctx.db
    .select({ orderId: orders.id, code: orders.code, shopId: orders.shopId })
    .from(orders)
    .where(
      and(
        eq(orders.purchaseId, purchaseId),
        eq(orders.paymentStatus, "unpaid"),
        ne(orders.fulfilmentStatus, "canceled"),
      ),
    );
}

/** Placed purchases that are overdue. */
export async function findOverdueIds(ctx: Context, max: number): Promise<number[]> {
  const rows = await ctx.db
    .select({ id: purchases.id })
    .from(purchases)
    .where(and(eq(purchases.status, "placed"), isNotNull(purchases.expiresAt), lte(purchases.expiresAt, ctx.now())))
    .orderBy(asc(purchases.expiresAt), asc(purchases.id))
    .limit(max);
  return rows.map(({ id }) => id);
}

export type OverduePurchase = Purchase & { sessionId: number | null; orderIds: number[]; isAnyPaid: boolean };

/** Null if another process has locked it or it is no longer overdue. */
export async function lockOverdue(ctx: Context, id: number): Promise<OverduePurchase | null> {
  const rows = await ctx.db
    .select({ ...purchaseColumns, sessionId: purchases.sessionId })
    .from(purchases)
    .where(and(eq(purchases.id, id), eq(purchases.status, "placed"), lte(purchases.expiresAt, ctx.now())))
    .for("update", { skipLocked: true });
  const row = rows[0];
  if (!row) return null;
  const own = await ctx.db
    .select({ id: orders.id, paymentStatus: orders.paymentStatus, fulfilmentStatus: orders.fulfilmentStatus })
    .from(orders)
    .where(eq(orders.purchaseId, id))
    .orderBy(asc(orders.id));
  const open = own.filter(({ fulfilmentStatus }) => fulfilmentStatus !== "canceled");
  const unpaid = open.filter(({ paymentStatus }) => paymentStatus === "unpaid");
  return {
    ...toPurchase(row),
    sessionId: row.sessionId,
    orderIds: unpaid.map((order) => order.id),
    isAnyPaid: unpaid.length < open.length,
  };
}

export async function markExpired(ctx: Context, id: number): Promise<void> {
  await ctx.db.update(purchases).set({ status: "expired", expiresAt: null }).where(eq(purchases.id, id));
}

export async function clearExpiry(ctx: Context, id: number): Promise<void> {
  await ctx.db.update(purchases).set({ expiresAt: null }).where(eq(purchases.id, id));
}

export async function deleteOldDrafts(ctx: Context, before: Date): Promise<void> {
  await ctx.db.delete(purchases).where(and(eq(purchases.status, "draft"), lt(purchases.createdAt, before)));
}
