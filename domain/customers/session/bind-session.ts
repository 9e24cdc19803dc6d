import type { Context, Visitor } from "../../context.ts";
import { SESSION_TOKEN_BYTES, sessionEnd } from "./session.ts";
import { deleteSession, getSessionByHash, insertSession, rotateSession } from "./session.repository.ts";

/** Binds the session to the customer with a new token: one known before sign-in is void, against session fixation. */
export async function bindSession(
  ctx: Context,
  customerId: number,
  isKept: boolean,
): Promise<{ visitor: Visitor; token: string }> {
  const { visitor } = ctx;
  const token = ctx.newToken(SESSION_TOKEN_BYTES);
  const sessionKey = ctx.hashToken(token);
  const end = { expiresAt: sessionEnd(ctx.now(), isKept), isKept };
  if (visitor.sessionId !== null && visitor.customerId === null) {
    await rotateSession(ctx, visitor.sessionId, sessionKey, customerId, end);
  } else {
    if (visitor.sessionId !== null) await deleteSession(ctx, visitor.sessionId);
    await insertSession(ctx, sessionKey, end.expiresAt, customerId, isKept);
  }
  const session = await getSessionByHash(ctx, sessionKey);
  if (!session) throw new Error("The session that was just written is gone");
  return {
    visitor: { ...visitor, sessionId: session.id, sessionKey, customerId, permissions: session.permissions },
    token,
  };
}
