import { and, eq, isNull, sql } from "drizzle-orm";
import { subscribers } from "#db/schema/newsletter.ts";
import type { Context } from "../../context.ts";

export type Subscriber = {
  id: number;
  email: string;
  languageCode: string;
  keySentAt: Date | null;
  confirmedAt: Date | null;
  unsubscribedAt: Date | null;
};

const COLUMNS = {
  id: subscribers.id,
  email: subscribers.email,
  languageCode: subscribers.languageCode,
  keySentAt: subscribers.keySentAt,
  confirmedAt: subscribers.confirmedAt,
  unsubscribedAt: subscribers.unsubscribedAt,
};

/** Adds the address unless it exists, and locks its row. */
export async function insertSubscriber(
  ctx: Context,
  subscriber: { email: string; languageCode: string; consentText: string },
): Promise<Subscriber> {
  await ctx.db
    .insert(subscribers)
    .values({ ...subscriber, createdAt: ctx.now() })
    .onConflictDoNothing({ target: subscribers.email });
  const [row] = await ctx.db
    .select(COLUMNS)
    .from(subscribers)
    .where(eq(subscribers.email, subscriber.email))
    .for("update");
  return row!;
}

/** Waits for confirmation, again where the address had unsubscribed. */
export async function updateKey(
  ctx: Context,
  id: number,
  change: { keyHash: string; languageCode: string; consentText: string },
): Promise<void> {
  await ctx.db
    .update(subscribers)
    .set({ ...change, source: "form", keySentAt: ctx.now(), confirmedAt: null, unsubscribedAt: null })
    .where(eq(subscribers.id, id));
}

export async function findSubscriberByKeyHash(ctx: Context, keyHash: string): Promise<Subscriber | null> {
  const [row] = await ctx.db.select(COLUMNS).from(subscribers).where(eq(subscribers.keyHash, keyHash));
  return row ?? null;
}

export async function markConfirmed(ctx: Context, id: number): Promise<void> {
  await ctx.db
    .update(subscribers)
    .set({ confirmedAt: sql`coalesce(${subscribers.confirmedAt}, ${ctx.now().toISOString()}::timestamptz)` })
    .where(and(eq(subscribers.id, id), isNull(subscribers.unsubscribedAt)));
}

export async function isSubscriber(ctx: Context, id: number): Promise<boolean> {
  return (await ctx.db.$count(subscribers, eq(subscribers.id, id))) > 0;
}

/** The key of the confirmation mail no longer works. */
export async function markUnsubscribed(ctx: Context, id: number): Promise<void> {
  await ctx.db
    .update(subscribers)
    .set({ unsubscribedAt: ctx.now(), keyHash: null })
    .where(and(eq(subscribers.id, id), isNull(subscribers.unsubscribedAt)));
}
