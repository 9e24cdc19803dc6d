import { and, desc, eq, sql, type SQL } from "drizzle-orm";
import { hasNormalizedCode } from "#db/order-code.ts";
import { orderEvents, orderLines, orders } from "#db/schema/order.ts";
import { purchases } from "#db/schema/purchase.ts";
import type { HistoryState } from "#shared/history-state.ts";
import type { Context } from "../../context.ts";
import { purchaseColumns } from "./order.repository.ts";

export type HistoryFilter = {
  customerId: number;
  state: HistoryState;
  /** The typed text, and the order code that it may be. */
  search: { text: string; code: string } | null;
};

/** Placed purchases of the customer with a matching order, newest first. */
export function findHistoryPurchases(ctx: Context, filter: HistoryFilter, range: { limit: number; offset: number }) {
  return ctx.db
    .select(purchaseColumns)
    .from(purchases)
    .where(fits(ctx, filter))
    .orderBy(desc(purchases.placedAt), desc(purchases.id))
    .limit(range.limit)
    .offset(range.offset);
}

export async function countHistoryPurchases(ctx: Context, filter: HistoryFilter): Promise<number> {
  const rows = await ctx.db
    .select({ count: sql<number>`count(*)::int` })
    .from(purchases)
    .where(fits(ctx, filter));
  return rows[0]!.count;
}

function fits(ctx: Context, { customerId, state, search }: HistoryFilter): SQL | undefined {
  return and(
    eq(purchases.customerId, customerId),
    sql`${purchases.status} <> 'draft'`,
    inState(ctx, state),
    search ? isFound(search) : undefined,
  );
}

function inState(ctx: Context, state: HistoryState): SQL | undefined {
  switch (state) {
    case "all":
      return undefined;
    case "to_pay":
      return and(
        sql`${purchases.status} = 'placed' and ${purchases.paymentMethod} <> 'cash_on_delivery'`,
        sql`(${purchases.expiresAt} is null or ${purchases.expiresAt} > ${ctx.now().toISOString()}::timestamptz)`,
        hasOrder(sql`${orders.paymentStatus} = 'unpaid' and ${orders.fulfilmentStatus} <> 'canceled'`),
      );
    case "open":
      return hasOrder(sql`${orders.fulfilmentStatus} not in ('delivered', 'canceled')`);
    case "delivered":
    case "canceled":
      return hasOrder(sql`${orders.fulfilmentStatus} = ${state}`);
    case "returned":
      return hasOrder(
        sql`exists (select 1 from ${orderEvents} where ${orderEvents.orderId} = ${orders.id} and ${orderEvents.axis} = 'return')`,
      );
  }
}

function isFound({ text, code }: { text: string; code: string }): SQL {
  const pattern = `%${text.replace(/[\\%_]/g, "\\$&")}%`;
  return hasOrder(sql`(${hasNormalizedCode(code)} or exists (select 1 from ${orderLines} where ${orderLines.orderId} = ${orders.id}
    and (fold_text(${orderLines.productName}) like fold_text(${pattern}) or lower(${orderLines.sku}) = lower(${text}))))`);
}

function hasOrder(condition: SQL): SQL {
  return sql`exists (select 1 from ${orders} where ${orders.purchaseId} = ${purchases.id} and ${condition})`;
}
