import { asc, eq, sql } from "drizzle-orm";
import { selectReads } from "#db/list-reads.ts";
import { type ListSql, escapeLike } from "#db/list-sql.ts";
import { contactMessages, contactReplies } from "#db/schema/contact.ts";
import { customers } from "#db/schema/customer.ts";
import type { Context } from "../../context.ts";
import type { ContactRow, ContactThread } from "./contact-admin.ts";

export type StoredMessage = ContactRow & { assigneeId: number | null; languageCode: string };

const LIST: ListSql = {
  id: contactMessages.id,
  sorts: { created: contactMessages.createdAt },
  filters: {
    state: { word: contactMessages.state },
    topic: { word: contactMessages.topic },
    created: { instant: contactMessages.createdAt },
  },
  search: (text) => {
    const { name, email, orderCode, text: written } = contactMessages;
    return sql`lower(${name} || ' ' || ${email} || ' ' || ${orderCode} || ' ' || ${written})
      like ${`%${escapeLike(text.toLowerCase())}%`}`;
  },
};

export function contactReads(ctx: Context) {
  return selectReads(ctx.db, {
    list: LIST,
    select: () => selectMessages(ctx).$dynamic(),
    read: (row): ContactRow => {
      const { assigneeId: _assigneeId, languageCode: _languageCode, ...shown } = asMessage(row);
      return shown;
    },
  });
}

export function countOpen(ctx: Context): Promise<number> {
  return ctx.db.$count(contactMessages, eq(contactMessages.state, "open"));
}

export async function getContactMessage(ctx: Context, id: number): Promise<StoredMessage | null> {
  const [row] = await selectMessages(ctx).where(eq(contactMessages.id, id));
  return row ? asMessage(row) : null;
}

export async function findContactReplies(ctx: Context, messageId: number): Promise<ContactThread["replies"]> {
  const rows = await ctx.db
    .select({
      id: contactReplies.id,
      authorName: contactReplies.authorName,
      text: contactReplies.text,
      createdAt: contactReplies.createdAt,
    })
    .from(contactReplies)
    .where(eq(contactReplies.messageId, messageId))
    .orderBy(asc(contactReplies.id));
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

export async function updateContactMessage(
  ctx: Context,
  id: number,
  change: { state?: ContactRow["state"]; assigneeId?: number | null },
): Promise<void> {
  if (Object.keys(change).length > 0)
    await ctx.db.update(contactMessages).set(change).where(eq(contactMessages.id, id));
}

export async function insertContactReply(
  ctx: Context,
  reply: { messageId: number; authorName: string; text: string },
): Promise<number> {
  const [row] = await ctx.db
    .insert(contactReplies)
    .values({ ...reply, createdAt: ctx.now() })
    .returning({ id: contactReplies.id });
  return row!.id;
}

function selectMessages(ctx: Context) {
  return ctx.db
    .select({
      id: contactMessages.id,
      name: contactMessages.name,
      email: contactMessages.email,
      topic: contactMessages.topic,
      orderCode: contactMessages.orderCode,
      text: contactMessages.text,
      state: contactMessages.state,
      languageCode: contactMessages.languageCode,
      assigneeId: contactMessages.assigneeId,
      assigneeName: sql<string>`coalesce(trim(${customers.firstName} || ' ' || ${customers.lastName}), '')`,
      createdAt: contactMessages.createdAt,
    })
    .from(contactMessages)
    .leftJoin(customers, eq(customers.id, contactMessages.assigneeId));
}

function asMessage({ createdAt, ...row }: Awaited<ReturnType<typeof selectMessages>>[number]): StoredMessage {
  return { ...row, createdAt: createdAt.toISOString() };
}
