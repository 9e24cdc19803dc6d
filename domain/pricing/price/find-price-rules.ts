import type { Context } from "../../context.ts";
import type { TargetedPriceRule } from "./price-now.ts";
import { findEndedRuleRows, findRunningRuleRows, findWholesaleRuleRows } from "./pricing.repository.ts";

/** The price rules of these products that apply now. */
export async function findPriceRules(ctx: Context, productIds: readonly number[]): Promise<TargetedPriceRule[]> {
  return productIds.length === 0 ? [] : findRunningRuleRows(ctx, [...new Set(productIds)]);
}

/** The reductions of these products that ended after an instant. */
export async function findEndedPriceRules(
  ctx: Context,
  productIds: readonly number[],
  since: Date,
): Promise<TargetedPriceRule[]> {
  return productIds.length === 0 ? [] : findEndedRuleRows(ctx, [...new Set(productIds)], since);
}

/** The quantity prices of a product, including upcoming ones. */
export function findWholesaleRules(ctx: Context, productId: number): Promise<TargetedPriceRule[]> {
  return findWholesaleRuleRows(ctx, productId);
}

/** The rules that apply to the variant. */
export function rulesForVariant(
  rules: readonly TargetedPriceRule[],
  productId: number,
  variantId: number,
): TargetedPriceRule[] {
  return rules.filter(
    (rule) => rule.productId === productId && (rule.variantId === null || rule.variantId === variantId),
  );
}
