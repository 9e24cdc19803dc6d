import { and, eq, inArray, ne, sql } from "drizzle-orm";
import { readMoney } from "#db/columns.ts";
import { campaignProducts } from "#db/schema/campaign.ts";
import { priceChanges, priceRules } from "#db/schema/price-rule.ts";
import { variants } from "#db/schema/product.ts";
import type { Money } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import type { PriceRule } from "../../pricing/price/price-now.ts";
import type { PriceChange } from "../../pricing/price/reduced-price.ts";

export type VariantPriceFacts = {
  variantId: number;
  productId: number;
  ownPrice: Money;
  rules: PriceRule[];
  changes: PriceChange[];
};

/** The inputs of products' prices; read only if the stored prices have expired. */
export async function findPriceFacts(ctx: Context, productIds: readonly number[]): Promise<VariantPriceFacts[]> {
  const ids = [...productIds];
  const currency = ctx.baseCurrency.code;
  const [own, rules, changes] = await Promise.all([
    ctx.db
      .select({ variantId: variants.id, productId: variants.productId, priceMinor: variants.priceMinor })
      .from(variants)
      .where(and(inArray(variants.productId, ids), variants.isActive)),
    ctx.db
      .select({
        rule: priceRules,
        isUsedUp: sql<boolean>`coalesce(${campaignProducts.soldUnits} >= ${campaignProducts.maximumUnits}, false)`,
      })
      .from(priceRules)
      .leftJoin(campaignProducts, eq(campaignProducts.id, priceRules.campaignProductId))
      .where(and(inArray(priceRules.productId, ids), ne(priceRules.kind, "wholesale"))),
    ctx.db
      .select({
        variantId: priceChanges.variantId,
        priceMinor: priceChanges.priceMinor,
        changedAt: priceChanges.changedAt,
      })
      .from(priceChanges)
      .where(sql`${priceChanges.variantId} in (select id from ${variants} where ${inArray(variants.productId, ids)})`),
  ]);
  return own.map(({ variantId, productId, priceMinor }) => ({
    variantId,
    productId,
    ownPrice: readMoney(priceMinor, currency),
    rules: rules
      .filter(({ rule }) => rule.productId === productId && (rule.variantId === null || rule.variantId === variantId))
      .map(({ rule: { amountMinor, ...rule }, isUsedUp }) => ({
        ...rule,
        isUsedUp,
        amount: amountMinor === null ? null : readMoney(amountMinor, currency),
      })),
    changes: changes
      .filter((change) => change.variantId === variantId)
      .map((change) => ({ price: readMoney(change.priceMinor, currency), changedAt: change.changedAt })),
  }));
}
