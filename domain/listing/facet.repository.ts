import { sql, type SQL } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { readMoney } from "#db/columns.ts";
import { prepared } from "#db/prepared.ts";
import type { Money } from "#shared/money.ts";
import type { Context } from "../context.ts";
import type { ListingFilter } from "./listing-filter.ts";
import { filterShape, filterValues, hasProductConditions, productConditions } from "./listing.repository.ts";

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

type FacetRow = {
  kind: string;
  id: number;
  failed: number;
  count: number;
  lowest: number | null;
  highest: number | null;
};

export async function countFacets(ctx: Context, filter: ListingFilter): Promise<FacetCounts> {
  const { categories: screenCategories, chosenCategories } = filter;
  const values = { ...filterValues(ctx, filter), screenCategories, chosenCategories };
  const shape = `facets_${filterShape(filter)}_${screenCategories ? "c" : ""}${chosenCategories ? "C" : ""}`;
  const rows =
    filter.words === null
      ? await prepared(ctx.db, shape, (db, name) => buildFacets(db, filter).prepare(name)).execute(values)
      : await buildFacets(ctx.db, filter).prepare("").execute(values);
  return readCounts(ctx, filter, rows);
}

function readCounts(ctx: Context, filter: ListingFilter, rows: FacetRow[]): FacetCounts {
  const of = (kind: string) => new Map(rows.filter((row) => row.kind === kind).map(({ id, count }) => [id, count]));
  const choices = rows.filter((row) => row.kind === "choice");
  const valuesFailing = (part: number) =>
    new Map(
      choices
        .filter(({ id, failed }) => id > 0 && (failed === 0 || failed === part))
        .map(({ id, count }) => [id, count]),
    );
  const whole = rows.find((row) => row.kind === "whole");
  const money = (minor: number | null | undefined) =>
    minor === null || minor === undefined ? null : readMoney(minor, ctx.baseCurrency.code);
  return {
    total: whole?.count ?? 0,
    categories: of("category"),
    brands: of("brand"),
    colors: new Map(choices.filter(({ id }) => id < 0).map(({ id, count }) => [-id, count])),
    stars: of("stars"),
    inStock: rows.find((row) => row.kind === "stock")?.count ?? 0,
    values: valuesFailing(0),
    valuesOfChosen: new Map(
      filter.valueGroups.map(({ attributeId }, index) => [attributeId, valuesFailing(FIRST_GROUP + index)]),
    ),
    lowestPrice: money(whole?.lowest),
    highestPrice: money(whole?.highest),
  };
}

/** A facet's choice, which a row may fail alone and still be counted in that facet. */
type Part = { code: number; holds: SQL };

const CATEGORY = 1;
const BRAND = 2;
const COLOR = 3;
const RATING = 4;
const FIRST_GROUP = 5;

/**
 * Rows that fail more than one facet's choice are dropped; the others know which one (`failed`, 0 for none). A facet
 * counts the products that fail nothing or that facet alone, and the price has to fit the cheapest variant that is left
 * of a product. While no colour or value is asked for, a product's own row tells its price and stock.
 */
function buildFacets(db: Database, filter: ListingFilter) {
  const hasVariantChoice = filter.colors.length > 0 || filter.valueGroups.length > 0;
  const isByVariant = hasVariantChoice || filter.isInStock || filter.priceFrom !== null || filter.priceBelow !== null;
  const facets = sql`(
    with ${isByVariant ? sql`base as ${hasVariantChoice ? sql`materialized` : sql``} (${baseOf(filter, hasVariantChoice)}),` : sql``}
    of_products as materialized (${hasVariantChoice ? productsOfBase() : productsOfListing(filter)}),
    ${productCounts(filter)},
    choices as (${isByVariant ? choicesOfBase(filter) : choicesOfProducts()})
    select kind, id, 0 as failed, case kind when 'category' then in_category when 'brand' then in_brand when 'stars' then in_stars else whole end as count,
      lowest, highest
    from product_counts
    union all select 'stock', 0, 0, in_stock, null, null from product_counts where kind = 'whole'
    union all select 'choice', id, failed, count, null, null from choices
  ) as facets`;
  return db
    .select({
      kind: sql<string>`kind`,
      id: sql<number>`id`,
      failed: sql<number>`failed`,
      count: sql<number>`count`,
      lowest: sql<number | null>`lowest`,
      highest: sql<number | null>`highest`,
    })
    .from(facets);
}

/** Variants; without a choice among them only those that fail nothing are wanted. */
function baseOf(filter: ListingFilter, hasVariantChoice: boolean): SQL {
  const parts = partsOf(filter, sql`v`);
  return sql`
    select v.product_id, v.category_id, v.brand_id, v.color_id, v.value_ids, v.price_minor, v.rating_tenths, v.is_in_stock,
      ${hasVariantChoice ? failedOf(parts) : sql`0`} as failed
    from listing_variants v
    where ${sql.join([...subjectConditions(filter, sql`v`), ...conditionsOnProducts(filter)], sql` and `)}
      and ${hasVariantChoice ? failsAtMostOne(parts) : allHold(parts)}
      ${filter.colors.length > 0 && filter.valueGroups.length === 0 ? sql`and (v.color_id is not null or ${allHold(parts)})` : sql``}`;
}

