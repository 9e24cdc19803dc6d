import { sql, type SQL } from "drizzle-orm";
import { readMoney, writeMoney } from "#db/columns.ts";
import type { Money } from "#shared/money.ts";
import { findAttributes } from "../../catalog/attribute/find-attributes.ts";
import type { Context } from "../../context.ts";
import { countChoices } from "./count-choices.ts";
import { findPosted } from "./find-posted.ts";
import { getListingColumns } from "./get-listing-columns.ts";
import type { ListingColumns } from "./listing-columns.ts";
import type { ListingFilter, ListingOrder } from "./listing-filter.ts";
import { LISTING_TAG } from "./listing.ts";
import { numbersOf } from "./posted-words.repository.ts";
import { idsAsBytes, type RowFilter } from "./row-filter.ts";
import { selectProducts } from "./select-products.ts";

/** The number of products per choice, ignoring the selection in its own facet. */
export type FacetCounts = {
  total: number;
  categories: Map<number, number>;
  brands: Map<number, number>;
  colors: Map<number, number>;
  /** By whole stars. */
  stars: Map<number, number>;
  inStock: number;
  values: Map<number, number>;
  lowestPrice: Money | null;
  highestPrice: Money | null;
};

/** Products selected by the database: their ascending ids, and their rank if it orders them. */
type NamedProducts = { ids: Int32Array; places: ReadonlyMap<number, number> | null };

/** A larger result is not ranked by terms: its popular products are the likelier match. */
const MAX_RANKED = 3_000;
const CACHED_SECONDS = 60;
/** Of a word in the variants, the short description, the brand and similar, and the name. */
const WEIGHTS = "{0.6,0.1,0.4,1}";

/** One page of product ids, and the total. */
export async function findListedPage(
  ctx: Context,
  filter: ListingFilter,
  order: ListingOrder,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ ids: number[]; total: number }> {
  const named = await findNamedKept(ctx, filter);
  const columns = await getListingColumns(ctx);
  const possible = order === "best_match" && !named?.places ? "popular_match" : order;
  return selectProducts(columns, toRowFilter(ctx, columns, filter, named), possible, {
    limit,
    offset,
    places: named?.places ?? null,
  });
}

export async function findListedIds(
  ctx: Context,
  filter: ListingFilter,
  order: ListingOrder,
  limit: number,
  offset: number,
): Promise<number[]> {
  return (await findListedPage(ctx, filter, order, { limit, offset })).ids;
}

export async function countFacets(ctx: Context, filter: ListingFilter): Promise<FacetCounts> {
  const [named, attributes] = await Promise.all([findNamedKept(ctx, filter), findAttributes(ctx)]);
  const columns = await getListingColumns(ctx);
  const attributeOf = new Map(attributes.flatMap(({ id, values }) => values.map((value) => [value.id, id])));
  const counts = countChoices(columns, toRowFilter(ctx, columns, filter, named), attributeOf);
  const money = (minor: number | null) => (minor === null ? null : readMoney(minor, ctx.baseCurrency.code));
  const choices = [...counts.choices];
  return {
    total: counts.total,
    categories: new Map(counts.categories.entries()),
    brands: new Map(counts.brands.entries()),
    colors: new Map(choices.filter(([id]) => id < 0).map(([id, count]) => [-id, count])),
    stars: new Map(counts.stars.entries()),
    inStock: counts.inStock,
    values: new Map(choices.filter(([id]) => id > 0)),
    lowestPrice: money(counts.lowest),
    highestPrice: money(counts.highest),
  };
}

function toRowFilter(
  ctx: Context,
  columns: ListingColumns,
  filter: ListingFilter,
  named: NamedProducts | null,
): RowFilter {
  const { most } = columns;
  const minor = (amount: Money | null, otherwise: number) =>
    amount === null ? otherwise : writeMoney(amount, ctx.baseCurrency.code);
  return {
    screenCategories: idsAsBytes(filter.categories, most.category),
    chosenCategories: idsAsBytes(filter.chosenCategories, most.category),
    brandId: filter.brandId ?? 0,
    brands: filter.brands.length > 0 ? idsAsBytes(filter.brands, most.brand) : null,
    shopId: filter.shopId ?? 0,
    colors: filter.colors,
    valueGroups: filter.valueGroups,
    hasVariantChoice: filter.colors.length > 0 || filter.valueGroups.length > 0,
    priceFrom: minor(filter.priceFrom, -Infinity),
    priceBelow: minor(filter.priceBelow, Infinity),
    isPriced: filter.priceFrom !== null || filter.priceBelow !== null,
    ratingTenths: filter.ratingTenths ?? 0,
    isInStock: filter.isInStock,
    isOnOffer: filter.isOnOffer,
    isSold: filter.isSold,
    now: ctx.now().getTime() / 1000,
    among: named && named.ids,
  };
}

