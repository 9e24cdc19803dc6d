import { timingSafeEqual } from "node:crypto";
import type { Context } from "../../context.ts";

/** An unguessable identifier of a payment for addresses. */
export function returnKey(ctx: Context, paymentId: number): string {
  return `${paymentId}.${ctx.hashToken(`payment:${paymentId}`)}`;
}

export function readReturnKey(ctx: Context, key: string): number | null {
  const paymentId = Number(/^(\d{1,9})\./.exec(key)?.[1] ?? 0);
  const given = Buffer.from(key);
  const expected = Buffer.from(returnKey(ctx, paymentId));
  return paymentId > 0 && given.length === expected.length && timingSafeEqual(given, expected) ? paymentId : null;
}
