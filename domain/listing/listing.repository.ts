import { sql, type SQL } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { writeMoney } from "#db/columns.ts";
import { prepared } from "#db/prepared.ts";
import type { Context } from "../context.ts";
import { categoriesOf, type ListingFilter, type ListingOrder } from "./listing-filter.ts";

/** One page of product ids. */
export async function findListedIds(
  ctx: Context,
  filter: ListingFilter,
  order: ListingOrder,
  limit: number,
  offset: number,
): Promise<number[]> {
  const build = (db: Database) =>
    db
      .select({ productId: sql<number>`p.product_id` })
      .from(listed(filter, order))
      .where(sql`true`)
      .orderBy(orderOf(order, filter))
      .limit(sql.placeholder("limit"))
      .offset(sql.placeholder("offset"));
  const values = { ...filterValues(ctx, filter), limit, offset };
  const rows = await runShape(ctx, `listing_${order}_${filterShape(filter)}`, build, values, filter);
  return rows.map((row) => row.productId);
}

export async function countListed(ctx: Context, filter: ListingFilter): Promise<number> {
  const build = (db: Database) => db.select({ total: sql<number>`count(*)::int` }).from(listed(filter, null));
  const rows = await runShape(ctx, `listing_total_${filterShape(filter)}`, build, filterValues(ctx, filter), filter);
  return rows[0]!.total;
}

type Preparable<Row> = {
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<Row[]> };
};

/** A search is planned for its own words: a plan made for the average word is a bad one for a frequent one. */
function runShape<Row>(
  ctx: Context,
  name: string,
  build: (db: Database) => Preparable<Row>,
  values: Record<string, unknown>,
  filter: ListingFilter,
): Promise<Row[]> {
  if (filter.words !== null) return build(ctx.db).prepare("").execute(values);
  return prepared(ctx.db, name, (db) => build(db).prepare(name)).execute(values);
}

/** The rows that are listed, as `p`, with the price that they are listed by. */
function listed(filter: ListingFilter, order: ListingOrder | null): SQL {
  const hasVariantChoice = filter.colors.length > 0 || filter.valueGroups.length > 0;
  const isPriced =
    filter.priceFrom !== null || filter.priceBelow !== null || order === "price_low" || order === "price_high";
  if (!hasVariantChoice) return fromProducts(filter, sql`true`);
  if (!isPriced) return fromProducts(filter, existsFitting(filter));
  const columns = order === null || order === "price_low" || order === "price_high" ? null : sql`lp.*`;
  const matched = sql`
    select v.product_id, min(v.price_minor) as listed_minor from listing_variants v
    where ${sql.join([...sharedConditions(filter, "v"), ...variantConditions(filter)], sql` and `)}
    group by v.product_id ${havingPrice(filter)}`;
  if (columns === null && !hasProductConditions(filter)) return sql`(${matched}) as p`;
  return sql`(
    select lp.*, m.listed_minor from (${matched}) m join listing_products lp on lp.product_id = m.product_id
    where ${sql.join(productConditions(filter), sql` and `)}
  ) as p`;
}

function fromProducts(filter: ListingFilter, also: SQL): SQL {
  const price = filter.isInStock ? sql`lp.in_stock_price_minor` : sql`lp.price_minor`;
  const conditions = [
    ...sharedConditions(filter, "lp"),
    ...productConditions(filter),
    ...(filter.isInStock ? [sql`lp.in_stock_price_minor is not null`] : []),
    ...(filter.priceFrom ? [sql`${price} >= ${sql.placeholder("priceFrom")}::bigint`] : []),
    ...(filter.priceBelow ? [sql`${price} < ${sql.placeholder("priceBelow")}::bigint`] : []),
    also,
  ];
  return sql`(select lp.*, ${price} as listed_minor from listing_products lp where ${sql.join(conditions, sql` and `)}) as p`;
}

function existsFitting(filter: ListingFilter): SQL {
  const conditions = [...sharedConditions(filter, "v"), ...variantConditions(filter)];
  return sql`exists (select from listing_variants v where v.product_id = lp.product_id and ${sql.join(conditions, sql` and `)})`;
}

function havingPrice(filter: ListingFilter): SQL {
  const conditions = [
    ...(filter.priceFrom ? [sql`min(v.price_minor) >= ${sql.placeholder("priceFrom")}::bigint`] : []),
    ...(filter.priceBelow ? [sql`min(v.price_minor) < ${sql.placeholder("priceBelow")}::bigint`] : []),
  ];
  return conditions.length > 0 ? sql`having ${sql.join(conditions, sql` and `)}` : sql``;
}

/** On columns that a product's row and its variants' rows both have. */
function sharedConditions(filter: ListingFilter, alias: "lp" | "v"): SQL[] {
  const row = sql.raw(alias);
  return [
    sql`true`,
    ...(categoriesOf(filter) ? [sql`${row}.category_id = any(${sql.placeholder("categories")}::int[])`] : []),
    ...(filter.brandId !== null ? [sql`${row}.brand_id = ${sql.placeholder("brandId")}::int`] : []),
    ...(filter.brands.length > 0 ? [sql`${row}.brand_id = any(${sql.placeholder("brands")}::int[])`] : []),
    ...(filter.shopId !== null ? [sql`${row}.shop_id = ${sql.placeholder("shopId")}::int`] : []),
    ...(filter.ratingTenths !== null ? [sql`${row}.rating_tenths >= ${sql.placeholder("ratingTenths")}::int`] : []),
  ];
}

