import { and, asc, count, eq, inArray, lt, lte, sql } from "drizzle-orm";
import { customers } from "#db/schema/customer.ts";
import { notifications } from "#db/schema/notification.ts";
import { duePushes, pushSubscriptions } from "#db/schema/push-subscription.ts";
import type { Context } from "../../context.ts";
import { quietHours } from "#db/schema/quiet-hours.ts";
import type { PushService, PushTarget } from "./push.ts";
import type { QuietHours } from "./quiet-hours.ts";

type NewSubscription = {
  customerId: number;
  service: PushService;
  endpoint: string;
  publicKey: string;
  authKey: string;
  userAgent: string;
};

/** A browser that another customer used before is theirs no longer. */
export async function putSubscription(ctx: Context, subscription: NewSubscription): Promise<void> {
  const { customerId, service, publicKey, authKey, userAgent } = subscription;
  await ctx.db
    .insert(pushSubscriptions)
    .values({ ...subscription, createdAt: ctx.now() })
    .onConflictDoUpdate({
      target: pushSubscriptions.endpoint,
      set: { customerId, service, publicKey, authKey, userAgent, createdAt: ctx.now() },
    });
}

/** Keeps the newest ones of a customer. */
export async function deleteOldSubscriptions(ctx: Context, customerId: number, max: number): Promise<void> {
  await ctx.db.execute(sql`delete from ${pushSubscriptions} where id in (
    select id from ${pushSubscriptions} where customer_id = ${customerId} order by created_at desc, id desc offset ${max}::int)`);
}

/** Only the customer's own. */
export async function deleteSubscription(ctx: Context, customerId: number, endpoint: string): Promise<void> {
  await ctx.db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.customerId, customerId), eq(pushSubscriptions.endpoint, endpoint)));
}

export async function deleteGone(ctx: Context, id: number): Promise<void> {
  await ctx.db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id));
}

export async function hasSubscription(ctx: Context, customerId: number): Promise<boolean> {
  const rows = await ctx.db
    .select({ found: count() })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.customerId, customerId));
  return rows[0]!.found > 0;
}

export async function insertDuePush(ctx: Context, notificationId: number): Promise<void> {
  await ctx.db.insert(duePushes).values({ notificationId, dueAt: ctx.now() }).onConflictDoNothing();
}

export type DuePush = {
  id: number;
  customerId: number;
  title: string;
  message: string;
  link: string | null;
  languageCode: string | null;
  isRead: boolean;
  isDeleted: boolean;
};

export async function findDuePushes(ctx: Context, maxAttempts: number, max: number): Promise<DuePush[]> {
  return ctx.db
    .select({
      id: notifications.id,
      customerId: notifications.customerId,
      title: notifications.title,
      message: notifications.message,
      link: notifications.link,
      languageCode: customers.languageCode,
      isRead: sql<boolean>`${notifications.readAt} is not null`,
      isDeleted: sql<boolean>`${customers.deletedAt} is not null`,
    })
    .from(duePushes)
    .innerJoin(notifications, eq(notifications.id, duePushes.notificationId))
    .innerJoin(customers, eq(customers.id, notifications.customerId))
    .where(and(lt(duePushes.attempts, maxAttempts), lte(duePushes.dueAt, ctx.now())))
    .orderBy(asc(duePushes.attempts), asc(duePushes.notificationId))
    .limit(max);
}

export async function countAttempt(ctx: Context, ids: readonly number[]): Promise<void> {
  await ctx.db
    .update(duePushes)
    .set({ attempts: sql`${duePushes.attempts} + 1` })
    .where(inArray(duePushes.notificationId, [...ids]));
}

export async function postponePushes(ctx: Context, ids: readonly number[], dueAt: Date): Promise<void> {
  await ctx.db
    .update(duePushes)
    .set({ dueAt })
    .where(inArray(duePushes.notificationId, [...ids]));
}

export async function deleteDuePushes(ctx: Context, ids: readonly number[]): Promise<void> {
  await ctx.db.delete(duePushes).where(inArray(duePushes.notificationId, [...ids]));
}

export async function getQuietHoursRow(ctx: Context, customerId: number): Promise<QuietHours | null> {
  const { fromMinute, untilMinute, timeZone } = quietHours;
  const rows = await ctx.db
    .select({ fromMinute, untilMinute, timeZone })
    .from(quietHours)
    .where(eq(quietHours.customerId, customerId));
  return rows[0] ?? null;
}

export async function putQuietHours(ctx: Context, customerId: number, hours: QuietHours): Promise<void> {
  await ctx.db
    .insert(quietHours)
    .values({ customerId, ...hours })
    .onConflictDoUpdate({ target: quietHours.customerId, set: hours });
}

export async function deleteQuietHours(ctx: Context, customerId: number): Promise<void> {
  await ctx.db.delete(quietHours).where(eq(quietHours.customerId, customerId));
}

export function findTargets(ctx: Context, customerId: number): Promise<PushTarget[]> {
  return ctx.db
    .select({
      id: pushSubscriptions.id,
      service: pushSubscriptions.service,
      endpoint: pushSubscriptions.endpoint,
      publicKey: pushSubscriptions.publicKey,
      authKey: pushSubscriptions.authKey,
    })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.customerId, customerId))
    .orderBy(asc(pushSubscriptions.id));
}
