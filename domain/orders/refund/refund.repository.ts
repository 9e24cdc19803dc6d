import { and, asc, eq, inArray, ne, sql } from "drizzle-orm";
import { readMoney, writeMoney } from "#db/columns.ts";
import { hasNormalizedCode } from "#db/order-code.ts";
import { creditNotes } from "#db/schema/credit-note.ts";
import { orderEvents, orderLines, orders } from "#db/schema/order.ts";
import { purchaseAddresses, purchases } from "#db/schema/purchase.ts";
import { orderRefundLines, orderRefunds } from "#db/schema/refund.ts";
import { shops } from "#db/schema/shop.ts";
import { subtractMoney, sumMoney, type Money } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import type { OperatorPart, Refundable, RefundPlan, RefundRequest } from "./refund.ts";

export type OrderToRefund = NonNullable<Awaited<ReturnType<typeof lockPurchaseOfOrder>>>;

/** Locks the purchase's orders against payment, cancellation and refund until the transaction ends. */
export async function lockPurchaseOfOrder(ctx: Context, orderId: number) {
  await ctx.db.execute(sql`select p.id from ${purchases} p
    where p.id = (select o.purchase_id from ${orders} o where o.id = ${orderId}) for update`);
  return getOrder(ctx, orderId);
}

export async function getOrder(ctx: Context, orderId: number) {
  const rows = await ctx.db
    .select({
      id: orders.id,
      code: orders.code,
      shopId: orders.shopId,
      shopName: shops.name,
      shopOwnerId: shops.ownerId,
      purchaseId: orders.purchaseId,
      customerId: purchases.customerId,
      email: purchases.email,
      name: purchaseAddresses.name,
      languageCode: purchases.languageCode,
      paymentStatus: orders.paymentStatus,
      currencyCode: purchases.currencyCode,
      exchangeRate: purchases.exchangeRate,
      taxDisplay: purchases.taxDisplay,
      totalMinor: orders.totalMinor,
      shippingTaxMinor: orders.shippingTaxMinor,
    })
    .from(orders)
    .innerJoin(shops, eq(shops.id, orders.shopId))
    .innerJoin(purchases, eq(purchases.id, orders.purchaseId))
    .leftJoin(
      purchaseAddresses,
      and(eq(purchaseAddresses.purchaseId, purchases.id), eq(purchaseAddresses.kind, "shipping")),
    )
    .where(eq(orders.id, orderId));
  const row = rows[0];
  if (!row) return null;
  const { totalMinor, shippingTaxMinor, ...order } = row;
  return {
    ...order,
    name: order.name ?? "",
    total: readMoney(totalMinor, order.currencyCode),
    shippingTax: readMoney(shippingTaxMinor, order.currencyCode),
  };
}

/** What was paid for each line and for the delivery, less earlier refunds. */
export async function getRefundable(ctx: Context, order: OrderToRefund): Promise<Refundable> {
  const currency = order.currencyCode;
  const rows = await ctx.db
    .select({
      orderLineId: orderLines.id,
      quantity: orderLines.quantity,
      lineTotalMinor: orderLines.lineTotalMinor,
      couponMinor: orderLines.couponDiscountMinor,
      taxMinor: orderLines.taxMinor,
    })
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.id));
  const before = await findRefundedBefore(ctx, order);
  const paid = rows.map(({ lineTotalMinor, couponMinor, taxMinor }) =>
    readMoney(lineTotalMinor - couponMinor + (order.taxDisplay === "before_tax" ? taxMinor : 0), currency),
  );
  const delivery = subtractMoney(order.total, sumMoney(paid, currency));
  const ofDelivery = before.get(null);
  return {
    lines: rows.map((row, index) => {
      const refunded = before.get(row.orderLineId);
      return {
        orderLineId: row.orderLineId,
        quantityLeft: row.quantity - (refunded?.quantity ?? 0),
        amountLeft: minus(paid[index]!, refunded?.amountMinor),
        taxLeft: minus(readMoney(row.taxMinor, currency), refunded?.taxMinor),
        couponLeft: minus(readMoney(row.couponMinor, currency), refunded?.couponShareMinor),
      };
    }),
    shippingLeft: minus(delivery, ofDelivery?.amountMinor),
    shippingTaxLeft: minus(order.shippingTax, ofDelivery?.taxMinor),
    operatorShares: new Map([...before].map(([id, { operatorMinor }]) => [id, readMoney(operatorMinor, currency)])),
  };
}

function minus(whole: Money, refundedMinor: number | undefined): Money {
  return subtractMoney(whole, readMoney(refundedMinor ?? 0, whole.currency));
}

async function findRefundedBefore(ctx: Context, order: OrderToRefund) {
  const rows = await ctx.db
    .select({
      orderLineId: orderRefundLines.orderLineId,
      quantity: sql<number>`sum(${orderRefundLines.quantity})::int`,
      amountMinor: sql<number>`sum(${orderRefundLines.amountMinor})::float8`,
      taxMinor: sql<number>`sum(${orderRefundLines.taxMinor})::float8`,
      couponShareMinor: sql<number>`sum(${orderRefundLines.couponShareMinor})::float8`,
      operatorMinor: sql<number>`sum(${orderRefundLines.operatorMinor})::float8`,
    })
    .from(orderRefundLines)
    .innerJoin(orderRefunds, eq(orderRefunds.id, orderRefundLines.refundId))
    .where(eq(orderRefunds.orderId, order.id))
    .groupBy(orderRefundLines.orderLineId);
  return new Map(rows.map((row) => [row.orderLineId, row]));
}

