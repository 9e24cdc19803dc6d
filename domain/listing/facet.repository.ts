import { sql, type SQL } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { readMoney } from "#db/columns.ts";
import { prepared } from "#db/prepared.ts";
import type { Money } from "#shared/money.ts";
import type { Context } from "../context.ts";
import type { ListingFilter } from "./listing-filter.ts";
import { filterShape, filterValues, productConditions } from "./listing.repository.ts";

/** How many products each choice would show, the choices of all other facets kept. */
export type FacetCounts = {
  total: number;
  categories: Map<number, number>;
  brands: Map<number, number>;
  colors: Map<number, number>;
  /** By the number of whole stars. */
  stars: Map<number, number>;
  inStock: number;
  /** Of attributes that nothing was chosen in. */
  values: Map<number, number>;
  /** Of each attribute that something was chosen in, its own choice ignored. */
  valuesOfChosen: Map<number, Map<number, number>>;
  lowestPrice: Money | null;
  highestPrice: Money | null;
};

/** A choice that a row may fail alone and still be counted in that facet. */
type Part = { code: number; holds: SQL };

type FacetRow = { kind: string; id: number; count: number; lowest: number | null; highest: number | null };

export async function countFacets(ctx: Context, filter: ListingFilter): Promise<FacetCounts> {
  const values = {
    ...filterValues(ctx, filter),
    screenCategories: filter.categories,
    chosenCategories: filter.chosenCategories,
  };
  const shape = `facets_${filterShape(filter)}_${filter.categories ? "c" : ""}${filter.chosenCategories ? "C" : ""}`;
  const rows =
    filter.words === null
      ? await prepared(ctx.db, shape, (db, name) => buildFacets(db, filter).prepare(name)).execute(values)
      : await buildFacets(ctx.db, filter).prepare("").execute(values);
  return readCounts(ctx, filter, rows);
}

function readCounts(ctx: Context, filter: ListingFilter, rows: FacetRow[]): FacetCounts {
  const of = (kind: string) => new Map(rows.filter((row) => row.kind === kind).map(({ id, count }) => [id, count]));
  const whole = rows.find((row) => row.kind === "whole");
  const money = (minor: number | null | undefined) =>
    minor === null || minor === undefined ? null : readMoney(minor, ctx.baseCurrency.code);
  return {
    total: whole?.count ?? 0,
    categories: of("category"),
    brands: of("brand"),
    colors: of("color"),
    stars: of("stars"),
    inStock: rows.find((row) => row.kind === "stock")?.count ?? 0,
    values: of("value"),
    valuesOfChosen: new Map(filter.valueGroups.map(({ attributeId }, index) => [attributeId, of(`value${index}`)])),
    lowestPrice: money(whole?.lowest),
    highestPrice: money(whole?.highest),
  };
}

const CATEGORY = 1;
const BRAND = 2;
const COLOR = 3;
const RATING = 4;
const FIRST_GROUP = 5;

/**
 * One scan: `base` keeps the variants that fail at most one facet's choice, and which one. A facet counts those that fail
 * nothing or that facet alone; the price has to fit the cheapest variant that is left of a product.
 */
function buildFacets(db: Database, filter: ListingFilter) {
  const facets = sql`(
    with base as materialized (${baseOf(filter)}),
    of_products as materialized (
      select product_id, min(category_id) as category_id, min(brand_id) as brand_id, min(rating_tenths) / 10 as stars,
        min(failed) as failed, min(price_minor) as price_minor, min(price_minor) filter (where is_in_stock) as in_stock_minor
      from base where failed in (0, ${sql.raw(`${CATEGORY}, ${BRAND}, ${RATING}`)}) group by product_id
    ),
    ${sql.join(
      [
        productFacets(filter),
        variantFacet(filter, "color", COLOR, sql`color_id`, sql`base where color_id is not null and`),
        variantFacet(filter, "value", 0, sql`value_id`, valuesOf(sql`failed = 0`)),
        ...filter.valueGroups.map((_group, index) =>
          variantFacet(
            filter,
            `value${index}`,
            FIRST_GROUP + index,
            sql`value_id`,
            valuesOf(sql`failed in (0, ${sql.raw(String(FIRST_GROUP + index))})`),
          ),
        ),
      ],
      sql`, `,
    )}
    ${sql.join(
      ["product", "color", "value", ...filter.valueGroups.map((_group, index) => `value${index}`)].map(
        (name) => sql`select kind, id, count, lowest, highest from ${sql.raw(`${name}_facet`)}`,
      ),
      sql` union all `,
    )}
  ) as facets`;
  return db
    .select({
      kind: sql<string>`kind`,
      id: sql<number>`id`,
      count: sql<number>`count`,
      lowest: sql<number | null>`lowest`,
      highest: sql<number | null>`highest`,
    })
    .from(facets);
}

