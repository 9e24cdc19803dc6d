import type { Context } from "../../context.ts";
import type { SaleOwner } from "./price-rule.ts";
import { findPricedProducts, type PricedProduct } from "./price-rule.repository.ts";

/** Those of these products that exist and are the owner's, with their prices. */
export function findSaleProducts(ctx: Context, owner: SaleOwner, ids: readonly number[]): Promise<PricedProduct[]> {
  return findPricedProducts(ctx, owner, ids);
}
