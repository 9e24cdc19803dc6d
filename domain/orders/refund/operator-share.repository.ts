import { eq, sql } from "drizzle-orm";
import { readMoney } from "#db/columns.ts";
import { orderRefundLines, orderRefunds } from "#db/schema/refund.ts";
import type { Money } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import type { OrderToRefund } from "./refund.repository.ts";

/** What the operator bears so far of each line, and of the delivery (null). */
export async function findOperatorShares(ctx: Context, order: OrderToRefund): Promise<Map<number | null, Money>> {
  const rows = await ctx.db
    .select({
      orderLineId: orderRefundLines.orderLineId,
      operatorMinor: sql<number>`sum(${orderRefundLines.operatorMinor})::float8`,
    })
    .from(orderRefundLines)
    .innerJoin(orderRefunds, eq(orderRefunds.id, orderRefundLines.refundId))
    .where(eq(orderRefunds.orderId, order.id))
    .groupBy(orderRefundLines.orderLineId);
  return new Map(
    rows.map(({ orderLineId, operatorMinor }) => [orderLineId, readMoney(operatorMinor, order.currencyCode)]),
  );
}
