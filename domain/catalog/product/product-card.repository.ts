import { and, eq, sql, type SQL } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { readFixedPrice, readMoney } from "#db/columns.ts";
import { intList } from "#db/list-parameter.ts";
import { prepared } from "#db/prepared.ts";
import { listingProducts, listingVariants } from "#db/schema/listing.ts";
import { products, productTranslations, variants } from "#db/schema/product.ts";
import { shops } from "#db/schema/shop.ts";
import { stockLevels } from "#db/schema/stock.ts";
import { variantPrices } from "#db/schema/variant-price.ts";
import { shownMinor } from "#db/shown-price.ts";
import type { FocusPoint } from "#shared/focus-point.ts";
import type { FixedPrice, Money } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import type { VariantChoice } from "./product.ts";

/** What a card shows, with prices in the base currency. */
export type CardRow = {
  id: number;
  slug: string;
  name: string;
  image: string | null;
  /** Of its image; null: the middle. */
  imageFocus: FocusPoint | null;
  secondImage: string | null;
  colorIds: number[];
  variantId: number;
  /** Whether that variant was chosen or searched for. */
  isVariantMeant: boolean;
  price: Money;
  oldPrice: Money | null;
  lowestPrice30Days: Money | null;
  /** Of its variant, in the visitor's currency; null: converted. */
  fixed: FixedPrice | null;
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
  const found = new Map((await readCardRows(ctx, ids, null)).map((row) => [row.id, row]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

async function readCardRows(ctx: Context, ids: readonly number[], choice: VariantChoice | null): Promise<CardRow[]> {
  const shape = choice ? choiceShape(choice) : "plain";
  // Its rate is part of the statement, which then is not worth keeping.
  const query = ctx.visitor.currency.hasFixedPrices
    ? buildCards(ctx.db, choice, ctx)
    : prepared(ctx.db, `product_cards_${shape}`, (db, name) => buildCards(db, choice, null).prepare(name));
  const rows = await query.execute({
    ids: [...ids],
    language: ctx.visitor.language.code,
    ...(choice ? choiceValues(choice) : {}),
  });
  const currency = ctx.baseCurrency.code;
  return rows.map(({ ownMinor, fixedMinor, priceMinor, oldPriceMinor, lowestPrice30DaysMinor, ...row }) => ({
    ...withoutColumns(row),
    fixed: readFixedPrice({ ownMinor, fixedMinor }, currency, ctx.visitor.currency.code),
    price: readMoney(priceMinor, currency),
    oldPrice: oldPriceMinor === null ? null : readMoney(oldPriceMinor, currency),
    lowestPrice30Days: lowestPrice30DaysMinor === null ? null : readMoney(lowestPrice30DaysMinor, currency),
  }));
}

function withoutColumns<Row extends { type: string; choiceIds: number[] }>({ type, choiceIds, ...row }: Row) {
  return { ...row, colorIds: choiceIds.filter((id) => id < 0).map((id) => -id), isDigital: type === "digital" };
}

/** `priced`: the currency has fixed prices, by which a product's cheapest variant may be another one. */
function buildCards(db: Database, choice: VariantChoice | null, priced: Context | null) {
  const fixed = priced ? sql`x.price_minor` : sql`null::bigint`;
  const { currency } = priced?.visitor ?? {};
  const ofCurrency = currency
    ? sql`left join ${variantPrices} x on x.variant_id = v.variant_id and x.currency_code = ${currency.code}`
    : sql``;
  const price = currency
    ? shownMinor(sql`v.price_minor`, { own: sql`i.price_minor`, fixed }, priced!.baseCurrency.code, currency)
    : sql`v.price_minor`;
  const shownChoice = choice ?? (priced ? ANY_VARIANT : null);
  const lead = shownChoice
    ? sql`(
        select v.variant_id, v.price_minor, v.old_price_minor, v.lowest_price_30_days_minor,
          i.price_minor as own_minor, ${fixed} as fixed_minor,
          ${isMeant(shownChoice)} as is_meant,
          case when ${isChosen(shownChoice)} or ${isMeant(shownChoice)} then i.image end as image
        from ${listingVariants} v join ${variants} i on i.id = v.variant_id ${ofCurrency}
          cross join lateral (select ${namedCount(shownChoice)} as named) c
        where v.product_id = ${listingProducts.productId} and ${fitsChoice(shownChoice)}
        order by c.named desc, c.named > min(c.named) over () and v.is_in_stock desc, ${price}, i.position, v.variant_id limit 1
      ) as lead`
    : sql`(
        select ${listingProducts.leadVariantId} as variant_id, ${listingProducts.priceMinor} as price_minor,
          ${listingProducts.oldPriceMinor} as old_price_minor,
          ${listingProducts.lowestPrice30DaysMinor} as lowest_price_30_days_minor,
          0 as own_minor, null::bigint as fixed_minor, false as is_meant, null::text as image
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
      ownMinor: sql<number>`lead.own_minor`.mapWith(Number),
      fixedMinor: sql<number | null>`lead.fixed_minor`,
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

const ANY_VARIANT: VariantChoice = { colors: [], valueGroups: [], isInStock: false, named: null };

/** Units available for sale, of all variants of each product. */
export async function findUnitsNow(ctx: Context, productIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
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
  ).execute({ ids: [...productIds] });
  return new Map(rows.map(({ productId, units }) => [productId, units]));
}

/** The ids of the variants that match a choice: the candidates when prices are recomputed. */
export async function findFittingVariants(
  ctx: Context,
  productIds: readonly number[],
  choice: VariantChoice | null,
): Promise<{ productId: number; variantId: number; fixed: FixedPrice | null }[]> {
  const rows = await prepared(ctx.db, `fitting_variants_${choice ? choiceShape(choice) : "plain"}`, (db, name) =>
    db
      .select({
        productId: sql<number>`v.product_id`,
        variantId: sql<number>`v.variant_id`,
        ownMinor: sql<number>`i.price_minor`.mapWith(Number),
        fixedMinor: sql<number | null>`x.price_minor`,
      })
      .from(
        sql`${listingVariants} v join ${variants} i on i.id = v.variant_id
          left join ${variantPrices} x on x.variant_id = v.variant_id and x.currency_code = ${sql.placeholder("currency")}`,
      )
      .where(sql`v.product_id = any(${intList(sql.placeholder("ids"))}) and ${choice ? fitsChoice(choice) : sql`true`}`)
      .prepare(name),
  ).execute({
    ids: [...productIds],
    currency: ctx.visitor.currency.code,
    ...(choice ? choiceValues(choice) : {}),
  });
  return rows.map(({ ownMinor, fixedMinor, ...row }) => ({
    ...row,
    fixed: readFixedPrice({ ownMinor, fixedMinor }, ctx.baseCurrency.code, ctx.visitor.currency.code),
  }));
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

/** Whether the variant `v` matches the whole choice by itself: one of the colors, one value of each group, in stock. */
function fitsChoice({ colors, valueGroups, isInStock }: VariantChoice): SQL {
  const conditions = [
    ...(colors.length > 0 ? [sql`v.color_id = any(${intList(sql.placeholder("colors"))})`] : []),
    ...valueGroups.map((_group, index) => sql`v.value_ids && ${sql.placeholder(`values${index}`)}::int[]`),
    ...(isInStock ? [sql`v.is_in_stock`] : []),
  ];
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
}
