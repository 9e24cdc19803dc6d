import type { Database } from "#db/client.ts";
import { networkAreaOf } from "#domain/platform/rate-limit/network-of.ts";
import { isTouchDue, sessionEnd, type Session } from "./session.ts";
import { getSessionByHash, touchSession } from "./session.repository.ts";

/**
 * The session of a token, now used from `address`. `isProlonged`: it was just extended by 30 days, so its cookie must
 * be too.
 */
export type FoundSession = Session & { isProlonged: boolean };

export async function findSession(
  ctx: { db: Database; now: () => Date },
  tokenHash: string,
  address: string,
): Promise<FoundSession | null> {
  const session = await getSessionByHash(ctx, tokenHash);
  if (!session) return null;
  const now = ctx.now();
  const isDue = isTouchDue(session, now);
  if (isDue)
    await touchSession(ctx, session.id, {
      lastSeenAt: now,
      networkArea: networkAreaOf(address),
      ...(session.isKept ? { expiresAt: sessionEnd(now) } : {}),
    });
  return { ...session, isProlonged: isDue && session.isKept };
}
