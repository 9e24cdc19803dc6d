import { and, asc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { writeMoney } from "#db/columns.ts";
import { orderEvents, orderLines, orders, PAYMENT_STATUSES } from "#db/schema/order.ts";
import { parcels } from "#db/schema/parcel.ts";
import { purchases } from "#db/schema/purchase.ts";
import { writeTotals } from "#db/totals.ts";
import type { SaleUnits } from "#domain/campaign/campaign.ts";
import type { Amounts } from "#domain/pricing/price-cart.ts";
import type { HeldUnits } from "#domain/stock/stock.ts";
import type { Money } from "#shared/money.ts";
import type { Context } from "../context.ts";
import { PAYMENT_MOVES, type Actor, type FulfilmentStatus, type OrderPaymentStatus } from "./order.ts";

export type OrderToWrite = {
  shopId: number;
  amounts: Amounts;
  deliveryName: string;
  deliveryFrom: string | null;
  deliveryTo: string | null;
  note: string;
  keyHash: string;
};

export type OrderLineToWrite = {
  productId: number;
  variantId: number;
  productSlug: string;
  productName: string;
  variantName: string;
  sku: string;
  image: string | null;
  productType: string;
  quantity: number;
  unitPrice: Money;
  oldUnitPrice: Money | null;
  lineTotal: Money;
  couponDiscount: Money;
  /** The part of it that the operator bears. */
  operatorDiscount: Money;
  taxClassCode: string;
  taxRateBasisPoints: number;
  tax: Money;
  commissionBasisPoints: number;
  commission: Money;
  rewardPoints: number;
  referralCode: string | null;
  campaignProductId: number | null;
};

export type StoredOrder = {
  id: number;
  shopId: number;
  fulfilmentStatus: FulfilmentStatus;
  paymentStatus: OrderPaymentStatus;
};

/** Null when the code is taken. */
export async function insertOrder(
  ctx: Context,
  purchaseId: number,
  code: string,
  order: OrderToWrite,
  currency: string,
): Promise<number | null> {
  const rows = await ctx.db
    .insert(orders)
    .values({
      purchaseId,
      code,
      shopId: order.shopId,
      deliveryName: order.deliveryName,
      deliveryFromOn: order.deliveryFrom,
      deliveryToOn: order.deliveryTo,
      note: order.note,
      keyHash: order.keyHash,
      createdAt: ctx.now(),
      ...writeTotals(order.amounts, currency),
    })
    .onConflictDoNothing({ target: orders.code })
    .returning({ id: orders.id });
  return rows[0]?.id ?? null;
}

export async function insertOrderLines(
  ctx: Context,
  orderId: number,
  lines: readonly OrderLineToWrite[],
  currency: string,
): Promise<HeldUnits[]> {
  const rows = await ctx.db
    .insert(orderLines)
    .values(
      lines.map(
        ({ unitPrice, oldUnitPrice, lineTotal, couponDiscount, operatorDiscount, tax, commission, ...line }) => ({
          ...line,
          orderId,
          unitPriceMinor: writeMoney(unitPrice, currency),
          oldUnitPriceMinor: oldUnitPrice && writeMoney(oldUnitPrice, currency),
          lineTotalMinor: writeMoney(lineTotal, currency),
          couponDiscountMinor: writeMoney(couponDiscount, currency),
          operatorDiscountMinor: writeMoney(operatorDiscount, currency),
          taxMinor: writeMoney(tax, currency),
          commissionMinor: writeMoney(commission, currency),
        }),
      ),
    )
    .returning({ orderLineId: orderLines.id, variantId: orderLines.variantId, quantity: orderLines.quantity });
  return rows.map((row) => ({ ...row, variantId: row.variantId! }));
}

export type OrderEventToWrite = {
  orderId: number;
  axis: "fulfilment" | "payment";
  fromStatus: string | null;
  toStatus: string;
  actor: Actor;
  note?: string;
};

export async function insertOrderEvents(ctx: Context, events: readonly OrderEventToWrite[]): Promise<void> {
  if (events.length === 0) return;
  await ctx.db.insert(orderEvents).values(
    events.map(({ actor, ...event }) => ({
      ...event,
      actor: actor.kind,
      actorId: actor.customerId,
      createdAt: ctx.now(),
    })),
  );
}

export type LockedPurchase = {
  trxId: string;
  status: string;
  email: string;
  languageCode: string;
  currencyCode: string;
  expiresAt: Date | null;
};

/** Nobody else moves the orders of the purchase until the transaction ends. */
export async function lockPurchase(ctx: Context, purchaseId: number): Promise<LockedPurchase | null> {
  const rows = await ctx.db
    .select({
      trxId: purchases.trxId,
      status: purchases.status,
      email: purchases.email,
      languageCode: purchases.languageCode,
      currencyCode: purchases.currencyCode,
      expiresAt: purchases.expiresAt,
    })
    .from(purchases)
    .where(eq(purchases.id, purchaseId))
    .for("update");
  return rows[0] ?? null;
}

export async function findOrdersOfPurchase(
  ctx: Context,
  purchaseId: number,
): Promise<(StoredOrder & { totalMinor: number })[]> {
  return ctx.db
    .select({
      id: orders.id,
      shopId: orders.shopId,
      fulfilmentStatus: orders.fulfilmentStatus,
      paymentStatus: orders.paymentStatus,
      totalMinor: orders.totalMinor,
    })
    .from(orders)
    .where(eq(orders.purchaseId, purchaseId))
    .orderBy(asc(orders.id));
}

/** Moves the payment of those from which it may go there; answers which were moved. */
export async function movePaymentRows(
  ctx: Context,
  orderIds: readonly number[],
  to: OrderPaymentStatus,
): Promise<number[]> {
  const from = PAYMENT_STATUSES.filter((status) => PAYMENT_MOVES[status].includes(to));
  if (orderIds.length === 0) return [];
  const rows = await ctx.db
    .update(orders)
    .set({ paymentStatus: to })
    .where(and(inArray(orders.id, [...orderIds]), inArray(orders.paymentStatus, from)))
    .returning({ id: orders.id });
  return rows.map(({ id }) => id);
}

/** False when the order is not in `from` any more. Notes when it was sent and when it arrived. */
export async function moveFulfilmentRow(
  ctx: Context,
  orderId: number,
  from: FulfilmentStatus,
  to: FulfilmentStatus,
): Promise<boolean> {
  const times = to === "on_the_way" ? { sentAt: ctx.now() } : to === "delivered" ? { deliveredAt: ctx.now() } : {};
  const rows = await ctx.db
    .update(orders)
    .set({ fulfilmentStatus: to, ...times })
    .where(and(eq(orders.id, orderId), eq(orders.fulfilmentStatus, from)))
    .returning({ id: orders.id });
  return rows.length > 0;
}

/** A purchase that owes nothing does not expire. */
export async function clearExpiry(ctx: Context, purchaseId: number): Promise<void> {
  await ctx.db.update(purchases).set({ expiresAt: null }).where(eq(purchases.id, purchaseId));
}

/** All its orders are canceled. */
export async function markPurchaseCanceled(ctx: Context, purchaseId: number): Promise<void> {
  await ctx.db.update(purchases).set({ status: "canceled", expiresAt: null }).where(eq(purchases.id, purchaseId));
}

export type OrderToMove = StoredOrder & {
  purchaseId: number;
  paymentMethod: string | null;
  totalMinor: number;
  currencyCode: string;
};

export async function getOrderToMove(ctx: Context, orderId: number): Promise<OrderToMove | null> {
  const rows = await ctx.db
    .select({
      id: orders.id,
      shopId: orders.shopId,
      purchaseId: orders.purchaseId,
      fulfilmentStatus: orders.fulfilmentStatus,
      paymentStatus: orders.paymentStatus,
      paymentMethod: purchases.paymentMethod,
      totalMinor: orders.totalMinor,
      currencyCode: purchases.currencyCode,
    })
    .from(orders)
    .innerJoin(purchases, eq(purchases.id, orders.purchaseId))
    .where(eq(orders.id, orderId));
  return rows[0] ?? null;
}

/** What the orders had at a campaign's price. */
export function findSoldSaleUnits(
  ctx: Context,
  orderIds: readonly number[],
): Promise<(SaleUnits & { productId: number | null })[]> {
  return ctx.db
    .select({
      campaignProductId: orderLines.campaignProductId,
      quantity: orderLines.quantity,
      productId: orderLines.productId,
    })
    .from(orderLines)
    .where(and(inArray(orderLines.orderId, [...orderIds]), isNotNull(orderLines.campaignProductId)));
}

/** Units of an order's line: those that it still holds on the shelf, and those that have left it and are not back. */
export type LineUnits = { orderLineId: number; variantId: number; isDigital: boolean; held: number; out: number };

/** As the movements of stock tell, so that no unit moves twice; of variants that still exist. */
export async function findLineUnits(ctx: Context, orderId: number): Promise<LineUnits[]> {
  const units = (...kinds: [string, number][]) =>
    sql.join(
      kinds.map(([kind, sign]) => sql`when ${kind} then ${sql.raw(String(sign))} * m.quantity`),
      sql` `,
    );
  const { rows } = (await ctx.db.execute(sql`
    select l.id as "orderLineId", l.variant_id as "variantId", l.product_type = 'digital' as "isDigital",
      coalesce(sum(case m.kind ${units(["allocated", 1], ["released", -1], ["shipped", -1])} else 0 end), 0)::int as held,
      coalesce(sum(case m.kind ${units(["shipped", 1], ["adjusted", -1])} else 0 end), 0)::int as out
    from order_lines l left join stock_movements m on m.order_line_id = l.id and m.variant_id = l.variant_id
    where l.order_id = ${orderId} and l.variant_id is not null
    group by l.id order by l.id`)) as unknown as { rows: LineUnits[] };
  return rows;
}

/** Units that are with the shopper, or nowhere: they do not come back by canceling. */
export async function findGoneUnits(ctx: Context, orderId: number): Promise<Map<number, number>> {
  const { rows } = (await ctx.db.execute(sql`
    select c.order_line_id as id, sum(c.quantity)::int as units from parcel_lines c join parcels p on p.id = c.parcel_id
    where p.order_id = ${orderId} and p.state in ('delivered', 'lost') group by c.order_line_id`)) as unknown as {
    rows: { id: number; units: number }[];
  };
  return new Map(rows.map(({ id, units }) => [id, units]));
}

/** What was packed is unpacked, and what was on its way comes back. */
export async function endParcelsOf(ctx: Context, orderId: number): Promise<void> {
  await ctx.db.delete(parcels).where(and(eq(parcels.orderId, orderId), eq(parcels.state, "packed")));
  await ctx.db
    .update(parcels)
    .set({ state: "returned", endedAt: ctx.now() })
    .where(and(eq(parcels.orderId, orderId), eq(parcels.state, "handed_over")));
}

/** Counts what was delivered as sold; answers the products. */
export async function countSales(ctx: Context, orderId: number): Promise<number[]> {
  const { rows } = (await ctx.db.execute(sql`
    update products p set sales_count = p.sales_count + sold.units
    from (select product_id, sum(quantity)::int as units from order_lines where order_id = ${orderId} group by product_id) sold
    where p.id = sold.product_id returning p.id`)) as unknown as { rows: { id: number }[] };
  return rows.map(({ id }) => id);
}

/** Whether it waits to be confirmed and there is nothing in it to be sent. */
export async function hasOnlyFiles(ctx: Context, orderId: number): Promise<boolean> {
  const { rows } = (await ctx.db.execute(sql`
    select 1 from orders o where o.id = ${orderId} and o.fulfilment_status = 'pending'
      and (select bool_and(l.product_type = 'digital') from order_lines l where l.order_id = o.id)`)) as unknown as {
    rows: unknown[];
  };
  return rows.length > 0;
}
