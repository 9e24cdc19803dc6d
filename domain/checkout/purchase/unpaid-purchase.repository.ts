import { and, asc, eq, gt, inArray, isNotNull, lt, lte, ne, or, sql } from "drizzle-orm";
import { readMoney } from "#db/columns.ts";
import { mails } from "#db/schema/mail.ts";
import { orderLines, orders } from "#db/schema/order.ts";
import { payments } from "#db/schema/payment.ts";
import { purchases } from "#db/schema/purchase.ts";
import { transfers } from "#db/schema/transfer.ts";
import type { Money } from "#shared/money.ts";
import type { Context } from "../../context.ts";

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

export type OverduePurchase = {
  id: number;
  trxId: string;
  customerId: number | null;
  sessionId: number | null;
  email: string;
  languageCode: string;
  total: Money;
  orderIds: number[];
  isAnyPaid: boolean;
};

/** Null if another process has locked it or it is no longer overdue. */
export async function lockOverdue(ctx: Context, id: number): Promise<OverduePurchase | null> {
  const rows = await ctx.db
    .select({
      id: purchases.id,
      trxId: purchases.trxId,
      customerId: purchases.customerId,
      sessionId: purchases.sessionId,
      email: purchases.email,
      languageCode: purchases.languageCode,
      currencyCode: purchases.currencyCode,
      totalMinor: purchases.totalMinor,
    })
    .from(purchases)
    .where(and(eq(purchases.id, id), eq(purchases.status, "placed"), lte(purchases.expiresAt, ctx.now())))
    .for("update", { skipLocked: true });
  if (!rows[0]) return null;
  const { totalMinor, currencyCode, ...row } = rows[0];
  const own = await ctx.db
    .select({ id: orders.id, paymentStatus: orders.paymentStatus, fulfilmentStatus: orders.fulfilmentStatus })
    .from(orders)
    .where(eq(orders.purchaseId, id))
    .orderBy(asc(orders.id));
  const open = own.filter(({ fulfilmentStatus }) => fulfilmentStatus !== "canceled");
  const unpaid = open.filter(({ paymentStatus }) => paymentStatus === "unpaid");
  return {
    ...row,
    total: readMoney(totalMinor, currencyCode),
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

/** The units of an order line, with the campaign that set their price. */
type BoughtUnits = {
  variantId: number;
  quantity: number;
  orderLineId: number;
  productId: number | null;
  campaignProductId: number | null;
};

/** The units of a purchase, to return to the cart. */
export async function findBoughtUnits(ctx: Context, orderIds: readonly number[]): Promise<BoughtUnits[]> {
  if (orderIds.length === 0) return [];
  const rows = await ctx.db
    .select({
      variantId: orderLines.variantId,
      quantity: orderLines.quantity,
      orderLineId: orderLines.id,
      productId: orderLines.productId,
      campaignProductId: orderLines.campaignProductId,
    })
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...orderIds]))
    .orderBy(asc(orderLines.id));
  return rows.flatMap(({ variantId, ...row }) => (variantId === null ? [] : [{ ...row, variantId }]));
}

type Reminded = {
  trxId: string;
  keyHash: string | null;
  email: string;
  languageCode: string;
  total: Money;
  expiresAt: Date;
};

/** Unpaid purchases that expire before their instant and have had no reminder; `total`: what is still owed. */
export async function findToRemind(
  ctx: Context,
  wanted: { transfer: string; transferBefore: Date; onlineBefore: Date; max: number },
): Promise<Reminded[]> {
  const isTransfer = eq(purchases.paymentMethod, wanted.transfer);
  const isOnline = ne(purchases.paymentMethod, wanted.transfer);
  const rows = await ctx.db
    .select({
      trxId: purchases.trxId,
      keyHash: purchases.keyHash,
      email: purchases.email,
      languageCode: purchases.languageCode,
      currencyCode: purchases.currencyCode,
      expiresAt: purchases.expiresAt,
      owedMinor: sql<number>`(select coalesce(sum(o.total_minor), 0)::float8 from ${orders} o
        where o.purchase_id = purchases.id and o.payment_status = 'unpaid' and o.fulfilment_status <> 'canceled')`,
    })
    .from(purchases)
    .where(
      and(
        eq(purchases.status, "placed"),
        gt(purchases.expiresAt, ctx.now()),
        or(
          and(isTransfer, lte(purchases.expiresAt, wanted.transferBefore)),
          and(isOnline, lte(purchases.expiresAt, wanted.onlineBefore)),
        ),
        // Staff are reviewing its proof: there is nothing for the shopper to do.
        sql`not exists (select 1 from ${payments} p join ${transfers} x on x.payment_id = p.id
          where p.purchase_id = purchases.id and p.status = 'started' and x.submitted_at is not null and x.decided_at is null)`,
        sql`not exists (select 1 from ${mails} m where m.once_key = 'payment-reminder:' || purchases.trx_id)`,
      ),
    )
    .orderBy(asc(purchases.expiresAt), asc(purchases.id))
    .limit(wanted.max);
  return rows
    .filter(({ owedMinor }) => Number(owedMinor) > 0)
    .map(({ owedMinor, currencyCode, expiresAt, ...row }) => ({
      ...row,
      expiresAt: expiresAt!,
      total: readMoney(owedMinor, currencyCode),
    }));
}
