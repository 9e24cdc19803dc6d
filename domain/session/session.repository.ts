import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { staff } from "#db/schema/customer.ts";
import { sessions } from "#db/schema/session.ts";
import type { Context } from "../context.ts";
import type { Session } from "./session.ts";

export async function getSessionByHash(
  ctx: { db: Database; now: () => Date },
  tokenHash: string,
): Promise<Session | null> {
  const rows = await ctx.db
    .select({
      id: sessions.id,
      customerId: sessions.customerId,
      currencyCode: sessions.currencyCode,
      shipTo: sessions.shipToCountryCode,
      lastSeenAt: sessions.lastSeenAt,
      permissions: staff.permissions,
    })
    .from(sessions)
    .leftJoin(staff, eq(staff.customerId, sessions.customerId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, ctx.now())));
  const row = rows[0];
  return row ? { ...row, permissions: row.permissions ?? [] } : null;
}

export async function insertSession(
  ctx: Context,
  tokenHash: string,
  expiresAt: Date,
  customerId: number | null = null,
): Promise<number> {
  const { currency, shipTo } = ctx.visitor;
  const isChosen = ctx.visitor.sessionId !== null;
  const rows = await ctx.db
    .insert(sessions)
    .values({
      tokenHash,
      customerId,
      ...(isChosen ? { currencyCode: currency.code, shipToCountryCode: shipTo } : {}),
      userAgent: ctx.visitor.userAgent.slice(0, 300),
      lastSeenAt: ctx.now(),
      expiresAt,
    })
    .returning({ id: sessions.id });
  return rows[0]!.id;
}

export async function touchSession(ctx: { db: Database }, id: number, seenAt: Date, expiresAt: Date): Promise<void> {
  await ctx.db.update(sessions).set({ lastSeenAt: seenAt, expiresAt }).where(eq(sessions.id, id));
}

/** Gives the session a new token and its customer. */
export async function rotateSession(
  ctx: Context,
  id: number,
  tokenHash: string,
  customerId: number,
  expiresAt: Date,
): Promise<void> {
  await ctx.db
    .update(sessions)
    .set({ tokenHash, customerId, lastSeenAt: ctx.now(), expiresAt })
    .where(eq(sessions.id, id));
}

export async function setSessionCurrency(ctx: Context, sessionId: number, code: string): Promise<void> {
  await ctx.db.update(sessions).set({ currencyCode: code }).where(eq(sessions.id, sessionId));
}

export async function setSessionShipTo(ctx: Context, sessionId: number, countryCode: string): Promise<void> {
  await ctx.db.update(sessions).set({ shipToCountryCode: countryCode }).where(eq(sessions.id, sessionId));
}

export async function deleteSession(ctx: Context, id: number): Promise<void> {
  await ctx.db.delete(sessions).where(eq(sessions.id, id));
}

export async function deleteExpiredSessions(ctx: Context, most: number): Promise<number> {
  const rows = await ctx.db
    .delete(sessions)
    .where(
      sql`${sessions.id} in (${ctx.db.select({ id: sessions.id }).from(sessions).where(lt(sessions.expiresAt, ctx.now())).limit(most)})`,
    )
    .returning({ id: sessions.id });
  return rows.length;
}
