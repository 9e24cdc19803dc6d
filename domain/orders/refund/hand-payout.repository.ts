import { and, asc, eq, isNull } from "drizzle-orm";
import { readMoney } from "#db/columns.ts";
import { orders } from "#db/schema/order.ts";
import { purchaseAddresses, purchases } from "#db/schema/purchase.ts";
import { orderRefunds, refundPayouts } from "#db/schema/refund.ts";
import { transfers } from "#db/schema/transfer.ts";
import type { Money } from "#shared/money.ts";
import type { Context } from "../../context.ts";

const BATCH_SIZE = 50;

export async function findHandPayoutRows(ctx: Context) {
  const rows = await selectPayouts(ctx)
    .where(and(eq(refundPayouts.method, "by_hand"), isNull(refundPayouts.paidOutAt)))
    .orderBy(asc(refundPayouts.id))
    .limit(BATCH_SIZE);
  return rows.map(({ amountMinor, currencyCode, name, reference, paidBy, ...row }) => ({
    ...row,
    name: name ?? "",
    reference: reference ?? "",
    paidBy: paidBy ?? "",
    amount: readMoney(amountMinor, currencyCode),
  }));
}

function selectPayouts(ctx: Context) {
  return ctx.db
    .select({
      id: refundPayouts.id,
      orderCode: orders.code,
      name: purchaseAddresses.name,
      email: purchases.email,
      reference: transfers.reference,
      paidBy: transfers.paidBy,
      amountMinor: refundPayouts.amountMinor,
      currencyCode: purchases.currencyCode,
      at: refundPayouts.createdAt,
    })
    .from(refundPayouts)
    .innerJoin(orderRefunds, eq(orderRefunds.id, refundPayouts.refundId))
    .innerJoin(orders, eq(orders.id, orderRefunds.orderId))
    .innerJoin(purchases, eq(purchases.id, orders.purchaseId))
    .leftJoin(transfers, eq(transfers.paymentId, refundPayouts.paymentId))
    .leftJoin(
      purchaseAddresses,
      and(eq(purchaseAddresses.purchaseId, purchases.id), eq(purchaseAddresses.kind, "shipping")),
    );
}

/** Null if there is none still waiting. */
export async function markPayoutPaid(
  ctx: Context,
  id: number,
  staffId: number,
): Promise<{ orderCode: string; amount: Money } | null> {
  const paid = await ctx.db
    .update(refundPayouts)
    .set({ paidOutAt: ctx.now(), paidOutBy: staffId })
    .where(and(eq(refundPayouts.id, id), eq(refundPayouts.method, "by_hand"), isNull(refundPayouts.paidOutAt)))
    .returning({ id: refundPayouts.id });
  if (paid.length === 0) return null;
  const [row] = await selectPayouts(ctx).where(eq(refundPayouts.id, id));
  return { orderCode: row!.orderCode, amount: readMoney(row!.amountMinor, row!.currencyCode) };
}
