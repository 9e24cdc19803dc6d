import { eq, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { earningReversals } from "#db/schema/commission.ts";
import { creditNoteCounters, creditNotes } from "#db/schema/credit-note.ts";
import { orderEvents, orders } from "#db/schema/order.ts";
import { refunds } from "#db/schema/payment.ts";
import { orderRefundLines, orderRefunds, refundPayouts } from "#db/schema/refund.ts";
import { rewardReversals } from "#db/schema/reward.ts";
import { insertRows, insertWithIds } from "../insert-rows.ts";
import type { DemoTransaction } from "./insert-ledger.ts";
import type { ReturnedLine } from "./insert-returns.ts";

/** A fully returned and refunded line. */
export type RefundedReturn = ReturnedLine & { returnId: number; to: "source" | "wallet"; at: Date };

type Figures = {
  paid: number;
  tax: number;
  coupon: number;
  orderTotal: number;
  paymentId: number;
  provider: string;
  earning: number;
  commission: number;
  promotion: number;
  points: number;
  isPending: boolean;
};

/** All rows of a refund, line by line; returns its ledger transactions. */
export async function insertRefunds(db: Database, refunded: readonly RefundedReturn[]): Promise<DemoTransaction[]> {
  const transactions: DemoTransaction[] = [];
  const counters = await db.select().from(creditNoteCounters);
  const numbers = new Map(counters.map(({ shopId, lastNumber }) => [shopId, lastNumber]));
  for (const each of refunded) {
    const figures = await readFigures(db, each);
    const number = (numbers.get(each.shopId) ?? 0) + 1;
    numbers.set(each.shopId, number);
    const { refundId, payoutId } = await insertRefund(db, each, figures);
    await insertRows(db, creditNotes, [
      { refundId, orderId: each.orderId, shopId: each.shopId, number, issuedAt: each.at },
    ]);
    await insertReversals(db, each, figures, refundId);
    transactions.push(...transactionsOf(each, figures, { refundId, payoutId }));
  }
  await db.delete(creditNoteCounters);
  await insertRows(
    db,
    creditNoteCounters,
    [...numbers].map(([shopId, lastNumber]) => ({ shopId, lastNumber })),
  );
  return transactions;
}

async function readFigures(db: Database, { lineId, orderId }: RefundedReturn): Promise<Figures> {
  const { rows } = (await db.execute(sql`
    select (l.line_total_minor - l.coupon_discount_minor + l.tax_minor)::int as paid, l.tax_minor::int as tax,
      l.coupon_discount_minor::int as coupon, o.total_minor::int as "orderTotal", y.id as "paymentId", y.provider,
      e.earning_minor::int as earning, e.commission_minor::int as commission, e.promotion_minor::int as promotion,
      coalesce(g.points, 0) as points, coalesce(g.status = 'pending', false) as "isPending"
    from order_lines l join orders o on o.id = l.order_id join earnings e on e.order_line_id = l.id
    join payments y on y.purchase_id = o.purchase_id and y.status = 'paid' and coalesce(y.order_id, o.id) = o.id
    left join reward_grants g on g.order_line_id = l.id
    where l.id = ${lineId} and o.id = ${orderId}`)) as { rows: Figures[] };
  return rows[0]!;
}

async function insertRefund(
  db: Database,
  each: RefundedReturn,
  { paid, tax, coupon, orderTotal, paymentId, provider }: Figures,
): Promise<{ refundId: number; payoutId: number }> {
  const { orderId, lineId, returnId, ownerId, quantity, to, at } = each;
  const actor = { actor: "shop" as const, actorId: ownerId, createdAt: at };
  const [refundId] = await insertWithIds(db, orderRefunds, [
    {
      ...actor,
      orderId,
      kind: "return",
      destination: to,
      returnId,
      amountMinor: paid,
      goodsMinor: paid,
      shippingMinor: 0,
      goodwillMinor: 0,
      taxMinor: tax,
      couponShareMinor: coupon,
    },
  ]);
  const amounts = { quantity, amountMinor: paid, taxMinor: tax, couponShareMinor: coupon };
  await insertRows(db, orderRefundLines, [{ ...amounts, refundId: refundId!, orderLineId: lineId }]);
  const isByProvider = to === "source" && provider === "sandbox";
  const providerRefunds = isByProvider
    ? await insertWithIds(db, refunds, [
        {
          paymentId,
          amountMinor: paid,
          reason: `order-refund:${refundId}`,
          status: "done",
          providerReference: `demo_refund_${refundId}`,
          createdAt: at,
          settledAt: at,
        },
      ])
    : [];
  const [payoutId] = await insertWithIds(db, refundPayouts, [
    {
      refundId: refundId!,
      method: isByProvider ? "provider" : "wallet",
      paymentId: to === "wallet" ? null : paymentId,
      providerRefundId: providerRefunds[0] ?? null,
      amountMinor: paid,
      baseMinor: paid,
      createdAt: at,
    },
  ]);
  const paymentStatus = paid === orderTotal ? "refunded" : "partly_refunded";
  await db.update(orders).set({ paymentStatus }).where(eq(orders.id, orderId));
  await insertRows(db, orderEvents, [
    { ...actor, orderId, axis: "payment", fromStatus: "paid", toStatus: paymentStatus },
  ]);
  return { refundId: refundId!, payoutId: payoutId! };
}

async function insertReversals(
  db: Database,
  { orderId, lineId, at }: RefundedReturn,
  { paid }: Figures,
  refundId: number,
): Promise<void> {
  const reversal = { orderLineId: lineId, refundId, amountMinor: paid, createdAt: at };
  await insertRows(db, earningReversals, [{ ...reversal, orderId }]);
  await insertRows(db, rewardReversals, [reversal]);
  await db.execute(sql`update earnings set reversed_earning_minor = earning_minor, reversed_commission_minor = commission_minor,
    reversed_promotion_minor = promotion_minor where order_line_id = ${lineId}`);
  await db.execute(sql`update reward_grants set reversed_points = points where order_line_id = ${lineId}`);
}

function transactionsOf(
  { orderId, shopId, customerId, to, at }: RefundedReturn,
  { paid, provider, earning, commission, promotion, points, isPending }: Figures,
  { refundId, payoutId }: { refundId: number; payoutId: number },
): DemoTransaction[] {
  const isByProvider = to === "source" && provider === "sandbox";
  const common = { orderId, createdAt: at };
  const paidBack: DemoTransaction = {
    ...common,
    kind: "refund",
    idempotencyKey: `refund-payout:${payoutId}`,
    entries: [
      ["order_clearing ", -paid],
      [isByProvider ? `provider_clearing ${provider}` : `customer_wallet ${customerId}`, paid],
    ],
  };
  const reversed: DemoTransaction = {
    ...common,
    kind: "earning_reversed",
    idempotencyKey: `earning-reversed:${orderId}:${refundId}`,
    entries: [
      [`shop_earning ${shopId}`, -earning],
      ["operator_commission ", -commission],
      ["operator_promotion ", promotion],
      ["order_clearing ", earning + commission - promotion],
    ],
  };
  if (points === 0) return [paidBack, reversed];
  const taken: DemoTransaction = {
    ...common,
    kind: "points_reversed",
    idempotencyKey: `points-reversed:${orderId}:${refundId}`,
    entries: [
      [`${isPending ? "points_pending" : "points_available"} ${customerId}`, -points],
      ["points_issued ", points],
    ],
  };
  return [paidBack, reversed, taken];
}
