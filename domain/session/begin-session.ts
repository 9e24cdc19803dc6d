import type { Context } from "../context.ts";
import { SESSION_TOKEN_BYTES, sessionEnd } from "./session.ts";
import { insertSession } from "./session.repository.ts";

/** Begins a guest's session with the first act; answers the context of it and the token for the cookie. */
export async function beginSession(ctx: Context): Promise<{ ctx: Context; token: string }> {
  const token = ctx.newToken(SESSION_TOKEN_BYTES);
  const sessionKey = ctx.hashToken(token);
  const sessionId = await insertSession(ctx, sessionKey, sessionEnd(ctx.now()));
  return { ctx: { ...ctx, visitor: { ...ctx.visitor, sessionId, sessionKey } }, token };
}
