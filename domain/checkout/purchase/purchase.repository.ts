import { and, desc, eq, isNotNull, isNull, or, sql, type SQL } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { readMoney } from "#db/columns.ts";
import { columnList, toColumns, updateById } from "#db/insert-rows.ts";
import { textList } from "#db/list-parameter.ts";
import { prepared, preparedSql } from "#db/prepared.ts";
import { purchaseAddresses, purchases } from "#db/schema/purchase.ts";
import { writeTotals } from "#db/totals.ts";
import { pickPostalAddress, type PostalAddress } from "#domain/customers/address/address.ts";
import { readVatCheck } from "#domain/pricing/tax/check-vat-number.ts";
import type { Amounts } from "#domain/pricing/price/price-cart.ts";
import type { LegalPage } from "#domain/platform/page/page.ts";
import type { Context } from "../../context.ts";
import type { UsualPurchase } from "./checkout.ts";
import type { Purchase, PurchaseAddresses } from "./purchase.ts";

const purchaseColumns = {
  id: purchases.id,
  trxId: purchases.trxId,
  status: purchases.status,
  email: purchases.email,
  phone: purchases.phone,
  vatNumber: purchases.vatNumber,
  vatStatus: purchases.vatStatus,
  vatCheckedAt: purchases.vatCheckedAt,
  vatReference: purchases.vatReference,
  currencyCode: purchases.currencyCode,
  exchangeRate: purchases.exchangeRate,
  shipTo: purchases.shipToCountryCode,
  delivery: purchases.delivery,
  pickup: purchases.pickup,
  notes: purchases.notes,
  taxDisplay: purchases.taxDisplay,
  totalMinor: purchases.totalMinor,
  subTotalMinor: purchases.subTotalMinor,
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

type PurchaseRow = Awaited<ReturnType<typeof selectOwn>>[number];

function toPurchase(row: PurchaseRow): Purchase {
  const { totalMinor, subTotalMinor, vatNumber, vatStatus, vatCheckedAt, vatReference, ...rest } = row;
  return {
    ...rest,
    vat: readVatCheck(vatNumber, vatStatus, vatCheckedAt, vatReference),
    total: readMoney(totalMinor, row.currencyCode),
    subTotal: readMoney(subTotalMinor, row.currencyCode),
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

export type DraftToWrite = Pick<
  Purchase,
  "trxId" | "email" | "phone" | "vat" | "shipTo" | "delivery" | "pickup" | "notes"
> & { amounts: Amounts };

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
    toColumns(purchaseAddresses, { kind, ...pickPostalAddress(address) });
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

/** Serializes placements by visitor and contact, so that their held units are counted correctly. */
export async function lockHolders(ctx: Context, holders: readonly string[]): Promise<void> {
  // Always locked in the same order, to avoid deadlocks.
  await preparedSql(
    ctx.db,
    "lock_holders",
    (value) =>
      sql`select pg_advisory_xact_lock(hashtextextended(holder, 0)) from unnest(${textList(value("holders"))}) as holder`,
  ).execute({ holders: holders.toSorted() });
}

/** Units held by unpaid purchases and not shipped yet. */
export async function countHeldUnits(
  ctx: Context,
  email: string,
  networkHash: string,
  since: Date,
): Promise<{ ofVisitor: number; ofNetwork: number }> {
  const { customerId, sessionId } = ctx.visitor;
  const rows = await preparedSql<{ of_visitor: number; of_network: number }>(
    ctx.db,
    "held_units",
    (value) => sql`select
      ${heldBy(sql`(p.email = ${value("email")} or p.customer_id = ${value("customerId")}::int or p.session_id = ${value("sessionId")}::int)`)} as of_visitor,
      ${heldBy(sql`p.network_hash = ${value("networkHash")} and p.placed_at > ${value("since")}::timestamptz`)} as of_network`,
  ).execute({ email, customerId, sessionId, networkHash, since: since.toISOString() });
  return { ofVisitor: rows[0]!.of_visitor, ofNetwork: rows[0]!.of_network };
}

function heldBy(isHolder: SQL): SQL {
  return sql`(select coalesce(sum(l.quantity), 0)::int from purchases p join orders o on o.purchase_id = p.id
    join order_lines l on l.order_id = o.id
    where ${isHolder} and p.status = 'placed' and o.payment_status = 'unpaid' and o.fulfilment_status = 'pending')`;
}

/** The customer's choices at the latest purchase. */
export async function getLastPlaced(ctx: Context, customerId: number): Promise<UsualPurchase | null> {
  const rows = await ctx.db
    .select({
      phone: purchases.phone,
      delivery: purchases.delivery,
      pickup: purchases.pickup,
      method: purchases.paymentMethod,
    })
    .from(purchases)
    .where(and(eq(purchases.customerId, customerId), isNotNull(purchases.placedAt)))
    .orderBy(desc(purchases.placedAt), desc(purchases.id))
    .limit(1);
  return rows[0] ?? null;
}