function variantConditions(filter: ListingFilter): SQL[] {
  return [
    ...(filter.colors.length > 0 ? [sql`v.color_id = any(${sql.placeholder("colors")}::int[])`] : []),
    ...filter.valueGroups.map((_group, index) => sql`v.value_ids && ${sql.placeholder(`values${index}`)}::int[]`),
    ...(filter.isInStock ? [sql`v.is_in_stock`] : []),
  ];
}

export function hasProductConditions({ words, isOnOffer, isSold, campaign, isDailyDeal }: ListingFilter): boolean {
  return words !== null || isOnOffer || isSold || campaign !== null || isDailyDeal;
}

/** On what only a product's row has. */
export function productConditions(filter: ListingFilter): SQL[] {
  return [
    sql`true`,
    ...(filter.words !== null ? [sql`lp.search_vector @@ ${textQuery()}`] : []),
    ...(filter.isOnOffer
      ? [
          sql`lp.is_on_offer and (lp.price_valid_until_at is null or lp.price_valid_until_at > ${sql.placeholder("now")}::timestamptz)`,
        ]
      : []),
    ...(filter.isSold ? [sql`lp.sales_count > 0`] : []),
    ...(filter.campaign ? [isInCampaign(filter.campaign.state)] : []),
    ...(filter.isDailyDeal ? [sql`lp.deal_ends_at > ${sql.placeholder("now")}::timestamptz`] : []),
  ];
}

/** Before it begins, what it will have is shown; when it is over, nothing is. */
function isInCampaign(state: "upcoming" | "running" | "over"): SQL {
  const id = sql`${sql.placeholder("campaignId")}::int`;
  switch (state) {
    case "running":
      return sql`lp.campaign_id = ${id}`;
    case "upcoming":
      return sql`lp.product_id in (select c.product_id from campaign_products c where c.campaign_id = ${id} and c.status = 'accepted')`;
    case "over":
      return sql`false`;
  }
}

function textQuery(): SQL {
  return sql`to_tsquery('simple', fold_text(${sql.placeholder("words")}))`;
}

function orderOf(order: ListingOrder, filter: ListingFilter): SQL {
  switch (order) {
    case "newest":
      return sql`p.published_at desc, p.product_id desc`;
    case "oldest":
      return sql`p.published_at, p.product_id`;
    case "price_low":
      return sql`p.listed_minor, p.product_id`;
    case "price_high":
      return sql`p.listed_minor desc, p.product_id desc`;
    case "top_rated":
      return sql`p.rating_tenths desc, p.product_id desc`;
    case "top_selling":
      return sql`p.sales_count desc, p.product_id desc`;
    case "ending_soon":
      return sql`p.offer_ends_at, p.product_id`;
    case "deal_ending_soon":
      return sql`p.deal_ends_at, p.product_id`;
    case "best_match":
      return filter.words === null ? sql`p.sales_count desc, p.product_id desc` : bestMatch();
  }
}

function bestMatch(): SQL {
  return sql`ts_rank(p.search_vector, ${textQuery()}) * (case when p.is_in_stock then 1 else 0.5 end) * (1 + ln(1 + p.sales_count)) desc, p.product_id desc`;
}

/** Tells statements apart: which conditions stand in them, not their values. */
export function filterShape(filter: ListingFilter): string {
  return [
    categoriesOf(filter) ? "c" : "",
    filter.brandId !== null ? "b" : "",
    filter.brands.length > 0 ? "B" : "",
    filter.shopId !== null ? "s" : "",
    filter.colors.length > 0 ? "C" : "",
    filter.priceFrom ? "f" : "",
    filter.priceBelow ? "t" : "",
    filter.ratingTenths !== null ? "r" : "",
    filter.isInStock ? "i" : "",
    filter.isOnOffer ? "o" : "",
    filter.isSold ? "S" : "",
    filter.campaign ? `k${filter.campaign.state[0]}` : "",
    filter.isDailyDeal ? "d" : "",
    filter.words !== null ? "w" : "",
    filter.valueGroups.length,
  ].join("");
}

export function filterValues(ctx: Context, filter: ListingFilter): Record<string, unknown> {
  const currency = ctx.baseCurrency.code;
  return {
    categories: categoriesOf(filter),
    brandId: filter.brandId,
    brands: filter.brands,
    shopId: filter.shopId,
    colors: filter.colors,
    priceFrom: filter.priceFrom && writeMoney(filter.priceFrom, currency),
    priceBelow: filter.priceBelow && writeMoney(filter.priceBelow, currency),
    ratingTenths: filter.ratingTenths,
    words: filter.words,
    campaignId: filter.campaign?.id ?? null,
    now: ctx.now().toISOString(),
    ...Object.fromEntries(filter.valueGroups.map(({ ids }, index) => [`values${index}`, ids])),
  };
}
