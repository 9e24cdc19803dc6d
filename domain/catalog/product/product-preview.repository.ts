import { and, asc, eq, sql } from "drizzle-orm";
import { products, productTranslations, variants } from "#db/schema/product.ts";
import { shopFigures, shops, shopTranslations } from "#db/schema/shop.ts";
import { stockLevels } from "#db/schema/stock.ts";
import { variantPrices } from "#db/schema/variant-price.ts";
import type { Context } from "../../context.ts";
import { isFixedIn, PAGE_COLUMNS, withFixedPrice, type ProductRow, type VariantRow } from "./product.repository.ts";

/** The row of `getListedProduct`, also for a hidden product. Null for one of another shop; `shopId` null: of all shops. */
export async function getPreviewRow(
  ctx: Context,
  shopId: number | null,
  productId: number,
): Promise<ProductRow | null> {
  const language = ctx.visitor.language.code;
  const rows = await ctx.db
    .select(PAGE_COLUMNS)
    .from(products)
    .innerJoin(shops, eq(shops.id, products.shopId))
    .leftJoin(shopFigures, eq(shopFigures.shopId, shops.id))
    .leftJoin(
      productTranslations,
      and(eq(productTranslations.productId, products.id), eq(productTranslations.languageCode, language)),
    )
    .leftJoin(shopTranslations, and(eq(shopTranslations.shopId, shops.id), eq(shopTranslations.languageCode, language)))
    .where(and(eq(products.id, productId), shopId === null ? undefined : eq(products.shopId, shopId)));
  const [row] = rows;
  return row ? { ...row, priceValidUntil: null, campaign: null } : null;
}

export type PreviewVariant = Omit<VariantRow, "price">;

/** The active variants in the product's own order, with what can be sold of them. */
export async function findPreviewVariants(ctx: Context, productId: number): Promise<PreviewVariant[]> {
  const rows = await ctx.db
    .select({
      id: variants.id,
      colorId: variants.colorId,
      sku: variants.sku,
      weightGrams: variants.weightGrams,
      image: variants.image,
      attributeValues: sql<number[]>`coalesce((select array_agg(w.attribute_value_id order by w.attribute_value_id)
        from variant_values w where w.variant_id = ${variants.id}), '{}')`,
      units: sql<number>`coalesce(${stockLevels.onHand} - ${stockLevels.allocated}, 0)`,
      ownMinor: variants.priceMinor,
      fixedMinor: variantPrices.priceMinor,
    })
    .from(variants)
    .leftJoin(stockLevels, eq(stockLevels.variantId, variants.id))
    .leftJoin(variantPrices, isFixedIn(ctx.visitor.currency.code))
    .where(and(eq(variants.productId, productId), eq(variants.isActive, true)))
    .orderBy(asc(variants.position), asc(variants.id));
  return rows.map((row) => withFixedPrice(ctx, row));
}
