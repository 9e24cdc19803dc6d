import { eq, inArray } from "drizzle-orm";
import { attributes, attributeValues } from "#db/schema/attribute.ts";
import { priceRules } from "#db/schema/price-rule.ts";
import { products, productTranslations, variants, variantValues } from "#db/schema/product.ts";
import { stockLevels, stockMovements } from "#db/schema/stock.ts";
import { variantPrices } from "#db/schema/variant-price.ts";
import { writeMoney } from "#db/columns.ts";
import { parseMajorUnits } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import { combinationOf } from "../product-admin/product-admin.ts";
import type { NewProductInput } from "../product-admin/product-admin.input.ts";
import { readFields, readTexts } from "../product-admin/read-fields.ts";
import type { OptionValue } from "./import-terms.ts";

export type Draft = { slug: string; input: NewProductInput; isApproved: boolean };

export type SkuHolder = { productId: number; shopId: number };

/** The product of each of these SKUs that is taken. */
export async function findSkuHolders(ctx: Context, skus: readonly string[]): Promise<Map<string, SkuHolder>> {
  if (skus.length === 0) return new Map();
  const rows = await ctx.db
    .select({ sku: variants.sku, productId: variants.productId, shopId: products.shopId })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(inArray(variants.sku, [...skus]));
  return new Map(rows.map(({ sku, ...holder }) => [sku, holder]));
}

export async function findTakenSlugs(ctx: Context, slugs: readonly string[]): Promise<Set<string>> {
  const rows = await ctx.db
    .select({ slug: products.slug })
    .from(products)
    .where(inArray(products.slug, [...slugs]));
  return new Set(rows.map(({ slug }) => slug));
}

/** Appends the missing attributes and values. Returns their ids. */
export async function addOptions(
  ctx: Context,
  options: readonly OptionValue[],
): Promise<{ attributes: number[]; values: number[] }> {
  const known = await ctx.db.select({ id: attributes.id, name: attributes.name }).from(attributes);
  const ids = new Map(known.map(({ id, name }) => [name.toLowerCase(), id]));
  const names = new Map(options.map(({ name }) => [name.toLowerCase(), name]));
  const missing = [...names].filter(([key]) => !ids.has(key)).map(([, name]) => ({ name, position: known.length }));
  const added =
    missing.length === 0
      ? []
      : await ctx.db.insert(attributes).values(missing).returning({ id: attributes.id, name: attributes.name });
  for (const { id, name } of added) ids.set(name.toLowerCase(), id);
  const values = await ctx.db
    .insert(attributeValues)
    .values(
      options.map(({ name, value }, index) => ({
        attributeId: ids.get(name.toLowerCase())!,
        name: value,
        position: 1000 + index,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: attributeValues.id });
  return { attributes: added.map(({ id }) => id), values: values.map(({ id }) => id) };
}

/** Inserts drafts with variants, stock, special prices and translations, in one statement per table. Returns their ids, in order. */
export async function insertDrafts(
  ctx: Context,
  shopId: number,
  drafts: readonly Draft[],
  attributeOf: ReadonlyMap<number, number>,
  languages: ReadonlySet<string>,
): Promise<number[]> {
  const now = ctx.now();
  const inserted = await ctx.db
    .insert(products)
    .values(
      drafts.map((draft) => ({
        shopId,
        ...columnsOf(draft),
        isApproved: draft.isApproved,
        createdAt: now,
        updatedAt: now,
      })),
    )
    .returning({ id: products.id, slug: products.slug });
  const productIds = new Map(inserted.map(({ id, slug }) => [slug, id]));
  const wanted = drafts.flatMap(({ slug, input }) =>
    input.variants.map((variant, position) => ({ variant, position, productId: productIds.get(slug)! })),
  );
  const amount = (text: string) => writeMoney(parseMajorUnits(text, ctx.baseCurrency.code)!, ctx.baseCurrency.code);
  const rows = await ctx.db
    .insert(variants)
    .values(
      wanted.map(({ variant, position, productId }) => ({
        productId,
        position,
        sku: variant.sku,
        barcode: variant.barcode,
        colorId: variant.color_id,
        combination: combinationOf(variant.attribute_values),
        weightGrams: variant.weight_grams,
        priceMinor: amount(variant.price),
        costMinor: variant.cost ? amount(variant.cost) : null,
        isActive: variant.is_active,
      })),
    )
    .returning({ id: variants.id, sku: variants.sku });
  const texts = drafts.flatMap(({ slug, input }) =>
    Object.entries(input.translations)
      .filter(([language, { name }]) => name !== "" && languages.has(language))
      .map(([languageCode, text]) => ({
        productId: productIds.get(slug)!,
        languageCode,
        ...readTexts(text),
      })),
  );
  if (texts.length > 0) await ctx.db.insert(productTranslations).values(texts);
  const variantIds = new Map(rows.map(({ id, sku }) => [sku, id]));
  const made = wanted.map((each) => ({ ...each, variantId: variantIds.get(each.variant.sku)! }));
  const values = made.flatMap(({ variant, variantId }) =>
    variant.attribute_values.map((valueId) => ({
      variantId,
      attributeId: attributeOf.get(valueId)!,
      attributeValueId: valueId,
    })),
  );
  if (values.length > 0) await ctx.db.insert(variantValues).values(values);
  await ctx.db
    .insert(stockLevels)
    .values(made.map(({ variant, variantId }) => ({ variantId, onHand: variant.stock_change, updatedAt: now })));
  const movements = made
    .filter(({ variant }) => variant.stock_change > 0)
    .map(({ variant, variantId }) => ({ variantId, quantity: variant.stock_change }));
  if (movements.length > 0)
    await ctx.db
      .insert(stockMovements)
      .values(
        movements.map((each) => ({ ...each, kind: "adjusted" as const, note: ctx.t("Initial stock"), createdAt: now })),
      );
  const fixed = made.flatMap(({ variant: { fixed_prices: prices = [] }, variantId }) =>
    prices.map(({ currency, price }) => ({
      variantId,
      currencyCode: currency,
      priceMinor: writeMoney(parseMajorUnits(price, currency)!, currency),
    })),
  );
  if (fixed.length > 0) await ctx.db.insert(variantPrices).values(fixed);
  const isOver = (end: string) => end !== "" && new Date(end) <= now;
  const specials = made.filter(({ variant }) => variant.special_price !== "" && !isOver(variant.special_ends_at));
  if (specials.length > 0)
    await ctx.db.insert(priceRules).values(
      specials.map(({ variant, variantId, productId }) => ({
        shopId,
        productId,
        variantId,
        kind: "special" as const,
        discountKind: "fixed_price" as const,
        amountMinor: amount(variant.special_price),
        startsAt: new Date(Math.max(now.getTime(), Date.parse(variant.special_starts_at) || 0)),
        endsAt: variant.special_ends_at === "" ? null : new Date(variant.special_ends_at),
        createdAt: now,
      })),
    );
  return drafts.map(({ slug }) => productIds.get(slug)!);
}

function columnsOf({ slug, input }: Draft) {
  return {
    slug,
    ...readTexts(input),
    ...readFields(input),
    videoUrl: input.video_url || null,
    hasVariant: input.variants.filter(({ is_active: isActive }) => isActive).length > 1,
    status: "draft" as const,
  };
}