export async function insertRefund(
  ctx: Context,
  { orderId, to, kind, returnId, actor, note, bearer = "shop" }: RefundRequest,
  plan: RefundPlan,
  operator: OperatorPart,
): Promise<number> {
  const currency = plan.amount.currency;
  const rows = await ctx.db
    .insert(orderRefunds)
    .values({
      orderId,
      kind,
      destination: to,
      returnId: returnId ?? null,
      amountMinor: writeMoney(plan.amount, currency),
      goodsMinor: writeMoney(plan.goods, currency),
      shippingMinor: writeMoney(plan.shipping, currency),
      goodwillMinor: writeMoney(plan.goodwill, currency),
      taxMinor: writeMoney(plan.tax, currency),
      couponShareMinor: writeMoney(plan.couponShare, currency),
      bearer,
      operatorBaseMinor: writeMoney(operator.base, ctx.baseCurrency.code),
      note: note ?? "",
      actor: actor.kind,
      actorId: actor.customerId,
      createdAt: ctx.now(),
    })
    .returning({ id: orderRefunds.id });
  const refundId = rows[0]!.id;
  await ctx.db.insert(orderRefundLines).values(
    plan.parts.map((part, index) => ({
      refundId,
      orderLineId: part.orderLineId,
      quantity: part.quantity,
      amountMinor: writeMoney(part.amount, currency),
      taxMinor: writeMoney(part.tax, currency),
      couponShareMinor: writeMoney(part.couponShare, currency),
      operatorMinor: writeMoney(operator.shares[index]!, currency),
    })),
  );
  return refundId;
}

/** What was already refunded of the order, in its currency. */
export async function getRefundedTotal(ctx: Context, order: OrderToRefund, without: number): Promise<Money> {
  const rows = await ctx.db
    .select({ refunded: sql<number>`coalesce(sum(${orderRefunds.amountMinor}), 0)::float8` })
    .from(orderRefunds)
    .where(and(eq(orderRefunds.orderId, order.id), ne(orderRefunds.id, without)));
  return readMoney(rows[0]!.refunded, order.currencyCode);
}

/** The only writer of these two statuses, under the purchase's lock; writes a change into the history. */
export async function movePaymentStatus(
  ctx: Context,
  order: OrderToRefund,
  to: "partly_refunded" | "refunded",
  { actor, note }: RefundRequest,
): Promise<void> {
  if (order.paymentStatus === to) return;
  const moved = await ctx.db
    .update(orders)
    .set({ paymentStatus: to })
    .where(and(eq(orders.id, order.id), inArray(orders.paymentStatus, ["paid", "partly_refunded"])))
    .returning({ id: orders.id });
  if (moved.length === 0) throw new Error(`The payment of order ${order.id} could not become ${to}`);
  await ctx.db.insert(orderEvents).values({
    orderId: order.id,
    axis: "payment",
    fromStatus: order.paymentStatus,
    toStatus: to,
    actor: actor.kind,
    actorId: actor.customerId,
    note: note ?? "",
    createdAt: ctx.now(),
  });
}

export type OrderOfCode = { id: number; code: string; shopId: number; currencyCode: string };

/** `shopId` null: of any shop. */
export async function getOrderByCode(
  ctx: Context,
  normalizedCode: string,
  shopId: number | null,
): Promise<OrderOfCode | null> {
  const rows = await ctx.db
    .select({ id: orders.id, code: orders.code, shopId: orders.shopId, currencyCode: purchases.currencyCode })
    .from(orders)
    .innerJoin(purchases, eq(purchases.id, orders.purchaseId))
    .where(and(hasNormalizedCode(normalizedCode), shopId === null ? undefined : eq(orders.shopId, shopId)));
  return rows[0] ?? null;
}

export async function findRefundRows(ctx: Context, orderIds: readonly number[]) {
  if (orderIds.length === 0) return [];
  const rows = await ctx.db
    .select({
      id: orderRefunds.id,
      orderId: orderRefunds.orderId,
      returnId: orderRefunds.returnId,
      kind: orderRefunds.kind,
      amountMinor: orderRefunds.amountMinor,
      goodsMinor: orderRefunds.goodsMinor,
      shippingMinor: orderRefunds.shippingMinor,
      goodwillMinor: orderRefunds.goodwillMinor,
      note: orderRefunds.note,
      at: orderRefunds.createdAt,
      shopId: orders.shopId,
      creditNotePrefix: creditNotes.prefix,
      creditNoteNumber: creditNotes.number,
      currencyCode: purchases.currencyCode,
    })
    .from(orderRefunds)
    .innerJoin(orders, eq(orders.id, orderRefunds.orderId))
    .innerJoin(purchases, eq(purchases.id, orders.purchaseId))
    .leftJoin(creditNotes, eq(creditNotes.refundId, orderRefunds.id))
    .where(inArray(orderRefunds.orderId, [...orderIds]))
    .orderBy(asc(orderRefunds.id));
  return rows.map(({ amountMinor, goodsMinor, shippingMinor, goodwillMinor, currencyCode, ...row }) => ({
    ...row,
    amount: readMoney(amountMinor, currencyCode),
    goods: readMoney(goodsMinor, currencyCode),
    shipping: readMoney(shippingMinor, currencyCode),
    goodwill: readMoney(goodwillMinor, currencyCode),
  }));
}
