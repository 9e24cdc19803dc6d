import type { Context } from "../../context.ts";
import { SESSION_TOKEN_BYTES } from "./session.ts";
import { setSessionToken } from "./session.repository.ts";

/** The visitor's session with a new token, and whether it is remembered. */
export type Renewed = { ctx: Context; token: string; isKept: boolean };

/** Gives the session a new token; the previous one is void. */
export async function renewSession(ctx: Context): Promise<Renewed> {
  const { sessionId } = ctx.visitor;
  if (sessionId === null) throw new Error("There is no session to renew");
  const token = ctx.newToken(SESSION_TOKEN_BYTES);
  const sessionKey = ctx.hashToken(token);
  const isKept = await setSessionToken(ctx, sessionId, sessionKey);
  return { ctx: { ...ctx, visitor: { ...ctx.visitor, sessionKey } }, token, isKept };
}
