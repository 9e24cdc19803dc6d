import { timingSafeEqual } from "node:crypto";
import type { Context } from "../../context.ts";

const FORM = /^(\d{1,10})\.newsletter\.[\w-]{20,100}$/;

/** The key in the unsubscribe link of a newsletter: the subscriber, signed. It grants nothing else. */
export function newsletterKey(ctx: Context, subscriberId: number): string {
  return `${subscriberId}.newsletter.${ctx.hashToken(`newsletter:${subscriberId}`)}`;
}

/** The subscriber's id; null if the signature is invalid. */
export function readNewsletterKey(ctx: Context, key: string): number | null {
  const [, id] = FORM.exec(key) ?? [];
  if (!id) return null;
  const expected = Buffer.from(newsletterKey(ctx, Number(id)));
  const actual = Buffer.from(key);
  return expected.length === actual.length && timingSafeEqual(expected, actual) ? Number(id) : null;
}
