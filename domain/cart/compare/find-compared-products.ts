import type { Context } from "../../context.ts";
import { findProductCards } from "../../catalog/product/find-product-cards.ts";
import type { ProductCard } from "../../catalog/product/product.ts";
import { findComparedIds } from "./compare.repository.ts";

/** The visitor's compared products, in the order in which they were added; no query for a guest without a session. */
export async function findComparedProducts(ctx: Context): Promise<ProductCard[]> {
  if (ctx.visitor.sessionId === null && ctx.visitor.customerId === null) return [];
  return findProductCards(ctx, await findComparedIds(ctx));
}
