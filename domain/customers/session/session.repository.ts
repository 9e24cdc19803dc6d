import { and, desc, eq, gt, lt, ne, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { prepared } from "#db/prepared.ts";
import { staff } from "#db/schema/customer.ts";
import { sessions } from "#db/schema/session.ts";
import { twoSteps } from "#db/schema/two-step.ts";
import type { Context } from "../../context.ts";
import { placeOf } from "./plan-session.ts";
import type { Session } from "./session.ts";

export async function getSessionByHash(
  ctx: { db: Database; now: () => Date },
  tokenHash: string,
): Promise<Session | null> {
  const [row] = await selectByHash(ctx.db, tokenHash);
  if (!row || row.expiresAt <= ctx.now()) return null;
  const { expiresAt: _expiresAt, ...session } = row;
  return { ...session, permissions: row.permissions ?? [] };
}

function selectByHash(db: Database, tokenHash: string) {
  return prepared(db, "session_by_hash", (outer, name) =>
    outer
      .select({
        expiresAt: sessions.expiresAt,
        id: sessions.id,
        customerId: sessions.customerId,
        currencyCode: sessions.currencyCode,
        shipTo: sessions.shipToCountryCode,
        isKept: sessions.isKept,
        lastSeenAt: sessions.lastSeenAt,
        permissions: staff.permissions,
        viewedShopId: sessions.viewedShopId,
        hasTwoStep: sql<boolean>`${twoSteps.turnedOnAt} is not null`,
      })
      .from(sessions)
      .leftJoin(staff, eq(staff.customerId, sessions.customerId))
      .leftJoin(twoSteps, eq(twoSteps.customerId, sessions.customerId))
      .where(eq(sessions.tokenHash, sql.placeholder("tokenHash")))
      .prepare(name),
  ).execute({ tokenHash });
}

export async function insertSession(
  ctx: Context,
  tokenHash: string,
  expiresAt: Date,
  customerId: number | null = null,
  isKept = true,
): Promise<number> {
  const { currency, shipTo } = ctx.visitor;
  const isChosen = ctx.visitor.sessionId !== null;
  const rows = await ctx.db
    .insert(sessions)
    .values({
      tokenHash,
      customerId,
      ...(isChosen ? { currencyCode: currency.code, shipToCountryCode: shipTo } : {}),
      ...placeOf(ctx),
      isKept,
      lastSeenAt: ctx.now(),
      expiresAt,
    })
    .returning({ id: sessions.id });
  return rows[0]!.id;
}

/** `expiresAt` is absent if the visit does not extend the session. */
export async function touchSession(
  ctx: { db: Database },
  id: number,
  seen: { lastSeenAt: Date; networkArea: string; expiresAt?: Date },
): Promise<void> {
  await ctx.db.update(sessions).set(seen).where(eq(sessions.id, id));
}

/** Gives the session a new token and its customer. */
export async function rotateSession(
  ctx: Context,
  id: number,
  tokenHash: string,
  customerId: number,
  end: { expiresAt: Date; isKept: boolean },
): Promise<void> {
  await ctx.db
    .update(sessions)
    .set({ tokenHash, customerId, ...placeOf(ctx), ...end, lastSeenAt: ctx.now() })
    .where(eq(sessions.id, id));
}

/** Replaces the session's token. */
export async function setSessionToken(ctx: Context, id: number, tokenHash: string): Promise<boolean> {
  const rows = await ctx.db
    .update(sessions)
    .set({ tokenHash })
    .where(eq(sessions.id, id))
    .returning({ isKept: sessions.isKept });
  const row = rows[0];
  if (!row) throw new Error(`Session ${id} is gone`);
  return row.isKept;
}

/** The customer's valid sessions, by last visit, newest first. */
export async function findSessionsOf(ctx: Context, customerId: number, max: number) {
  return ctx.db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      networkArea: sessions.networkArea,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(and(eq(sessions.customerId, customerId), gt(sessions.expiresAt, ctx.now())))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
    .limit(max);
}

export async function hasSession(ctx: Context, id: number, customerId: number): Promise<boolean> {
  return (await ctx.db.$count(sessions, and(eq(sessions.id, id), eq(sessions.customerId, customerId)))) > 0;
}

/** Deletes all sessions of the customer except the one with this id; all of them with null. */
export async function deleteSessionsOf(ctx: Context, customerId: number, keptId: number | null): Promise<number> {
  const rows = await ctx.db
    .delete(sessions)
    .where(and(eq(sessions.customerId, customerId), keptId === null ? undefined : ne(sessions.id, keptId)))
    .returning({ id: sessions.id });
  return rows.length;
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

export async function deleteExpiredSessions(ctx: Context, max: number): Promise<number> {
  const rows = await ctx.db
    .delete(sessions)
    .where(
      sql`${sessions.id} in (${ctx.db.select({ id: sessions.id }).from(sessions).where(lt(sessions.expiresAt, ctx.now())).limit(max)})`,
    )
    .returning({ id: sessions.id });
  return rows.length;
}
