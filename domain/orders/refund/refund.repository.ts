import { and, asc, eq, inArray, isNull, ne, not, or, sql } from "drizzle-orm";
import { readMoney, writeMoney } from "#db/columns.ts";
import { hasOrderLetters } from "#db/order-code.ts";
import { orderEvents, orderLines, orders } from "#db/schema/order.ts";
import { paymentDisputes, payments, refunds } from "#db/schema/payment.ts";
import { purchaseAddresses, purchases } from "#db/schema/purchase.ts";
import { orderRefundLines, orderRefunds, refundPayouts } from "#db/schema/refund.ts";
import { shops } from "#db/schema/shop.ts";
import { subtractMoney, sumMoney, type Money } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import { hasOwnPayment } from "./own-payment.repository.ts";
import type { OperatorPart, PayoutMethod, Refundable, RefundPlan, RefundRequest } from "./refund.ts";

export type OrderToRefund = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

/** Locks the purchase's orders against payment, cancellation and refund until the transaction ends. */
export async function lockOrder(ctx: Context, orderId: number) {
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

/** The orders that a payment has paid. */
export async function findOrdersOfPayment(
  ctx: Context,
  { purchaseId, orderId }: { purchaseId: number; orderId: number | null },
): Promise<OrderToRefund[]> {
  const rows = await ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.purchaseId, purchaseId),
        orderId === null ? not(hasOwnPayment(orders.id)) : eq(orders.id, orderId),
        ne(orders.paymentStatus, "unpaid"),
      ),
    )
    .orderBy(asc(orders.id));
  return Promise.all(rows.map(async ({ id }) => (await getOrder(ctx, id))!));
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
    .where(and(eq(orderRefunds.orderId, order.id), sql`${orderRefunds.id} <> ${without}`));
  return readMoney(rows[0]!.refunded, order.currencyCode);
}

export type PaymentWithRest = { id: number; provider: string; hasReference: boolean; left: Money };

/**
 * The payments of this order with something left to refund: those for it alone first, external ones before wallet and
 * voucher, latest first.
 */
export async function findPaymentsWithRest(ctx: Context, order: OrderToRefund): Promise<PaymentWithRest[]> {
  const rows = await ctx.db
    .select({
      id: payments.id,
      provider: payments.provider,
      reference: payments.providerReference,
      leftMinor: sql<number>`(${payments.amountMinor}
        - (select coalesce(sum(r.amount_minor), 0) from ${refunds} r where r.payment_id = payments.id and r.status <> 'failed' and r.dispute_id is null)
        - (select coalesce(sum(d.amount_minor), 0) from ${paymentDisputes} d where d.payment_id = payments.id and d.status = 'lost')
        - (select coalesce(sum(y.amount_minor), 0) from ${refundPayouts} y where y.payment_id = payments.id and y.method not in ('provider', 'dispute')))::float8`,
    })
    .from(payments)
    .where(
      and(
        eq(payments.purchaseId, order.purchaseId),
        eq(payments.status, "paid"),
        or(eq(payments.orderId, order.id), and(isNull(payments.orderId), not(hasOwnPayment(order.id)))),
      ),
    )
    .orderBy(sql`${payments.orderId} is null, ${payments.provider} in ('wallet', 'voucher'), ${payments.id} desc`);
  return rows
    .filter(({ leftMinor }) => leftMinor > 0)
    .map(({ leftMinor, reference, ...row }) => ({
      ...row,
      hasReference: reference !== null,
      left: readMoney(leftMinor, order.currencyCode),
    }));
}

export type PayoutToWrite = {
  method: PayoutMethod;
  paymentId: number | null;
  amount: Money;
  /** In the base currency. */
  base: Money;
};

/** With the refund request to the provider, if there is one. */
export async function insertPayout(ctx: Context, refundId: number, payout: PayoutToWrite): Promise<number> {
  const amountMinor = writeMoney(payout.amount, payout.amount.currency);
  const asked =
    payout.method === "provider"
      ? await ctx.db
          .insert(refunds)
          .values({
            paymentId: payout.paymentId!,
            amountMinor,
            reason: `order-refund:${refundId}`,
            createdAt: ctx.now(),
          })
          .returning({ id: refunds.id })
      : [];
  const rows = await ctx.db
    .insert(refundPayouts)
    .values({
      refundId,
      method: payout.method,
      paymentId: payout.paymentId,
      providerRefundId: asked[0]?.id ?? null,
      amountMinor,
      baseMinor: writeMoney(payout.base, ctx.baseCurrency.code),
      createdAt: ctx.now(),
    })
    .returning({ id: refundPayouts.id });
  return rows[0]!.id;
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

/** A shop's order by its code. */
export async function getOrderForGoodwill(
  ctx: Context,
  shopId: number,
  letters: string,
): Promise<{ id: number; currencyCode: string } | null> {
  const rows = await ctx.db
    .select({ id: orders.id, currencyCode: purchases.currencyCode })
    .from(orders)
    .innerJoin(purchases, eq(purchases.id, orders.purchaseId))
    .where(and(eq(orders.shopId, shopId), hasOrderLetters(letters)));
  return rows[0] ?? null;
}
