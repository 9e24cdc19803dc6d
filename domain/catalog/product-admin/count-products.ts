import type { ProductFilter } from "#shared/product-choices.ts";
import type { Context } from "../../context.ts";
import { countStates } from "./product-list.repository.ts";

/** The number of a shop's products in each state. */
export function countProductsByState(ctx: Context, shopId: number): Promise<Record<ProductFilter, number>> {
  return countStates(ctx, shopId);
}