function baseOf(filter: ListingFilter): SQL {
  const parts = partsOf(filter);
  const failed = parts.map(({ code, holds }) => sql`(not ${holds})::int * ${sql.raw(String(code))}`);
  const fails = parts.map(({ holds }) => sql`(not ${holds})::int`);
  return sql`
    select v.product_id, v.category_id, v.brand_id, v.color_id, v.value_ids, v.price_minor, v.rating_tenths, v.is_in_stock,
      ${failed.length > 0 ? sql.join(failed, sql` + `) : sql`0`} as failed
    from listing_variants v
    where ${sql.join(fixedConditions(filter), sql` and `)}
      and ${fails.length > 1 ? sql`${sql.join(fails, sql` + `)} <= 1` : sql`true`}`;
}

function partsOf(filter: ListingFilter): Part[] {
  return [
    ...(filter.chosenCategories
      ? [{ code: CATEGORY, holds: sql`(v.category_id = any(${sql.placeholder("chosenCategories")}::int[]))` }]
      : []),
    ...(filter.brands.length > 0
      ? [{ code: BRAND, holds: sql`coalesce(v.brand_id = any(${sql.placeholder("brands")}::int[]), false)` }]
      : []),
    ...(filter.colors.length > 0
      ? [{ code: COLOR, holds: sql`coalesce(v.color_id = any(${sql.placeholder("colors")}::int[]), false)` }]
      : []),
    ...(filter.ratingTenths !== null
      ? [{ code: RATING, holds: sql`(v.rating_tenths >= ${sql.placeholder("ratingTenths")}::int)` }]
      : []),
    ...filter.valueGroups.map((_group, index) => ({
      code: FIRST_GROUP + index,
      holds: sql`(v.value_ids && ${sql.placeholder(`values${index}`)}::int[])`,
    })),
  ];
}

/** What no facet ignores: the screen's own subject, and stock, which is either asked for or not. */
function fixedConditions(filter: ListingFilter): SQL[] {
  const isOfProducts = filter.words !== null || filter.isOnOffer || filter.isSold;
  return [
    sql`true`,
    ...(filter.categories ? [sql`v.category_id = any(${sql.placeholder("screenCategories")}::int[])`] : []),
    ...(filter.brandId !== null ? [sql`v.brand_id = ${sql.placeholder("brandId")}::int`] : []),
    ...(filter.shopId !== null ? [sql`v.shop_id = ${sql.placeholder("shopId")}::int`] : []),
    ...(filter.isInStock ? [sql`v.is_in_stock`] : []),
    ...(isOfProducts
      ? [
          sql`v.product_id in (select lp.product_id from listing_products lp where ${sql.join(productConditions(filter), sql` and `)})`,
        ]
      : []),
  ];
}

function productFacets(filter: ListingFilter): SQL {
  const fits = pricesFit(filter, sql`price_minor`);
  return sql`product_counts as (
      select case grouping(category_id, brand_id, stars) when 3 then 'category' when 5 then 'brand' when 6 then 'stars' else 'whole' end as kind,
        coalesce(category_id, brand_id, stars, 0) as id,
        count(*) filter (where failed in (0, ${sql.raw(String(CATEGORY))}) and ${fits})::int as in_category,
        count(*) filter (where failed in (0, ${sql.raw(String(BRAND))}) and ${fits})::int as in_brand,
        count(*) filter (where failed in (0, ${sql.raw(String(RATING))}) and ${fits})::int as in_stars,
        count(*) filter (where failed = 0 and ${fits})::int as whole,
        count(*) filter (where failed = 0 and in_stock_minor is not null and ${pricesFit(filter, sql`in_stock_minor`)})::int as in_stock,
        min(price_minor) filter (where failed = 0) as lowest, max(price_minor) filter (where failed = 0) as highest
      from of_products group by grouping sets ((category_id), (brand_id), (stars), ())
    ),
    product_facet as (
      select kind, id, case kind when 'category' then in_category when 'brand' then in_brand when 'stars' then in_stars else whole end as count,
        lowest, highest
      from product_counts
      union all
      select 'stock', 0, in_stock, null, null from product_counts where kind = 'whole'
    )`;
}

function valuesOf(condition: SQL): SQL {
  return sql`base, unnest(value_ids) as value_id where ${condition} and`;
}

/** Distinct products for each value of something that variants differ in. */
function variantFacet(filter: ListingFilter, kind: string, code: number, value: SQL, from: SQL): SQL {
  return sql`${sql.raw(`${kind}_facet`)} as (
      select ${sql.raw(`'${kind}'`)} as kind, id, count(*)::int as count, null::bigint as lowest, null::bigint as highest
      from (
        select ${value} as id, product_id from ${from} failed in (0, ${sql.raw(String(code))})
        group by ${value}, product_id having ${pricesFit(filter, sql`min(price_minor)`)}
      ) counted group by id
    )`;
}

function pricesFit(filter: ListingFilter, price: SQL): SQL {
  const conditions = [
    ...(filter.priceFrom ? [sql`${price} >= ${sql.placeholder("priceFrom")}::bigint`] : []),
    ...(filter.priceBelow ? [sql`${price} < ${sql.placeholder("priceBelow")}::bigint`] : []),
  ];
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
}
