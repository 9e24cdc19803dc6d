import type { Context } from "../../context.ts";
import { deleteSession } from "./session.repository.ts";

/** Ends the session; returns a guest's context. */
export async function signOut(ctx: Context): Promise<Context> {
  if (ctx.visitor.sessionId !== null) await deleteSession(ctx, ctx.visitor.sessionId);
  return { ...ctx, visitor: { ...ctx.visitor, sessionId: null, sessionKey: null, customerId: null, permissions: [] } };
}
