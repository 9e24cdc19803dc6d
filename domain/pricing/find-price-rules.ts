import type { Context } from "../context.ts";
import type { PriceRule } from "./price-now.ts";
import { findRunningRuleRows, type TargetedPriceRule } from "./pricing.repository.ts";

/** The rules that run now for these products. */
export async function findPriceRules(ctx: Context, productIds: readonly number[]): Promise<TargetedPriceRule[]> {
  return productIds.length === 0 ? [] : findRunningRuleRows(ctx, [...new Set(productIds)]);
}

/** Those of the rules that are meant for the variant. */
export function rulesForVariant(
  rules: readonly TargetedPriceRule[],
  productId: number,
  variantId: number,
): PriceRule[] {
  return rules.filter(
    (rule) => rule.productId === productId && (rule.variantId === null || rule.variantId === variantId),
  );
}
