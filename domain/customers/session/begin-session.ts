import type { Context } from "../../context.ts";
import { planSession, type PlannedSession } from "./plan-session.ts";
import { insertSession } from "./session.repository.ts";

/** Starts a guest's session with the first action; returns its context and the token for the cookie. */
export async function beginSession(ctx: Context): Promise<{ ctx: Context; token: string }> {
  const planned = planSession(ctx);
  const sessionId = await insertSession(ctx, planned.tokenHash, planned.expiresAt);
  return { ctx: inSession(ctx, planned, sessionId), token: planned.token };
}

/** The context of a visitor whose planned session has been written. */
export function inSession(ctx: Context, { tokenHash }: PlannedSession, sessionId: number): Context {
  return { ...ctx, visitor: { ...ctx.visitor, sessionId, sessionKey: tokenHash } };
}
