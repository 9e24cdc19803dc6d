import { and, asc, desc, eq, gt, inArray, isNull, or, sql, type SQL } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { readMoney } from "#db/columns.ts";
import { intList } from "#db/list-parameter.ts";
import { hasNormalizedCode } from "#db/order-code.ts";
import { prepared } from "#db/prepared.ts";
import { invoices, orderEvents, orderLines, orders } from "#db/schema/order.ts";
import { products } from "#db/schema/product.ts";
import { purchaseAddresses, purchases } from "#db/schema/purchase.ts";
import { shops } from "#db/schema/shop.ts";
import { pickTotals, readTotals } from "#db/totals.ts";
import type { Context } from "../../context.ts";

export const purchaseColumns = {
  id: purchases.id,
  trxId: purchases.trxId,
  status: purchases.status,
  sessionId: purchases.sessionId,
  customerId: purchases.customerId,
  email: purchases.email,
  phone: purchases.phone,
  vatNumber: purchases.vatNumber,
  languageCode: purchases.languageCode,
  legalPages: purchases.legalPages,
  vatStatus: purchases.vatStatus,
  vatCheckedAt: purchases.vatCheckedAt,
  currencyCode: purchases.currencyCode,
  exchangeRate: purchases.exchangeRate,
  paymentMethod: purchases.paymentMethod,
  shipTo: purchases.shipToCountryCode,
  taxDisplay: purchases.taxDisplay,
  keyHash: purchases.keyHash,
  placedAt: purchases.placedAt,
  expiresAt: purchases.expiresAt,
};

export type PurchaseRow = NonNullable<Awaited<ReturnType<typeof getPlacedPurchase>>>;
export type OrderRow = Awaited<ReturnType<typeof findOrderRows>>[number];
export type OrderLineRow = Awaited<ReturnType<typeof findOrderLineRows>>[number];
export type OrderEventRow = Awaited<ReturnType<typeof findOrderEventRows>>[number];
export type TrackedRow = NonNullable<Awaited<ReturnType<typeof getTrackedRow>>>;
export type PurchaseAddressRow = Awaited<ReturnType<typeof findPurchaseAddresses>>[number];

export async function getPlacedPurchase(ctx: Context, trxId: string) {
  const rows = await prepared(ctx.db, "placed_purchase", (db, name) =>
    selectPurchases(db, eq(purchases.trxId, sql.placeholder("trxId")), 1).prepare(name),
  ).execute({ trxId });
  return rows[0] ?? null;
}

export async function getPurchaseOfOrder(ctx: Context, normalizedCode: string) {
  const isOfOrder = sql`${purchases.id} = (select ${orders.purchaseId} from ${orders} where ${hasNormalizedCode(normalizedCode)})`;
  return (await selectPurchases(ctx.db, isOfOrder, 1))[0] ?? null;
}

/** The visitor's last purchase; `isUnpaid`: only one that can still be paid. */
export async function getNewestPurchase(ctx: Context, options: { isUnpaid: boolean }) {
  return (await findNewestPurchases(ctx, { ...options, max: 1 }))[0] ?? null;
}

/** The visitor's last purchases; `isUnpaid`: only those that can still be paid. */
export async function findNewestPurchases(ctx: Context, { isUnpaid, max }: { isUnpaid: boolean; max: number }) {
  const { customerId, sessionId } = ctx.visitor;
  if (customerId === null && sessionId === null) return [];
  const isOwn = or(
    customerId === null ? undefined : eq(purchases.customerId, customerId),
    sessionId === null ? undefined : and(eq(purchases.sessionId, sessionId), isOwnOrGuests(customerId)),
  );
  const isPayable = sql`${purchases.status} = 'placed' and exists (select 1 from ${orders} where ${orders.purchaseId} = ${purchases.id}
    and ${orders.paymentStatus} = 'unpaid' and ${orders.fulfilmentStatus} <> 'canceled')`;
  return selectPurchases(
    ctx.db,
    and(isOwn, isUnpaid ? and(isPayable, gt(purchases.expiresAt, ctx.now())) : undefined),
    max,
  );
}

function selectPurchases(db: Database, condition: SQL | undefined, max: number) {
  return db
    .select(purchaseColumns)
    .from(purchases)
    .where(and(condition, sql`${purchases.status} <> 'draft'`))
    .orderBy(desc(purchases.placedAt), desc(purchases.id))
    .limit(max);
}

function isOwnOrGuests(customerId: number | null): SQL | undefined {
  return customerId === null
    ? isNull(purchases.customerId)
    : or(isNull(purchases.customerId), eq(purchases.customerId, customerId));
}

export function findOrderRows(ctx: Context, purchaseId: number, currencyCode: string) {
  return findOrderRowsOf(ctx, [{ id: purchaseId, currencyCode }]);
}