async function findNamedKept(ctx: Context, filter: ListingFilter): Promise<NamedProducts | null> {
  const { words, campaign, isDailyDeal } = filter;
  if (!words && !campaign && !isDailyDeal) return null;
  return ctx.cache.get(
    `named-products:${JSON.stringify([words, campaign, isDailyDeal])}`,
    [LISTING_TAG],
    () => findNamed(ctx, filter),
    { seconds: CACHED_SECONDS, kilobytesOf: ({ ids, places }) => (ids.length + (places?.size ?? 0) * 8) / 256 },
  );
}

async function findNamed(ctx: Context, filter: ListingFilter): Promise<NamedProducts> {
  const conditions = sql.join(conditionsOf(ctx, filter), sql` and `);
  const ids =
    (await findPostedOf(ctx, filter)) ??
    (await packIds(ctx, sql`select p.product_id from listing_products p where ${conditions}`)).sort();
  const order = orderOf(filter);
  if (order === null || ids.length === 0 || ids.length > MAX_RANKED) return { ids, places: null };
  const ordered = await packIds(
    ctx,
    sql`select p.product_id from listing_products p where ${conditions} order by ${order}`,
  );
  return { ids, places: new Map([...ordered].map((id, place) => [id, place])) };
}

/**
 * Plain text searches use the posting lists: a frequent word's rows are spread over many pages, and only their ids are
 * needed.
 */
async function findPostedOf(ctx: Context, filter: ListingFilter): Promise<Int32Array | null> {
  const { words, campaign, isDailyDeal } = filter;
  return words && !campaign && !isDailyDeal ? findPosted(ctx, words.query) : null;
}

/** The ascending ids of all products that match a text query, regardless of campaign or screen. */
export async function findIdsByText(ctx: Context, query: string): Promise<Int32Array> {
  const posted = await findPosted(ctx, query);
  if (posted) return posted;
  return (
    await packIds(ctx, sql`select p.product_id from listing_products p where p.search_vector @@ ${textQuery(query)}`)
  ).sort();
}

/** Serialized: a row per id would cost more than the search itself. Planned for the specific search terms. */
async function packIds(ctx: Context, products: SQL): Promise<Int32Array> {
  const { rows } = (await ctx.db.execute(
    sql`select string_agg(int4send(product_id), '') as ids from (${products}) as named`,
  )) as unknown as { rows: { ids: Uint8Array | null }[] };
  return numbersOf(rows[0]!.ids);
}

function conditionsOf(ctx: Context, { words, campaign, isDailyDeal }: ListingFilter): SQL[] {
  return [
    ...(words ? [sql`p.search_vector @@ ${textQuery(words.query)}`] : []),
    ...(campaign ? [isInCampaign(campaign)] : []),
    ...(isDailyDeal ? [sql`p.deal_ends_at > ${ctx.now().toISOString()}::timestamptz`] : []),
  ];
}

/** An upcoming campaign shows its accepted products, an ended one none. */
function isInCampaign({ id, state }: NonNullable<ListingFilter["campaign"]>): SQL {
  switch (state) {
    case "running":
      return sql`p.campaign_id = ${id}::int`;
    case "upcoming":
      return sql`p.product_id in (select c.product_id from campaign_products c where c.campaign_id = ${id}::int and c.status = 'accepted')`;
    case "over":
      return sql`false`;
  }
}

/**
 * Orders by exact SKU, then stock, then all terms in the name, or in name and variants; then by text rank and sales.
 * Exact words in the name count double, and so does a brand in the search.
 */
function orderOf({ words, isDailyDeal }: ListingFilter): SQL | null {
  if (!words) return isDailyDeal ? sql`p.deal_ends_at, p.product_id` : null;
  const brands = `{${words.brandIds.join(",")}}`;
  return sql`${
    words.sku === null
      ? sql``
      : sql`p.product_id = any(array(select v.product_id from variants v where v.is_active and v.sku in (${words.sku}, upper(${words.sku}), lower(${words.sku})))) desc,`
  } p.is_in_stock desc,
    case when p.search_vector @@ ${textQuery(words.nameQuery)} then 2 when p.search_vector @@ ${textQuery(words.variantQuery)} then 1 else 0 end desc,
    ts_rank(${WEIGHTS}::real[], p.search_vector, ${textQuery(words.query)}) * (1 + ln(1 + p.sales_count))
      * (case when p.search_vector @@ ${textQuery(words.exactQuery)} then 2 else 1 end) * (case when p.brand_id = any(${brands}::int[]) then 2 else 1 end) desc,
    p.product_id desc`;
}

function textQuery(query: string): SQL {
  return sql`to_tsquery('simple', fold_words(${query}))`;
}
