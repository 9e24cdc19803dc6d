import { networkOf } from "#domain/platform/rate-limit/network-of.ts";
import type { Context } from "../../context.ts";
import { isBot } from "../../is-bot.ts";

/** A view of a product's page. `visitorHash`: identifies the visitor, only until the view is written. */
export type ProductView = { productId: number; customerId: number | null; visitorHash: string };

/** Null of a bot and of staff: neither is a shopper. */
export function readView({ visitor, hashToken }: Context, productId: number): ProductView | null {
  if (isBot(visitor.userAgent) || visitor.permissions.length > 0 || visitor.viewedShopId) return null;
  const { customerId } = visitor;
  const who = customerId === null ? `${networkOf(visitor.address)} ${visitor.userAgent}` : `#${customerId}`;
  return { productId, customerId, visitorHash: hashToken(`view:${who}`) };
}
