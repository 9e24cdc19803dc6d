import type { Database } from "#db/client.ts";
import { isTouchDue, sessionEnd, type Session } from "./session.ts";
import { getSessionByHash, touchSession } from "./session.repository.ts";

/** The session of a token. `isProlonged`: it was just given another 30 days, and its cookie should be too. */
export type FoundSession = Session & { isProlonged: boolean };

export async function findSession(
  ctx: { db: Database; now: () => Date },
  tokenHash: string,
): Promise<FoundSession | null> {
  const session = await getSessionByHash(ctx, tokenHash);
  if (!session) return null;
  const isProlonged = isTouchDue(session, ctx.now());
  if (isProlonged) await touchSession(ctx, session.id, ctx.now(), sessionEnd(ctx.now()));
  return { ...session, isProlonged };
}
