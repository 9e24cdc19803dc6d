import { type SQL, eq, sql } from "drizzle-orm";
import type { ListFilter } from "#shared/list/list.ts";
import { type ListSql, escapeLike, isOneOfIds } from "./list-sql.ts";
import { matchingOrderIds } from "./order-search.ts";
import { orderLines, orders } from "./schema/order.ts";
import { parcels } from "./schema/parcel.ts";
import { purchases } from "./schema/purchase.ts";

/**
 * The order lists of both desks, over `orders` joined with `purchases`. `readCode`: the order code that a text may be.
 * `shopId`: only orders of this shop are searched.
 */
export function orderListSql(readCode: (text: string) => string, shopId?: number) {
  const matching = (text: string) =>
    sql`${orders.id} in ${matchingOrderIds({ text, code: readCode(text), ...(shopId === undefined ? {} : { shopId }) })}`;
  return {
    id: orders.id,
    sorts: { placed: orders.createdAt, total: orders.totalMinor },
    filters: {
      fulfilment: { word: orders.fulfilmentStatus },
      payment: { word: orders.paymentStatus },
      method: { word: purchases.paymentMethod },
      country: { word: purchases.shipToCountryCode },
      shop: { condition: (filter) => isOneOfIds(orders.shopId, filter) },
      placed: { instant: orders.createdAt },
      email: { condition: hasEmail },
      product: { condition: hasProduct },
      tracking: { condition: hasTracking },
    },
    search: matching,
  } satisfies ListSql;
}

/** The first condition is the one that the index of the search answers. */
function hasEmail({ operator, values }: ListFilter): SQL {
  const emails = values.map((value) => value.toLowerCase());
  if (operator === "is") return anyOf(emails, (email) => eq(purchases.email, email));
  return anyOf(emails, (email) => {
    const part = `%${escapeLike(email)}%`;
    return sql`(${orders.purchaseId} in (select p.id from ${purchases} p where p.status <> 'draft'
      and (p.email || ' ' || regexp_replace(p.phone, '[^0-9]', '', 'g')) like ${part} and p.email like ${part}))`;
  });
}

function hasProduct({ values }: ListFilter): SQL {
  return anyOf(
    values,
    (value) => sql`${orders.id} in (select l.order_id from ${orderLines} l
      where fold_text(l.product_name || ' ' || l.sku) like fold_text(${`%${escapeLike(value)}%`}))`,
  );
}

function hasTracking({ operator, values }: ListFilter): SQL {
  const any = sql`exists (select 1 from ${parcels} c where c.order_id = ${orders.id} and c.tracking_number <> '')`;
  if (operator === "set") return any;
  if (operator === "empty") return sql`not ${any}`;
  return anyOf(values, (value) => {
    const part = `%${escapeLike(value.toUpperCase().replaceAll(/\s/g, ""))}%`;
    return sql`${orders.id} in (select c.order_id from ${parcels} c where upper(replace(c.tracking_number, ' ', '')) like ${part})`;
  });
}

function anyOf(values: readonly string[], conditionOf: (value: string) => SQL): SQL {
  return sql`(${sql.join(values.map(conditionOf), sql` or `)})`;
}
