import { and, gt, inArray, isNull, lte, or } from "drizzle-orm";
import { readMoney } from "#db/columns.ts";
import { priceRules } from "#db/schema/price-rule.ts";
import type { Context } from "../context.ts";
import type { PriceRule } from "./price-now.ts";

/** A rule with what it is for: one variant, or all of the product where `variantId` is null. */
export type TargetedPriceRule = PriceRule & { productId: number; variantId: number | null };

export async function findRunningRuleRows(ctx: Context, productIds: readonly number[]): Promise<TargetedPriceRule[]> {
  const rows = await ctx.db
    .select({
      productId: priceRules.productId,
      variantId: priceRules.variantId,
      kind: priceRules.kind,
      discountKind: priceRules.discountKind,
      amountMinor: priceRules.amountMinor,
      percentBasisPoints: priceRules.percentBasisPoints,
      minimumQuantity: priceRules.minimumQuantity,
      startsAt: priceRules.startsAt,
      endsAt: priceRules.endsAt,
    })
    .from(priceRules)
    .where(
      and(
        inArray(priceRules.productId, [...productIds]),
        lte(priceRules.startsAt, ctx.now()),
        or(isNull(priceRules.endsAt), gt(priceRules.endsAt, ctx.now())),
      ),
    );
  return rows.map(({ amountMinor, ...row }) => ({
    ...row,
    amount: amountMinor === null ? null : readMoney(amountMinor, ctx.baseCurrency.code),
  }));
}
