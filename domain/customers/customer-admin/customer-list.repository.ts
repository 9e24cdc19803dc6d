import { type SQL, sql } from "drizzle-orm";
import { selectReads } from "#db/list-reads.ts";
import { type ListSql, escapeLike, isYesOrNo } from "#db/list-sql.ts";
import { hasNormalizedCode } from "#db/order-code.ts";
import { recordTagSql } from "#db/record-tag-list.ts";
import { customers, staff } from "#db/schema/customer.ts";
import { orders } from "#db/schema/order.ts";
import { purchases } from "#db/schema/purchase.ts";
import { readOrderCode } from "#domain/orders/order/order-code.ts";
import type { Context } from "../../context.ts";

// Drizzle leaves out the table of a column in what is selected from one table: it is written out.
const ORDERS = sql<number>`(select count(*)::int from ${orders} o join ${purchases} p on p.id = o.purchase_id
  where p.customer_id = customers.id)`;
const IS_STAFF = sql<boolean>`exists (select 1 from ${staff} s where s.customer_id = customers.id)`;
const TAGS = recordTagSql({ record: sql`customers.id`, column: "customer_id", byShopId: null });
const IS_VERIFIED = sql<boolean>`${customers.emailVerifiedAt} is not null`;

const LIST: ListSql = {
  id: customers.id,
  sorts: {
    created: customers.createdAt,
    name: sql`lower(${customers.firstName} || ' ' || ${customers.lastName})`,
    orders: ORDERS,
  },
  filters: {
    confirmed: { condition: isYesOrNo(IS_VERIFIED) },
    staff: { condition: isYesOrNo(IS_STAFF) },
    orders: { number: ORDERS },
    email: { text: customers.email },
    phone: { text: customers.phone },
    language: { word: customers.languageCode },
    created: { instant: customers.createdAt },
    tag: { condition: TAGS.condition },
  },
  search: hasText,
};

export function customerReads(ctx: Context) {
  return selectReads(ctx.db, {
    list: LIST,
    select: () =>
      ctx.db
        .select({
          id: customers.id,
          firstName: customers.firstName,
          lastName: customers.lastName,
          email: customers.email,
          phone: customers.phone,
          languageCode: customers.languageCode,
          isEmailVerified: IS_VERIFIED,
          isStaff: IS_STAFF,
          ordersCount: ORDERS,
          createdAt: customers.createdAt,
          tags: TAGS.names,
        })
        .from(customers)
        .$dynamic(),
    read: ({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }),
  });
}

/** Part of the name, the e-mail address, the phone number or a tag, or the code of an order. */
function hasText(text: string): SQL {
  const part = `%${escapeLike(text)}%`;
  const digits = text.replaceAll(/\D/g, "");
  const hasPhone =
    digits.length < 4
      ? sql`false`
      : sql`regexp_replace(coalesce(c.phone, ''), '[^0-9]', '', 'g') like ${`%${digits}%`}`;
  return sql`(${TAGS.search(text)} or ${customers.id} in (
    select c.id from ${customers} c where fold_text(c.first_name || ' ' || c.last_name) like fold_text(${part})
    union select c.id from ${customers} c where c.email like ${part.toLowerCase()}
    union select c.id from ${customers} c where ${hasPhone}
    union select p.customer_id from ${purchases} p join ${orders} o on o.purchase_id = p.id
      where ${hasNormalizedCode(readOrderCode(text), sql`o.code`)}))`;
}
