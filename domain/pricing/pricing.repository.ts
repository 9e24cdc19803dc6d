import { and, eq, gt, inArray, isNull, lte, ne, or, type SQL } from "drizzle-orm";
import { readMoney } from "#db/columns.ts";
import { campaignProducts } from "#db/schema/campaign.ts";
import { priceRules } from "#db/schema/price-rule.ts";
import type { Context } from "../context.ts";
import type { TargetedPriceRule } from "./price-now.ts";

export function findRunningRuleRows(ctx: Context, productIds: readonly number[]): Promise<TargetedPriceRule[]> {
  return findRuleRows(
    ctx,
    and(
      inArray(priceRules.productId, [...productIds]),
      lte(priceRules.startsAt, ctx.now()),
      or(isNull(priceRules.endsAt), gt(priceRules.endsAt, ctx.now())),
    ),
  );
}

/** Reductions of one piece that ended after an instant. */
export function findEndedRuleRows(
  ctx: Context,
  productIds: readonly number[],
  since: Date,
): Promise<TargetedPriceRule[]> {
  return findRuleRows(
    ctx,
    and(
      inArray(priceRules.productId, [...productIds]),
      ne(priceRules.kind, "wholesale"),
      gt(priceRules.endsAt, since),
      lte(priceRules.endsAt, ctx.now()),
    ),
  );
}

/** Prices by quantity that hold now or will. */
export function findWholesaleRuleRows(ctx: Context, productId: number): Promise<TargetedPriceRule[]> {
  return findRuleRows(
    ctx,
    and(
      eq(priceRules.productId, productId),
      eq(priceRules.kind, "wholesale"),
      or(isNull(priceRules.endsAt), gt(priceRules.endsAt, ctx.now())),
    ),
  );
}

async function findRuleRows(ctx: Context, condition: SQL | undefined): Promise<TargetedPriceRule[]> {
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
      campaignProductId: priceRules.campaignProductId,
      soldUnits: campaignProducts.soldUnits,
      maximumUnits: campaignProducts.maximumUnits,
      maximumPerBuyer: campaignProducts.maximumPerBuyer,
    })
    .from(priceRules)
    .leftJoin(campaignProducts, eq(campaignProducts.id, priceRules.campaignProductId))
    .where(condition);
  return rows.map(({ amountMinor, campaignProductId, soldUnits, maximumUnits, maximumPerBuyer, ...row }) => {
    const unitsLeft = maximumUnits === null ? null : maximumUnits - (soldUnits ?? 0);
    return {
      ...row,
      amount: amountMinor === null ? null : readMoney(amountMinor, ctx.baseCurrency.code),
      isUsedUp: unitsLeft !== null && unitsLeft < 1,
      caps: campaignProductId === null ? null : { campaignProductId, unitsLeft, maximumPerBuyer },
    };
  });
}
