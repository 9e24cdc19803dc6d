import { compareMoney, type Money } from "#shared/money.ts";
import { inVisitorCurrency, type Context } from "../../context.ts";
import type { CartLine, CartProduct } from "./cart.ts";
import type { SeenPrice } from "./cart.repository.ts";

/** A unit price as it is shown to the visitor now. */
export function snapshotPrice(ctx: Context, { fixed }: Pick<CartProduct, "fixed">, unitPrice: Money): SeenPrice {
  return { seenPrice: unitPrice, seenFixedPrice: fixed && inVisitorCurrency(ctx, unitPrice, fixed) };
}

type PricedLine = Pick<CartLine, "unitPrice" | "fixed" | "isSeenInCurrency"> & SeenPrice;

/**
 * Whether the price is the one that was shown. Rates move, so converted prices are compared in the base currency; a
 * currency that the visitor has just chosen shows its price for the first time.
 */
export function isPriceSeen(ctx: Context, line: PricedLine): boolean {
  const { unitPrice, fixed, seenPrice, seenFixedPrice, isSeenInCurrency } = line;
  if (!isSeenInCurrency || (fixed === null && seenFixedPrice === null)) return compareMoney(unitPrice, seenPrice) === 0;
  return compareMoney(inVisitorCurrency(ctx, unitPrice, fixed), seenAmount(ctx, line)) === 0;
}

/** The price that was shown, in the visitor's currency. */
export function seenAmount(ctx: Context, { fixed, seenPrice, seenFixedPrice, isSeenInCurrency }: PricedLine): Money {
  return seenFixedPrice ?? inVisitorCurrency(ctx, seenPrice, isSeenInCurrency ? null : fixed);
}
