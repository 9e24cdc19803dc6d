import { type SQL, and, eq, inArray, or, sql } from "drizzle-orm";
import { selectReads } from "#db/list-reads.ts";
import { type ListSql, escapeLike, isOneOfIds } from "#db/list-sql.ts";
import { orderLines, orders } from "#db/schema/order.ts";
import { purchaseAddresses, purchases } from "#db/schema/purchase.ts";
import { returnLines, returns } from "#db/schema/return.ts";
import { shops } from "#db/schema/shop.ts";
import type { ListFilter } from "#shared/list/list.ts";
import type { ReturnState } from "#shared/return-choices.ts";
import type { Context } from "../../context.ts";
import { STATUSES } from "./return-view.repository.ts";

const COLUMNS = {
  id: returns.id,
  orderCode: orders.code,
  shop: { slug: shops.slug, name: shops.name },
  shopperName: sql<string>`coalesce(${purchaseAddresses.name}, ${purchases.email})`,
  status: returns.status,
  reason: returns.reason,
  requestedAt: returns.createdAt,
};

const LIST: ListSql = {
  id: returns.id,
  sorts: { requested: returns.createdAt, status: returns.status },
  filters: {
    state: { condition: isInState },
    reason: { word: returns.reason },
    product: { condition: ({ values }) => or(...values.map(hasProduct)) },
    requested: { instant: returns.createdAt },
    shop: { condition: (filter) => isOneOfIds(returns.shopId, filter) },
  },
  search: hasText,
};

/** The returns of a shop, or of all shops. */
export function returnReads(ctx: Context, shopId: number | null) {
  return selectReads(ctx.db, {
    list: LIST,
    scope: shopId === null ? undefined : eq(returns.shopId, shopId),
    select: () =>
      ctx.db
        .select(COLUMNS)
        .from(returns)
        .innerJoin(orders, eq(orders.id, returns.orderId))
        .innerJoin(shops, eq(shops.id, returns.shopId))
        .innerJoin(purchases, eq(purchases.id, orders.purchaseId))
        .leftJoin(
          purchaseAddresses,
          and(eq(purchaseAddresses.purchaseId, purchases.id), eq(purchaseAddresses.kind, "shipping")),
        )
        .$dynamic(),
    read: (row) => row,
    matching: () => ctx.db.select({ id: returns.id }).from(returns).$dynamic(),
  });
}

function isInState({ values }: ListFilter): SQL | undefined {
  const statuses = values.flatMap((state) => STATUSES[state as ReturnState] ?? []);
  return values.includes("all") ? undefined : inArray(returns.status, statuses);
}

function hasProduct(text: string): SQL {
  const part = `%${escapeLike(text)}%`;
  return sql`${returns.id} in (select x.return_id from ${returnLines} x join ${orderLines} l on l.id = x.order_line_id
    where fold_text(l.product_name || ' ' || l.sku) like fold_text(${part}))`;
}

/** Part of the order's code, the shopper's name or a product. */
function hasText(text: string): SQL {
  const part = `%${escapeLike(text)}%`;
  return sql`(${hasProduct(text)} or ${returns.orderId} in (select o.id from ${orders} o
    left join ${purchaseAddresses} a on a.purchase_id = o.purchase_id and a.kind = 'shipping'
    where o.code like ${part.toUpperCase()} or fold_text(a.name) like fold_text(${part})))`;
}
