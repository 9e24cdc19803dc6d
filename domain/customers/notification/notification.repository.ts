import { and, asc, count, desc, eq, gt, isNull, lt } from "drizzle-orm";
import { customers } from "#db/schema/customer.ts";
import { notifications } from "#db/schema/notification.ts";
import type { Context } from "../../context.ts";
import type { MessageType, NotificationView } from "./notification.ts";
import type { Topic } from "./topic.ts";

export type NewNotification = {
  customerId: number;
  topic: Topic;
  title: string;
  message: string;
  messageType: MessageType;
  link: string | null;
  idempotencyKey: string | null;
};

/** The language of a customer's mails; null: the shop's. */
export async function getLanguageOf(ctx: Context, customerId: number): Promise<string | null> {
  const rows = await ctx.db
    .select({ code: customers.languageCode })
    .from(customers)
    .where(eq(customers.id, customerId));
  return rows[0]?.code ?? null;
}

/** Null if there already is one with this key. */
export async function insertNotification(
  ctx: Context,
  notification: NewNotification,
): Promise<NotificationView | null> {
  const rows = await ctx.db
    .insert(notifications)
    .values({ ...notification, createdAt: ctx.now() })
    .onConflictDoNothing({ target: notifications.idempotencyKey })
    .returning();
  return rows[0] ? viewOf(rows[0]) : null;
}

function viewOf(row: typeof notifications.$inferSelect): NotificationView {
  const { id, title, message, messageType, link, readAt, createdAt } = row;
  return { id, title, message, messageType, link, isSeen: readAt !== null, createdAt: createdAt.toISOString() };
}

export async function findRows(
  ctx: Context,
  customerId: number,
  range: { after?: number | undefined; before?: number | undefined },
  max: number,
): Promise<NotificationView[]> {
  const rows = await ctx.db
    .select()
    .from(notifications)
    .where(
      and(
        eq(notifications.customerId, customerId),
        range.after === undefined ? undefined : gt(notifications.id, range.after),
        range.before === undefined ? undefined : lt(notifications.id, range.before),
      ),
    )
    .orderBy(range.after === undefined ? desc(notifications.id) : asc(notifications.id))
    .limit(max);
  return rows.map(viewOf);
}

export async function countUnread(ctx: Context, customerId: number): Promise<number> {
  const rows = await ctx.db
    .select({ unread: count() })
    .from(notifications)
    .where(and(eq(notifications.customerId, customerId), isNull(notifications.readAt)));
  return rows[0]!.unread;
}

export async function hasNotification(ctx: Context, customerId: number, id: number): Promise<boolean> {
  return (
    (await ctx.db.$count(notifications, and(eq(notifications.customerId, customerId), eq(notifications.id, id)))) > 0
  );
}

/** Marks one of the customer's as read, or all; those already read keep their time. */
export async function writeRead(ctx: Context, customerId: number, id: number | null): Promise<void> {
  await ctx.db
    .update(notifications)
    .set({ readAt: ctx.now() })
    .where(
      and(
        eq(notifications.customerId, customerId),
        isNull(notifications.readAt),
        id === null ? undefined : eq(notifications.id, id),
      ),
    );
}
