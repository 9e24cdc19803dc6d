import { and, asc, desc, eq, lte, sql, type SQL } from "drizzle-orm";
import { readRows } from "#db/read-rows.ts";
import { announcements } from "#db/schema/announcement.ts";
import { neverHappens } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import type { Announcement, Audience } from "./announcement.ts";

const MAX_LISTED = 5_000;
/** Above this number of customers, open pages show it only when they load. */
const MAX_LIVE = 5_000;

type NewAnnouncement = Pick<Announcement, "title" | "message" | "messageType" | "link" | "audience"> & { dueAt: Date };

export async function insertAnnouncement(ctx: Context, announcement: NewAnnouncement): Promise<number> {
  const rows = await ctx.db
    .insert(announcements)
    .values({ ...announcement, authorId: ctx.visitor.customerId, createdAt: ctx.now() })
    .returning({ id: announcements.id });
  return rows[0]!.id;
}

export async function findAnnouncementRows(ctx: Context): Promise<Announcement[]> {
  const rows = await ctx.db.select().from(announcements).orderBy(desc(announcements.id)).limit(MAX_LISTED);
  return rows.map(viewOf);
}

/** False if it was sent or canceled meanwhile. */
export async function cancelRow(ctx: Context, id: number): Promise<boolean> {
  const rows = await ctx.db
    .update(announcements)
    .set({ state: "canceled" })
    .where(and(eq(announcements.id, id), eq(announcements.state, "scheduled")))
    .returning({ id: announcements.id });
  return rows.length > 0;
}

export async function hasAnnouncement(ctx: Context, id: number): Promise<boolean> {
  return (await ctx.db.$count(announcements, eq(announcements.id, id))) > 0;
}

/** Locks the next one that is due; null if there is none. */
export async function takeDue(ctx: Context): Promise<Announcement | null> {
  const rows = await ctx.db
    .select()
    .from(announcements)
    .where(and(eq(announcements.state, "scheduled"), lte(announcements.dueAt, ctx.now())))
    .orderBy(asc(announcements.dueAt), asc(announcements.id))
    .limit(1)
    .for("update", { skipLocked: true });
  return rows[0] ? viewOf(rows[0]) : null;
}

/** Writes a notification to each customer who wants news, for their pages and browsers; returns their number. */
export async function notifyCustomers(ctx: Context, announcement: Announcement): Promise<number> {
  const { id, title, message, messageType, link, audience } = announcement;
  const now = ctx.now().toISOString();
  const rows = await readRows<{ notified: number }>(
    ctx.db,
    sql`
    with notified as (
      insert into notifications (customer_id, topic, title, message, message_type, link, once_key, created_at)
      select c.id, 'news', ${title}::text, ${message}::text, ${messageType}::text, ${link}::text,
        'announcement:' || ${id}::int || ':' || c.id, ${now}::timestamptz
      from customers c left join customer_topics t on t.customer_id = c.id and t.topic = 'news'
      where c.deleted_at is null and coalesce(t.is_notified, true) and ${isIn(audience)}
      on conflict (once_key) do nothing
      returning id, customer_id
    ), pushed as (
      insert into due_pushes (notification_id)
      select id from notified where exists (select from push_subscriptions s where s.customer_id = notified.customer_id)
    ), shown as (
      insert into live_events (channels, name, data, created_at)
      select array['private-user.' || customer_id], 'push-notification', jsonb_build_object('id', id, 'title', ${title}::text,
        'message', ${message}::text, 'message_type', ${messageType}::text, 'link', ${link}::text,
        'url', ${link === null ? null : ctx.shopUrl + link}::text, 'is_seen', false, 'created_at', ${now}::text)::text, ${now}::timestamptz
      from notified where ${audience !== "everyone"}::boolean and (select count(*) from notified) <= ${MAX_LIVE}::int
    )
    select count(*)::int as notified from notified
  `,
  );
  return rows[0]!.notified;
}

function isIn(audience: Audience): SQL {
  switch (audience) {
    case "everyone":
      return sql`true`;
    case "buyers":
      return sql`exists (select from purchases p join orders o on o.purchase_id = p.id where p.customer_id = c.id)`;
    case "sellers":
      return sql`exists (select from shops s where s.owner_id = c.id and s.status = 'approved')`;
    default:
      return neverHappens(audience);
  }
}

export async function markSent(ctx: Context, id: number, recipients: number): Promise<void> {
  await ctx.db
    .update(announcements)
    .set({ state: "sent", sentAt: ctx.now(), recipients })
    .where(eq(announcements.id, id));
}

function viewOf(row: typeof announcements.$inferSelect): Announcement {
  const { id, title, message, messageType, link, audience, state, recipients } = row;
  return {
    id,
    title,
    message,
    messageType,
    link,
    audience,
    state,
    recipients,
    dueAt: row.dueAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
  };
}
