import { and, asc, eq, sql, type Placeholder, type SQL } from "drizzle-orm";
import { readFixedPrice, readMoney } from "#db/columns.ts";
import { hiddenText, intList } from "#db/list-parameter.ts";
import { prepared } from "#db/prepared.ts";
import { productVolume } from "#db/product-volume.ts";
import { attributes, attributeValues, attributeValueTranslations } from "#db/schema/attribute.ts";
import { colors, colorTranslations } from "#db/schema/color.ts";
import { products, productTranslations, variants, variantValues } from "#db/schema/product.ts";
import { shops } from "#db/schema/shop.ts";
import { stockLevels } from "#db/schema/stock.ts";
import { variantPrices } from "#db/schema/variant-price.ts";
import type { Context } from "../../context.ts";
import type { CartProduct } from "./cart.ts";

export type OfferedVariant = CartProduct & { colorId: number | null; combination: string; hasVariant: boolean };

/** The variants of a product that are not withdrawn. */
export function findOfferedVariants(ctx: Context, productId: number): Promise<OfferedVariant[]> {
  const isMeant = and(
    sql`${variants.productId} = any(${intList(sql.placeholder("ids"))})`,
    eq(variants.isActive, true),
  );
  return findVariantsWhere(ctx, { name: "offered_variants", isMeant, ids: [productId] });
}

export async function findVariantsById(ctx: Context, ids: readonly number[]): Promise<OfferedVariant[]> {
  if (ids.length === 0) return [];
  const isMeant = sql`${variants.id} = any(${intList(sql.placeholder("ids"))})`;
  return findVariantsWhere(ctx, { name: "variants_by_id", isMeant, ids });
}

async function findVariantsWhere(
  ctx: Context,
  wanted: { name: string; isMeant: SQL | undefined; ids: readonly number[] },
): Promise<OfferedVariant[]> {
  const rows = await prepared(ctx.db, wanted.name, (db, name) => {
    const languageCode = hiddenText(sql.placeholder("languageCode"));
    return db
      .select({
        colorId: variants.colorId,
        combination: variants.combination,
        hasVariant: products.hasVariant,
        ...productColumns(languageCode, sql.placeholder("now"), sql.placeholder("currency")),
      })
      .from(variants)
      .innerJoin(products, eq(products.id, variants.productId))
      .innerJoin(shops, eq(shops.id, products.shopId))
      .leftJoin(stockLevels, eq(stockLevels.variantId, variants.id))
      .leftJoin(productTranslations, isInLanguage(languageCode))
      .where(wanted.isMeant)
      .orderBy(asc(variants.position), asc(variants.id))
      .prepare(name);
  }).execute({
    ids: [...wanted.ids],
    languageCode: ctx.visitor.language.code,
    currency: ctx.visitor.currency.code,
    now: ctx.now().toISOString(),
  });
  return rows.map((row) => readOwnPrice(ctx, row));
}

export function readOwnPrice<Row extends { ownPriceMinor: number; fixedPriceMinor: number | null }>(
  ctx: Context,
  { ownPriceMinor, fixedPriceMinor, ...row }: Row,
) {
  const base = ctx.baseCurrency.code;
  const prices = { ownMinor: ownPriceMinor, fixedMinor: fixedPriceMinor };
  return {
    ...row,
    ownPrice: readMoney(ownPriceMinor, base),
    fixed: readFixedPrice(prices, base, ctx.visitor.currency.code),
  };
}

/** A variant with its product, shop and stock, under the names of `CartProduct`. */
export function productColumns(languageCode: SQL, now: Placeholder, currency: Placeholder) {
  return {
    productId: products.id,
    variantId: variants.id,
    slug: products.slug,
    name: sql<string>`coalesce(${productTranslations.name}, ${products.name})`,
    variantsName: variantName(languageCode),
    sku: variants.sku,
    image: sql<string | null>`coalesce(${variants.image}, ${products.images}[1])`,
    type: products.type,
    deliveryClass: products.deliveryClass,
    weightGrams: sql<number>`coalesce(${variants.weightGrams}, ${products.weightGrams})`,
    cubicMillimeters: productVolume(),
    taxClassCode: products.taxClassCode,
    categoryId: products.categoryId,
    isCashOnDeliveryAllowed: products.isCashOnDeliveryAllowed,
    minimumOrderQuantity: products.minimumOrderQuantity,
    maximumOrderQuantity: products.maximumOrderQuantity,
    currentStock: sql<number>`coalesce(${stockLevels.onHand} - ${stockLevels.allocated}, 0)::int`,
    isSold: sql<boolean>`(${products.status} = 'published' and ${products.isApproved} and ${variants.isActive} and ${shops.status} = 'approved')`,
    isShopOpen: sql<boolean>`(coalesce(${shops.onHolidayUntilAt} <= ${now}::timestamptz, true) or coalesce(${shops.onHolidayFromAt} > ${now}::timestamptz, false))`,
    shop: { id: shops.id, slug: shops.slug, name: shops.name },
    ownPriceMinor: variants.priceMinor,
    fixedPriceMinor: sql<number | null>`(select ${variantPrices.priceMinor} from ${variantPrices}
      where ${variantPrices.variantId} = ${variants.id} and ${variantPrices.currencyCode} = ${currency})`,
  };
}

export function isInLanguage(languageCode: SQL): SQL | undefined {
  return and(eq(productTranslations.productId, products.id), eq(productTranslations.languageCode, languageCode));
}

/** Color and attribute values in the page's language, such as "Red, M"; empty for a product without choices. */
function variantName(languageCode: SQL): SQL<string> {
  const color = sql`(select coalesce(${colorTranslations.name}, ${colors.name}) from ${colors} left join ${colorTranslations}
    on ${colorTranslations.colorId} = ${colors.id} and ${colorTranslations.languageCode} = ${languageCode} where ${colors.id} = ${variants.colorId})`;
  const values = sql`(select string_agg(coalesce(${attributeValueTranslations.name}, ${attributeValues.name}), ', ' order by ${attributes.position}, ${attributes.id})
    from ${variantValues} join ${attributeValues} on ${attributeValues.id} = ${variantValues.attributeValueId}
    join ${attributes} on ${attributes.id} = ${attributeValues.attributeId}
    left join ${attributeValueTranslations} on ${attributeValueTranslations.attributeValueId} = ${attributeValues.id} and ${attributeValueTranslations.languageCode} = ${languageCode}
    where ${variantValues.variantId} = ${variants.id})`;
  return sql<string>`concat_ws(', ', ${color}, ${values})`;
}
