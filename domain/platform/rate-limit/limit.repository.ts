import { eq, lt, sql } from "drizzle-orm";
import { rateLimits } from "#db/schema/mail.ts";
import type { Context } from "../../context.ts";

/** Increments the counter of the key; an expired counter restarts. */
export async function countTry(ctx: Context, key: string, endsAt: Date): Promise<{ count: number; endsAt: Date }> {
  const isOver = sql`${rateLimits.expireAt} <= ${ctx.now().toISOString()}::timestamptz`;
  const rows = await ctx.db
    .insert(rateLimits)
    .values({ key, points: 1, expireAt: endsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        points: sql`case when ${isOver} then 1 else ${rateLimits.points} + 1 end`,
        expireAt: sql`case when ${isOver} then excluded.expire_at else ${rateLimits.expireAt} end`,
      },
    })
    .returning({ count: rateLimits.points, endsAt: rateLimits.expireAt });
  const row = rows[0]!;
  return { count: row.count, endsAt: row.endsAt ?? endsAt };
}

export async function uncountTry(ctx: Context, key: string): Promise<void> {
  await ctx.db
    .update(rateLimits)
    .set({ points: sql`greatest(${rateLimits.points} - 1, 0)` })
    .where(eq(rateLimits.key, key));
}

export async function deleteTries(ctx: Context, key: string): Promise<void> {
  await ctx.db.delete(rateLimits).where(eq(rateLimits.key, key));
}

export async function deleteEndedTries(ctx: Context): Promise<void> {
  await ctx.db.delete(rateLimits).where(lt(rateLimits.expireAt, ctx.now()));
}
