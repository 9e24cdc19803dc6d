import type { ProductFilter } from "#shared/product-choices.ts";
import type { Context } from "../../context.ts";
import { countStates } from "./product-list.repository.ts";

/** How many products of a shop each state has. */
export function countProductsByState(ctx: Context, shopId: number): Promise<Record<ProductFilter, number>> {
  return countStates(ctx, shopId);
}
