import type { Database } from "#db/client.ts";
import { isTouchDue, sessionEnd, type Session } from "./session.ts";
import { getSessionByHash, touchSession } from "./session.repository.ts";

export async function findSession(ctx: { db: Database; now: () => Date }, tokenHash: string): Promise<Session | null> {
  const session = await getSessionByHash(ctx, tokenHash);
  if (session && isTouchDue(session, ctx.now())) await touchSession(ctx, session.id, ctx.now(), sessionEnd(ctx.now()));
  return session;
}
