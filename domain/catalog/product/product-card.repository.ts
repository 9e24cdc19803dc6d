import { and, eq, sql, type SQL } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { readMoney } from "#db/columns.ts";
import { batchReads } from "#db/batched-reads.ts";
import { intList } from "#db/list-parameter.ts";
import { prepared } from "#db/prepared.ts";
import { listingProducts, listingVariants } from "#db/schema/listing.ts";
import { products, productTranslations, variants } from "#db/schema/product.ts";
import { shops } from "#db/schema/shop.ts";
import { stockLevels } from "#db/schema/stock.ts";
import type { FocusPoint } from "#shared/focus-point.ts";
import type { Money } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import type { VariantChoice } from "./product.ts";

/** What a card shows, with prices in the base currency. */
export type CardRow = {
  id: number;
  slug: string;
  name: string;
  image: string | null;
  /** Of its picture; null: the middle. */
  imageFocus: FocusPoint | null;
  secondImage: string | null;
  colorIds: number[];
  variantId: number;
  /** Whether that variant was chosen or searched for. */
  isVariantMeant: boolean;
  price: Money;
  oldPrice: Money | null;
  lowestPrice30Days: Money | null;
  priceValidUntil: Date | null;
  ratingTenths: number;
  reviewsCount: number;
  hasVariant: boolean;
  minimumOrderQuantity: number;
  maximumOrderQuantity: number | null;
  lowStockThreshold: number;
  currentStock: number;
  isDigital: boolean;
  shopId: number;
  shopSlug: string;
  shopName: string;
};

/**
 * Cards by primary key, unordered. With a choice, the price and the image are those of the matching variant with the
 * most search terms, then the cheapest.
 */
export async function findCardRows(
  ctx: Context,
  ids: readonly number[],
  choice: VariantChoice | null,
): Promise<CardRow[]> {
  if (choice) return readCardRows(ctx, ids, choice);
  const { language } = ctx.visitor;
  const found = await batchReads(ctx.db, `product_cards_${language.code}`, ids, async (wanted) => {
    const rows = await readCardRows(ctx, wanted, null);
    return new Map(rows.map((row) => [row.id, row]));
  });
  return ids.flatMap((id) => found.get(id) ?? []);
}

async function readCardRows(ctx: Context, ids: readonly number[], choice: VariantChoice | null): Promise<CardRow[]> {
  const shape = choice ? choiceShape(choice) : "plain";
  const query = prepared(ctx.db, `product_cards_${shape}`, (db, name) => buildCards(db, choice).prepare(name));
  const rows = await query.execute({
    ids: [...ids],
    language: ctx.visitor.language.code,
    ...(choice ? choiceValues(choice) : {}),
  });
  const currency = ctx.baseCurrency.code;
  return rows.map(({ priceMinor, oldPriceMinor, lowestPrice30DaysMinor, type, choiceIds, ...row }) => ({
    ...row,
    colorIds: choiceIds.filter((id) => id < 0).map((id) => -id),
    price: readMoney(priceMinor, currency),
    oldPrice: oldPriceMinor === null ? null : readMoney(oldPriceMinor, currency),
    lowestPrice30Days: lowestPrice30DaysMinor === null ? null : readMoney(lowestPrice30DaysMinor, currency),
    isDigital: type === "digital",
  }));
}

function buildCards(db: Database, choice: VariantChoice | null) {
  const lead = choice
    ? sql`(
        select v.variant_id, v.price_minor, v.old_price_minor, v.lowest_price_30_days_minor,
          ${isMeant(choice)} as is_meant, case when ${isChosen(choice)} or ${isMeant(choice)} then i.image end as image
        from ${listingVariants} v join ${variants} i on i.id = v.variant_id
          cross join lateral (select ${namedCount(choice)} as named) c
        where v.product_id = ${listingProducts.productId} and ${fitsChoice(choice)}
        order by c.named desc, c.named > min(c.named) over () and v.is_in_stock desc, v.price_minor, i.position, v.variant_id limit 1
      ) as lead`
    : sql`(
        select ${listingProducts.leadVariantId} as variant_id, ${listingProducts.priceMinor} as price_minor,
          ${listingProducts.oldPriceMinor} as old_price_minor,
          ${listingProducts.lowestPrice30DaysMinor} as lowest_price_30_days_minor,
          false as is_meant, null::text as image
      ) as lead`;
  return db
    .select({
      id: products.id,
      slug: products.slug,
      name: sql<string>`coalesce(${productTranslations.name}, ${products.name})`,
      image: sql<string | null>`coalesce(lead.image, ${products.images}[1])`,
      imageFocus: sql<FocusPoint | null>`case when lead.image is null then nullif(${products.imageFocus}, 'center') end`,
      secondImage: sql<string | null>`case when lead.image is null then ${products.images}[2] end`,
      choiceIds: listingProducts.choiceIds,
      variantId: sql<number>`lead.variant_id`,
      isVariantMeant: sql<boolean>`lead.is_meant`,
      priceMinor: sql<number>`lead.price_minor`.mapWith(Number),
      oldPriceMinor: sql<number | null>`lead.old_price_minor`,
      lowestPrice30DaysMinor: sql<number | null>`lead.lowest_price_30_days_minor`,
      priceValidUntil: listingProducts.priceValidUntilAt,
      ratingTenths: products.ratingTenths,
      reviewsCount: products.reviewsCount,
      hasVariant: products.hasVariant,
      minimumOrderQuantity: products.minimumOrderQuantity,
      maximumOrderQuantity: products.maximumOrderQuantity,
      lowStockThreshold: products.lowStockThreshold,
      currentStock: sql<number>`stock.units`,
      type: products.type,
      shopId: shops.id,
      shopSlug: shops.slug,
      shopName: shops.name,
    })
    .from(listingProducts)
    .innerJoin(products, sql`${products.id} = ${listingProducts.productId}`)
    .innerJoin(shops, sql`${shops.id} = ${products.shopId}`)
    .innerJoin(sql`lateral ${lead}`, sql`true`)
    .innerJoin(
      sql`lateral (
        select coalesce(sum(l.on_hand - l.allocated), 0)::int as units
        from ${variants} s join ${stockLevels} l on l.variant_id = s.id
        where s.product_id = ${products.id} and s.is_active
      ) as stock`,
      sql`true`,
    )
    .leftJoin(
      productTranslations,
      sql`${productTranslations.productId} = ${products.id} and ${productTranslations.languageCode} = ${sql.placeholder("language")}`,
    )
    .where(sql`${listingProducts.productId} = any(${intList(sql.placeholder("ids"))})`);
}

