import { sql, type SQL } from "drizzle-orm";
import type { InboxState } from "#shared/message-choices.ts";
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

type Part = { limit: number; offset: number };

/** The threads of a shop or of a customer: those of their orders that have messages, and those without an order. */
function threadsOf(owner: InboxOwner, state: InboxState): SQL {
  const isUnread = owner.side === "shop" ? sql`m.shop_read_at is null` : sql`m.shopper_read_at is null`;
  const ofOrder = owner.side === "shop" ? sql`o.shop_id = ${owner.shopId}` : sql`p.customer_id = ${owner.customerId}`;
  const ofTalk =
    owner.side === "shop"
      ? sql`c.shop_id = ${owner.shopId} and not ${owner.isLookedAt}::boolean`
      : sql`c.customer_id = ${owner.customerId}`;
  const only = state === "unread" ? sql`having count(*) filter (where ${isUnread}) > 0` : sql``;
  return sql`
    select m.order_id, null::int as conversation_id, max(m.created_at) as last_at,
      count(*) filter (where ${isUnread})::int as unread
    from orders o join purchases p on p.id = o.purchase_id join order_messages m on m.order_id = o.id
    where ${ofOrder} group by m.order_id ${only}
    union all
    select null, m.conversation_id, max(m.created_at), count(*) filter (where ${isUnread})::int
    from conversations c join order_messages m on m.conversation_id = c.id
    where ${ofTalk} group by m.conversation_id ${only}`;
}

/** Unread ones first, then the newest. */
export async function findInboxRows(
  ctx: Context,
  owner: InboxOwner,
  state: InboxState,
  { limit, offset }: Part,
): Promise<InboxRow[]> {
  const otherName =
    owner.side === "shopper"
      ? sql`(select s.name from shops s where s.id = coalesce(o.shop_id, c.shop_id))`
      : sql`coalesce((select a.name from purchase_addresses a where a.purchase_id = o.purchase_id and a.kind = 'shipping'),
          (select trim(u.first_name || ' ' || case when u.last_name = '' then '' else left(u.last_name, 1) || '.' end)
            from customers u where u.id = c.customer_id), '')`;
  const { rows } = (await ctx.db.execute(sql`
    select o.code as "orderCode", t.conversation_id as "conversationId", ${otherName} as "otherName", l.text, l.author,
      t.last_at as at, t.unread as "unreadCount"
    from (select * from (${threadsOf(owner, state)}) found
      order by (unread > 0) desc, last_at desc, order_id, conversation_id limit ${limit} offset ${offset}) t
    left join orders o on o.id = t.order_id
    left join conversations c on c.id = t.conversation_id
    join lateral (
      (select m.text, m.author from order_messages m where m.order_id = t.order_id order by m.id desc limit 1)
      union all
      (select m.text, m.author from order_messages m where m.conversation_id = t.conversation_id order by m.id desc limit 1)
    ) l on true
    order by (t.unread > 0) desc, t.last_at desc, t.order_id, t.conversation_id
  `)) as { rows: InboxRow[] };
  return rows;
}

export async function countInbox(ctx: Context, owner: InboxOwner, state: InboxState): Promise<number> {
  const { rows } = (await ctx.db.execute(
    sql`select count(*)::int as count from (${threadsOf(owner, state)}) found`,
  )) as { rows: { count: number }[] };
  return rows[0]!.count;
}
