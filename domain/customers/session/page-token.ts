import { timingSafeEqual } from "node:crypto";
import type { Context } from "../../context.ts";

const DAY_MILLISECONDS = 86_400_000;
const GUEST_DAYS = 3;

/**
 * The page's CSRF token. A guest's is signed and the same for all guests on a day, so pages can be cached; a signed-in
 * customer's is bound to the session and comes by a call.
 */
export function makePageToken(ctx: Context): string {
  if (ctx.visitor.customerId !== null) return customerToken(ctx);
  const expires = Math.ceil(ctx.now().getTime() / DAY_MILLISECONDS) + GUEST_DAYS;
  return guestToken(ctx, expires);
}

export function isPageToken(ctx: Context, token: string): boolean {
  return ctx.visitor.customerId === null ? isGuestToken(ctx, token) : isSame(token, customerToken(ctx));
}

/** Of a public page, which is the same for every visitor. */
export function isGuestToken(ctx: Context, token: string): boolean {
  const expires = Number(/^g\.(\d{5,6})\./.exec(token)?.[1] ?? 0);
  return expires * DAY_MILLISECONDS > ctx.now().getTime() && isSame(token, guestToken(ctx, expires));
}

function customerToken(ctx: Context): string {
  return `s.${ctx.hashToken(`page:${ctx.visitor.sessionKey}`)}`;
}

/** The latest token per secret: all guests share one per day. */
const lastGuestToken = new WeakMap<Context["hashToken"], { expires: number; token: string }>();

function guestToken(ctx: Context, expires: number): string {
  const last = lastGuestToken.get(ctx.hashToken);
  if (last?.expires === expires) return last.token;
  const token = `g.${expires}.${ctx.hashToken(`guest:${expires}`)}`;
  lastGuestToken.set(ctx.hashToken, { expires, token });
  return token;
}

function isSame(actual: string, expected: string): boolean {
  const one = Buffer.from(actual);
  const other = Buffer.from(expected);
  return one.length === other.length && timingSafeEqual(one, other);
}
