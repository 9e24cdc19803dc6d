import type { Context } from "../../context.ts";
import { findSellingShops } from "./product-list.repository.ts";

/** The shops that products can be created for and filtered by, for the operator. */
export function findProductShops(ctx: Context): Promise<{ id: number; slug: string; name: string }[]> {
  return findSellingShops(ctx);
}
