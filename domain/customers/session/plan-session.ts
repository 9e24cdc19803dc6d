import { networkAreaOf } from "#domain/platform/rate-limit/network-of.ts";
import type { Context } from "../../context.ts";
import { SESSION_TOKEN_BYTES, sessionEnd } from "./session.ts";

/** A guest's session to be written; the cookie gets the token, the database its hash. */
export type PlannedSession = {
  token: string;
  tokenHash: string;
  userAgent: string;
  networkArea: string;
  lastSeenAt: Date;
  expiresAt: Date;
};

const MAX_USER_AGENT = 300;

export function planSession(ctx: Context): PlannedSession {
  const token = ctx.newToken(SESSION_TOKEN_BYTES);
  const now = ctx.now();
  return { token, tokenHash: ctx.hashToken(token), ...placeOf(ctx), lastSeenAt: now, expiresAt: sessionEnd(now) };
}

/** The visitor's device and network, as stored. */
export function placeOf({ visitor }: Context): { userAgent: string; networkArea: string } {
  return {
    userAgent: visitor.userAgent.slice(0, MAX_USER_AGENT),
    networkArea: networkAreaOf(visitor.address),
  };
}
