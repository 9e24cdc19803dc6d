import { networkOf } from "#domain/platform/rate-limit/network-of.ts";
import type { Context } from "../../context.ts";
import { isBot } from "../../is-bot.ts";

/** A visit through an affiliate's link. `visitorHash`: of the visitor and the day. */
export type Click = { code: string; day: string; visitorHash: string };

/** The click of this visitor; null of a bot. */
export function readClick(ctx: Context, code: string): Click | null {
  const { visitor } = ctx;
  if (isBot(visitor.userAgent)) return null;
  const day = ctx.now().toISOString().slice(0, 10);
  const who =
    visitor.customerId === null ? `${networkOf(visitor.address)} ${visitor.userAgent}` : `#${visitor.customerId}`;
  return { code, day, visitorHash: ctx.hashToken(`click:${day}:${who}`) };
}