function productsOfBase(): SQL {
  return sql`
    select product_id, min(category_id) as category_id, min(brand_id) as brand_id, min(rating_tenths) / 10 as stars,
      min(failed) as failed, min(price_minor) as price_minor, min(price_minor) filter (where is_in_stock) as in_stock_minor
    from base where failed in (0, ${sql.raw(`${CATEGORY}, ${BRAND}, ${RATING}`)}) group by product_id`;
}

function productsOfListing(filter: ListingFilter): SQL {
  const parts = partsOf(filter, sql`lp`);
  return sql`
    select lp.category_id, lp.brand_id, lp.rating_tenths / 10 as stars, ${failedOf(parts)} as failed,
      ${filter.isInStock ? sql`lp.in_stock_price_minor` : sql`lp.price_minor`} as price_minor, lp.in_stock_price_minor as in_stock_minor, lp.choice_ids
    from listing_products lp
    where ${sql.join([...subjectConditions(filter, sql`lp`), ...productConditions(filter)], sql` and `)} and ${failsAtMostOne(parts)}`;
}

function partsOf(filter: ListingFilter, row: SQL): Part[] {
  return [
    ...(filter.chosenCategories
      ? [{ code: CATEGORY, holds: sql`(${row}.category_id = any(${sql.placeholder("chosenCategories")}::int[]))` }]
      : []),
    ...(filter.brands.length > 0
      ? [{ code: BRAND, holds: sql`coalesce(${row}.brand_id = any(${sql.placeholder("brands")}::int[]), false)` }]
      : []),
    ...(filter.colors.length > 0
      ? [{ code: COLOR, holds: sql`coalesce(${row}.color_id = any(${sql.placeholder("colors")}::int[]), false)` }]
      : []),
    ...(filter.ratingTenths !== null
      ? [{ code: RATING, holds: sql`(${row}.rating_tenths >= ${sql.placeholder("ratingTenths")}::int)` }]
      : []),
    ...filter.valueGroups.map((_group, index) => ({
      code: FIRST_GROUP + index,
      holds: sql`(${row}.value_ids && ${sql.placeholder(`values${index}`)}::int[])`,
    })),
  ];
}

function failedOf(parts: readonly Part[]): SQL {
  const terms = parts.map(({ code, holds }) => sql`(not ${holds})::int * ${sql.raw(String(code))}`);
  return terms.length > 0 ? sql.join(terms, sql` + `) : sql`0`;
}

function failsAtMostOne(parts: readonly Part[]): SQL {
  const terms = parts.map(({ holds }) => sql`(not ${holds})::int`);
  return terms.length > 1 ? sql`${sql.join(terms, sql` + `)} <= 1` : sql`true`;
}

function allHold(parts: readonly Part[]): SQL {
  return parts.length > 0
    ? sql.join(
        parts.map(({ holds }) => holds),
        sql` and `,
      )
    : sql`true`;
}

/** What no facet ignores: the screen's own subject, and stock, which is either asked for or not. */
function subjectConditions(filter: ListingFilter, row: SQL): SQL[] {
  return [
    sql`true`,
    ...(filter.categories ? [sql`${row}.category_id = any(${sql.placeholder("screenCategories")}::int[])`] : []),
    ...(filter.brandId !== null ? [sql`${row}.brand_id = ${sql.placeholder("brandId")}::int`] : []),
    ...(filter.shopId !== null ? [sql`${row}.shop_id = ${sql.placeholder("shopId")}::int`] : []),
    ...(filter.isInStock ? [sql`${row}.is_in_stock`] : []),
  ];
}

/** What only a product's row tells, asked of a variant. */
function conditionsOnProducts(filter: ListingFilter): SQL[] {
  if (!hasProductConditions(filter)) return [];
  const conditions = sql.join(productConditions(filter), sql` and `);
  return [sql`v.product_id in (select lp.product_id from listing_products lp where ${conditions})`];
}

function productCounts(filter: ListingFilter): SQL {
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
    )`;
}

/** Colours as negative ids beside attribute values; a variant that fails a facet counts in that facet alone. */
function choicesOfBase(filter: ListingFilter): SQL {
  return sql`
    select choice as id, failed, count(*)::int as count from (
      select choice, failed, product_id from (
        select failed, product_id, price_minor, unnest(
          case when failed = 0 then array_append(value_ids, -color_id) when failed = ${sql.raw(String(COLOR))} then array[-color_id] else value_ids end
        ) as choice
        from base where failed = 0 or failed = ${sql.raw(String(COLOR))} or failed >= ${sql.raw(String(FIRST_GROUP))}
      ) as unfolded
      where choice is not null
      group by choice, failed, product_id having ${pricesFit(filter, sql`min(price_minor)`)}
    ) as counted group by choice, failed`;
}

function choicesOfProducts(): SQL {
  return sql`
    select choice as id, 0 as failed, count(*)::int as count
    from (select unnest(choice_ids) as choice from of_products where failed = 0) as unfolded group by choice`;
}

function pricesFit(filter: ListingFilter, price: SQL): SQL {
  const conditions = [
    ...(filter.priceFrom ? [sql`${price} >= ${sql.placeholder("priceFrom")}::bigint`] : []),
    ...(filter.priceBelow ? [sql`${price} < ${sql.placeholder("priceBelow")}::bigint`] : []),
  ];
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
}