/** Units available for sale, of all variants of each product. */
export async function findUnitsNow(ctx: Context, productIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  return batchReads(ctx.db, "units_of_products", productIds, async (wanted) => {
    const rows = await prepared(ctx.db, "units_of_products", (db, name) =>
      db
        .select({
          productId: variants.productId,
          units: sql<number>`sum(${stockLevels.onHand} - ${stockLevels.allocated})::int`,
        })
        .from(variants)
        .innerJoin(stockLevels, eq(stockLevels.variantId, variants.id))
        .where(and(variants.isActive, sql`${variants.productId} = any(${intList(sql.placeholder("ids"))})`))
        .groupBy(variants.productId)
        .prepare(name),
    ).execute({ ids: wanted });
    return new Map(rows.map(({ productId, units }) => [productId, units]));
  });
}

/** The ids of the variants that match a choice: the candidates when prices are recomputed. */
export async function findFittingVariants(
  ctx: Context,
  productIds: readonly number[],
  choice: VariantChoice | null,
): Promise<{ productId: number; variantId: number }[]> {
  return prepared(ctx.db, `fitting_variants_${choice ? choiceShape(choice) : "plain"}`, (db, name) =>
    db
      .select({ productId: sql<number>`v.product_id`, variantId: sql<number>`v.variant_id` })
      .from(sql`${listingVariants} v`)
      .where(sql`v.product_id = any(${intList(sql.placeholder("ids"))}) and ${choice ? fitsChoice(choice) : sql`true`}`)
      .prepare(name),
  ).execute({ ids: [...productIds], ...(choice ? choiceValues(choice) : {}) });
}

function choiceShape({ colors, valueGroups, isInStock, named }: VariantChoice): string {
  return `${colors.length > 0 ? "c" : ""}${isInStock ? "s" : ""}${named ? "n" : ""}${valueGroups.length}`;
}

function choiceValues({ colors, valueGroups, named }: VariantChoice): Record<string, readonly number[]> {
  return {
    colors,
    ...Object.fromEntries(valueGroups.map((group, index) => [`values${index}`, group])),
    ...(named ? { namedColors: named.colors, namedValues: named.values } : {}),
  };
}

/** The number of searched colors and values that the variant `v` has. */
function namedCount({ named }: VariantChoice): SQL {
  return named
    ? sql`coalesce(v.color_id = any(${intList(sql.placeholder("namedColors"))}), false)::int
        + (select count(*)::int from unnest(v.value_ids) as value where value = any(${intList(sql.placeholder("namedValues"))}))`
    : sql`0`;
}

function isChosen({ colors, valueGroups, isInStock }: VariantChoice): SQL {
  return colors.length > 0 || valueGroups.length > 0 || isInStock ? sql`true` : sql`false`;
}

/**
 * Whether something was chosen, or the variant has more search terms than another: a material shared by all variants
 * does not count.
 */
function isMeant({ colors, valueGroups }: VariantChoice): SQL {
  return colors.length > 0 || valueGroups.length > 0 ? sql`true` : sql`c.named > min(c.named) over ()`;
}

/** Whether the variant `v` alone matches the whole choice: one of the colors, one value of each group, in stock. */
function fitsChoice({ colors, valueGroups, isInStock }: VariantChoice): SQL {
  const conditions = [
    ...(colors.length > 0 ? [sql`v.color_id = any(${intList(sql.placeholder("colors"))})`] : []),
    ...valueGroups.map((_group, index) => sql`v.value_ids && ${sql.placeholder(`values${index}`)}::int[]`),
    ...(isInStock ? [sql`v.is_in_stock`] : []),
  ];
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
}
