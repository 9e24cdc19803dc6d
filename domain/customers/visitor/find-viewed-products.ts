import type { Context } from "../../context.ts";
import { findProductCards } from "../../catalog/product/find-product-cards.ts";
import type { ProductCard } from "../../catalog/product/product.ts";
import { findViewedIds } from "./visitor.repository.ts";

export const MAX_VIEWED = 20;

/** The visitor's recently viewed products, newest first; no query for a guest without a session. */
export async function findViewedProducts(ctx: Context): Promise<ProductCard[]> {
  if (ctx.visitor.sessionId === null && ctx.visitor.customerId === null) return [];
  return findProductCards(ctx, await findViewedIds(ctx, MAX_VIEWED));
}
