import { type SQL, sql } from "drizzle-orm";
import { countRows, escapeLike, orderOfList, whereOfList, type ListSql } from "#db/list-sql.ts";
import { customers, staff } from "#db/schema/customer.ts";
import { orders } from "#db/schema/order.ts";
import { purchases } from "#db/schema/purchase.ts";
import { readOrderCode } from "#domain/orders/order/order-code.ts";
import type { ListPart } from "#domain/platform/list/read-list-page.ts";
import type { ListFilter, ListQuery } from "#shared/list/list.ts";
import type { Context } from "../../context.ts";
import type { CustomerRow } from "./customer-admin.ts";

// Drizzle leaves out the table of a column in what is selected from one table: it is written out.
const ORDERS = sql<number>`(select count(*)::int from ${orders} o join ${purchases} p on p.id = o.purchase_id
  where p.customer_id = customers.id)`;
const IS_STAFF = sql<boolean>`exists (select 1 from ${staff} s where s.customer_id = customers.id)`;
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
  },
  search: hasText,
};

export async function findCustomerRows(ctx: Context, query: ListQuery, part: ListPart): Promise<CustomerRow[]> {
  const rows = await ctx.db
    .select({
      id: customers.id,
      firstName: customers.firstName,
      lastName: customers.lastName,
      email: customers.email,
      isEmailVerified: IS_VERIFIED,
      isStaff: IS_STAFF,
      ordersCount: ORDERS,
      createdAt: customers.createdAt,
    })
    .from(customers)
    .where(whereOfList(LIST, query))
    .orderBy(...orderOfList(LIST, query, part.isFromEnd))
    .limit(part.limit)
    .offset(part.offset);
  return rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }));
}

export function countCustomerRows(ctx: Context, query: ListQuery, most: number): Promise<number> {
  const matching = ctx.db.select({ id: customers.id }).from(customers).where(whereOfList(LIST, query));
  return countRows(ctx.db, matching.getSQL(), most);
}

function isYesOrNo(condition: SQL) {
  return ({ values }: ListFilter): SQL | undefined => {
    if (values.length !== 1) return undefined;
    return values[0] === "yes" ? sql`(${condition})` : sql`not (${condition})`;
  };
}

/** Part of the name, the e-mail address or the phone number, or the code of an order. */
function hasText(text: string): SQL {
  const part = `%${escapeLike(text)}%`;
  const digits = text.replaceAll(/\D/g, "");
  const hasPhone =
    digits.length < 4
      ? sql`false`
      : sql`regexp_replace(coalesce(c.phone, ''), '[^0-9]', '', 'g') like ${`%${digits}%`}`;
  return sql`${customers.id} in (
    select c.id from ${customers} c where fold_text(c.first_name || ' ' || c.last_name) like fold_text(${part})
    union select c.id from ${customers} c where c.email like ${part.toLowerCase()}
    union select c.id from ${customers} c where ${hasPhone}
    union select p.customer_id from ${purchases} p join ${orders} o on o.purchase_id = p.id where o.code = ${readOrderCode(text)})`;
}
