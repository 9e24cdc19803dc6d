import type { Context } from "../../context.ts";
import { reducedPrice, type ReducedPrice } from "../../pricing/price/reduced-price.ts";
import { findPriceFacts } from "./product-price.repository.ts";

/** Current prices computed from the rules, by variant: for products whose stored prices have expired. */
export async function findPricesNow(ctx: Context, productIds: readonly number[]): Promise<Map<number, ReducedPrice>> {
  if (productIds.length === 0) return new Map();
  const facts = await findPriceFacts(ctx, productIds);
  return new Map(
    facts.map(({ variantId, ownPrice, rules, changes }) => [
      variantId,
      reducedPrice(ownPrice, rules, changes, ctx.now()),
    ]),
  );
}
