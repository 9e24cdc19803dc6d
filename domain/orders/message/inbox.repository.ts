import { sql, type SQL } from "drizzle-orm";
import { type ListSql, escapeLike, orderOfList, whereOfList } from "#db/list-sql.ts";
import type { ListQuery } from "#shared/list/list.ts";
import type { Context } from "../../context.ts";
import type { InboxOwner } from "./conversation.ts";

type InboxRow = {
  orderCode: string | null;
  conversationId: number | null;
  otherName: string;
  text: string;
  author: string;
  at: string | Date;
  unreadCount: number;
};

type Part = { limit: number; offset: number; isFromEnd?: boolean };
type InboxQuery = Pick<ListQuery, "search" | "filters" | "sort">;

const LIST: ListSql = {
  id: sql`coalesce(t.order_id, -t.conversation_id)`,
  sorts: {
    unread: sql`(case when t.unread > 0 then 1 else 0 end, t.last_at)`,
    at: sql`t.last_at`,
    name: sql`lower(t.name)`,
  },
  filters: { state: { condition: () => sql`t.unread > 0` }, at: { instant: sql`t.last_at` } },
  search: (text) => {
    const part = `%${escapeLike(text.toLowerCase())}%`;
    return sql`(lower(t.name) like ${part} or lower(t.code) like ${part} or exists (select from order_messages m
      where (m.order_id = t.order_id or m.conversation_id = t.conversation_id) and lower(m.text) like ${part}))`;
  },
};

/** The threads of a shop or of a customer: those of their orders that have messages, and those without an order. */
function threadsOf(owner: InboxOwner): SQL {
  const isUnread = owner.side === "shop" ? sql`m.shop_read_at is null` : sql`m.shopper_read_at is null`;
  const ofOrder = owner.side === "shop" ? sql`o.shop_id = ${owner.shopId}` : sql`p.customer_id = ${owner.customerId}`;
  const ofTalk =
    owner.side === "shop"
      ? sql`c.shop_id = ${owner.shopId} and not ${owner.isLookedAt}::boolean`
      : sql`c.customer_id = ${owner.customerId}`;
  return sql`
    select m.order_id, null::int as conversation_id, max(m.created_at) as last_at,
      count(*) filter (where ${isUnread})::int as unread
    from orders o join purchases p on p.id = o.purchase_id join order_messages m on m.order_id = o.id
    where ${ofOrder} group by m.order_id
    union all
    select null, m.conversation_id, max(m.created_at), count(*) filter (where ${isUnread})::int
    from conversations c join order_messages m on m.conversation_id = c.id
    where ${ofTalk} group by m.conversation_id`;
}

/** The threads with their names; messages between a shop and a customer are few. */
function namedThreads(owner: InboxOwner): SQL {
  const name =
    owner.side === "shopper"
      ? sql`(select s.name from shops s where s.id = coalesce(o.shop_id, c.shop_id))`
      : sql`coalesce((select a.name from purchase_addresses a where a.purchase_id = o.purchase_id and a.kind = 'shipping'),
          (select trim(u.first_name || ' ' || case when u.last_name = '' then '' else left(u.last_name, 1) || '.' end)
            from customers u where u.id = c.customer_id), '')`;
  return sql`(select f.*, o.code, ${name} as name from (${threadsOf(owner)}) f
    left join orders o on o.id = f.order_id left join conversations c on c.id = f.conversation_id)`;
}

const conditionOf = (query: Omit<InboxQuery, "sort">) => whereOfList(LIST, query) ?? sql`true`;

export async function findInboxRows(
  ctx: Context,
  owner: InboxOwner,
  query: InboxQuery,
  { limit, offset, isFromEnd = false }: Part,
): Promise<InboxRow[]> {
  const order = sql.join(orderOfList(LIST, query, isFromEnd), sql`, `);
  const { rows } = (await ctx.db.execute(sql`
    select t.code as "orderCode", t.conversation_id as "conversationId", t.name as "otherName", l.text, l.author,
      t.last_at as at, t.unread as "unreadCount"
    from (select * from ${namedThreads(owner)} t where ${conditionOf(query)} order by ${order} limit ${limit} offset ${offset}) t
    join lateral (
      (select m.text, m.author from order_messages m where m.order_id = t.order_id order by m.id desc limit 1)
      union all
      (select m.text, m.author from order_messages m where m.conversation_id = t.conversation_id order by m.id desc limit 1)
    ) l on true
    order by ${order}
  `)) as { rows: InboxRow[] };
  return rows;
}

export async function countInbox(ctx: Context, owner: InboxOwner, query: Omit<InboxQuery, "sort">): Promise<number> {
  const { rows } = (await ctx.db.execute(
    sql`select count(*)::int as count from ${namedThreads(owner)} t where ${conditionOf(query)}`,
  )) as { rows: { count: number }[] };
  return rows[0]!.count;
}