/** The orders of several purchases, within a purchase in the order of placement. */
export async function findOrderRowsOf(ctx: Context, wanted: readonly Pick<PurchaseRow, "id" | "currencyCode">[]) {
  if (wanted.length === 0) return [];
  const currencies = new Map(wanted.map(({ id, currencyCode }) => [id, currencyCode]));
  const rows = await prepared(ctx.db, "order_rows", (db, name) =>
    db
      .select({
        id: orders.id,
        purchaseId: orders.purchaseId,
        code: orders.code,
        keyHash: orders.keyHash,
        fulfilmentStatus: orders.fulfilmentStatus,
        paymentStatus: orders.paymentStatus,
        deliveryName: orders.deliveryName,
        deliveryFrom: orders.deliveryFromOn,
        deliveryTo: orders.deliveryToOn,
        pickupPoint: orders.pickupPoint,
        deliveryAddress: orders.deliveryAddress,
        isReverseCharge: orders.isReverseCharge,
        note: orders.note,
        shopOwnerId: shops.ownerId,
        shop: { id: shops.id, slug: shops.slug, name: shops.name },
        invoiceNumber: invoices.number,
        invoicePrefix: invoices.prefix,
        invoicedAt: invoices.issuedAt,
        ...pickTotals(orders),
      })
      .from(orders)
      .innerJoin(shops, eq(shops.id, orders.shopId))
      .leftJoin(invoices, eq(invoices.orderId, orders.id))
      .where(sql`${orders.purchaseId} = any(${intList(sql.placeholder("purchaseIds"))})`)
      .orderBy(asc(orders.id))
      .prepare(name),
  ).execute({ purchaseIds: [...currencies.keys()] });
  return rows.map((row) => ({ ...row, amounts: readTotals(row, currencies.get(row.purchaseId)!) }));
}

export async function findOrderLineRows(ctx: Context, orderIds: readonly number[]) {
  if (orderIds.length === 0) return [];
  const rows = await ctx.db
    .select({
      orderId: orderLines.orderId,
      productSlug: orderLines.productSlug,
      name: orderLines.productName,
      variantsName: orderLines.variantName,
      sku: orderLines.sku,
      image: orderLines.image,
      productType: orderLines.productType,
      quantity: orderLines.quantity,
      unitPriceMinor: orderLines.unitPriceMinor,
      lineTotalMinor: orderLines.lineTotalMinor,
      taxRateBasisPoints: orderLines.taxRateBasisPoints,
      taxMinor: orderLines.taxMinor,
      currencyCode: purchases.currencyCode,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(purchases, eq(purchases.id, orders.purchaseId))
    .where(inArray(orderLines.orderId, [...orderIds]))
    .orderBy(asc(orderLines.id));
  return rows.map(({ unitPriceMinor, lineTotalMinor, taxMinor, currencyCode, ...row }) => ({
    ...row,
    unitPrice: readMoney(unitPriceMinor, currencyCode),
    lineTotal: readMoney(lineTotalMinor, currencyCode),
    tax: readMoney(taxMinor, currencyCode),
  }));
}

/** The lines of an order, to be bought again. */
export function findBoughtLines(ctx: Context, orderId: number) {
  return ctx.db
    .select({ variantId: orderLines.variantId, name: orderLines.productName, quantity: orderLines.quantity })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.id));
}

export async function findOrderEventRows(ctx: Context, orderIds: readonly number[]) {
  if (orderIds.length === 0) return [];
  return ctx.db
    .select({
      orderId: orderEvents.orderId,
      axis: orderEvents.axis,
      status: orderEvents.toStatus,
      at: orderEvents.createdAt,
    })
    .from(orderEvents)
    .where(inArray(orderEvents.orderId, [...orderIds]))
    .orderBy(asc(orderEvents.id));
}

export async function findPurchaseAddresses(ctx: Context, purchaseIds: readonly number[]) {
  if (purchaseIds.length === 0) return [];
  return ctx.db
    .select()
    .from(purchaseAddresses)
    .where(inArray(purchaseAddresses.purchaseId, [...purchaseIds]));
}

/** Whether every product of the orders allows cash on delivery. */
export async function isCashAllowedFor(ctx: Context, orderIds: readonly number[]): Promise<boolean> {
  if (orderIds.length === 0) return false;
  const rows = await prepared(ctx.db, "lines_without_cash", (db, name) =>
    db
      .select({ id: orderLines.id })
      .from(orderLines)
      .innerJoin(products, eq(products.id, orderLines.productId))
      .where(
        and(
          sql`${orderLines.orderId} = any(${intList(sql.placeholder("orderIds"))})`,
          eq(products.isCashOnDeliveryAllowed, false),
        ),
      )
      .limit(1)
      .prepare(name),
  ).execute({ orderIds: [...orderIds] });
  return rows.length === 0;
}

/** The data that decides whether the visitor may track the order. */
export async function getTrackedRow(ctx: Context, normalizedCode: string) {
  const rows = await ctx.db
    .select({
      id: orders.id,
      code: orders.code,
      purchaseId: orders.purchaseId,
      customerId: purchases.customerId,
      sessionId: purchases.sessionId,
      currencyCode: purchases.currencyCode,
      email: purchases.email,
      phone: purchases.phone,
      keyHash: orders.keyHash,
      purchaseKeyHash: purchases.keyHash,
    })
    .from(orders)
    .innerJoin(purchases, eq(purchases.id, orders.purchaseId))
    .where(hasNormalizedCode(normalizedCode));
  return rows[0] ?? null;
}
