import { type SQL, sql } from "drizzle-orm";
import { writeMoney } from "#db/columns.ts";
import { convertedMinor, shownMinor } from "#db/shown-price.ts";
import type { SearchContext, SearchFilter, SearchTerm } from "../search-engine.ts";

/** The products `p` with the prices that count: of all their variants, or only of those that have what is selected. */
export function pricedProducts(ctx: SearchContext, filter: SearchFilter): { from: SQL; price: SQL; priceInStock: SQL } {
  const matching = variantConditions(filter);
  const { pricedIn } = filter;
  if (matching.length > 0)
    return {
      from: sql`listing_products p left join (${lowestPrices(ctx, filter, matching)}) m on m.product_id = p.product_id`,
      price: sql`m.price_minor`,
      priceInStock: sql`m.in_stock_price_minor`,
    };
  if (!pricedIn)
    return { from: sql`listing_products p`, price: sql`p.price_minor`, priceInStock: sql`p.in_stock_price_minor` };
  const isFixed = sql`v.product_id in (select o.product_id from variant_prices x join variants o on o.id = x.variant_id
    where x.currency_code = ${pricedIn.code})`;
  const shown = (fixed: SQL, converted: SQL) =>
    sql`case when m.product_id is null then ${convertedMinor(converted, ctx.baseCurrency.code, pricedIn)} else ${fixed} end`;
  return {
    from: sql`listing_products p left join (${lowestPrices(ctx, filter, [isFixed])}) m on m.product_id = p.product_id`,
    price: shown(sql`m.price_minor`, sql`p.price_minor`),
    priceInStock: shown(sql`m.in_stock_price_minor`, sql`p.in_stock_price_minor`),
  };
}

/** The lowest prices of the variants that meet the conditions, by product. */
function lowestPrices(ctx: SearchContext, filter: SearchFilter, conditions: readonly SQL[]): SQL {
  const { joined, price } = pricedVariants(ctx, filter);
  return sql`select v.product_id, min(${price}) as price_minor, min(${price}) filter (where v.is_in_stock) as in_stock_price_minor
    from listing_variants v ${joined} where ${and([...sharedConditions(filter, sql`v`), ...conditions])} group by v.product_id`;
}

/** The price of a variant `v` that counts, and what it needs joined. */
export function pricedVariants(ctx: SearchContext, { pricedIn }: SearchFilter): { joined: SQL; price: SQL } {
  if (!pricedIn) return { joined: sql``, price: sql`v.price_minor` };
  return {
    joined: sql`join variants own on own.id = v.variant_id
      left join variant_prices fixed on fixed.variant_id = v.variant_id and fixed.currency_code = ${pricedIn.code}`,
    price: shownMinor(
      sql`v.price_minor`,
      { own: sql`own.price_minor`, fixed: sql`fixed.price_minor` },
      ctx.baseCurrency.code,
      pricedIn,
    ),
  };
}

/** What is selected of a variant `v`: a color, and a value of each attribute. */
export function variantConditions({ colors, valueGroups }: SearchFilter): SQL[] {
  return [...(colors.length > 0 ? [hasColor(colors)] : []), ...valueGroups.map(({ chosen }) => hasValue(chosen))];
}

export function hasColor(colors: readonly number[]): SQL {
  return sql`v.color_id = any(${intArray(colors)})`;
}

export function hasValue(values: readonly number[]): SQL {
  return sql`v.value_ids && ${intArray(values)}`;
}

/** The screen with its search, without any facet selection. */
export function screenConditions(ctx: SearchContext, filter: SearchFilter): SQL[] {
  const { isInStock, isOnOffer, isSold } = filter;
  return [
    ...databaseConditions(ctx, filter),
    ...sharedConditions(filter, sql`p`),
    ...(isInStock ? [sql`p.is_in_stock`] : []),
    ...(isSold ? [sql`p.sales_count > 0`] : []),
    ...(isOnOffer
      ? [sql`p.is_on_offer and (p.price_valid_until_at is null or p.price_valid_until_at > ${instant(ctx)})`]
      : []),
  ];
}

/** What only the database knows about a product `p`: whether it matches a search, a campaign or the daily deals. */
export function databaseConditions(ctx: SearchContext, { words, campaign, isDailyDeal }: SearchFilter): SQL[] {
  return [
    ...(words ? [sql`p.search_vector @@ ${textQuery(words.terms)}`] : []),
    ...(campaign ? [isInCampaign(campaign)] : []),
    ...(isDailyDeal ? [sql`p.deal_ends_at > ${instant(ctx)}`] : []),
  ];
}

/** The selection in the facets of the product itself. */
export function choiceConditions({ chosenCategories, brands, ratingTenths }: SearchFilter) {
  return {
    category: chosenCategories ? sql`p.category_id = any(${intArray(chosenCategories)})` : sql`true`,
    brand: brands.length > 0 ? sql`p.brand_id = any(${intArray(brands)})` : sql`true`,
    rating: ratingTenths === null ? sql`true` : sql`p.rating_tenths >= ${ratingTenths}::int`,
  };
}

export function fitsPrice(ctx: SearchContext, { pricedIn, priceFrom, priceBelow }: SearchFilter, price: SQL): SQL {
  const { code } = pricedIn ?? ctx.baseCurrency;
  const minor = (amount: NonNullable<typeof priceFrom>) => sql`${writeMoney(amount, code)}::bigint`;
  return and([
    sql`${price} is not null`,
    ...(priceFrom ? [sql`${price} >= ${minor(priceFrom)}`] : []),
    ...(priceBelow ? [sql`${price} < ${minor(priceBelow)}`] : []),
  ]);
}

export function and(conditions: readonly SQL[]): SQL {
  return conditions.length > 0 ? sql`(${sql.join([...conditions], sql` and `)})` : sql`true`;
}

export function intArray(ids: readonly number[]): SQL {
  return sql`${`{${ids.join(",")}}`}::int[]`;
}

/** Columns that products and variants share. */
function sharedConditions({ categories, brandId, shopId }: SearchFilter, row: SQL): SQL[] {
  return [
    ...(categories ? [sql`${row}.category_id = any(${intArray(categories)})`] : []),
    ...(brandId === null ? [] : [sql`${row}.brand_id = ${brandId}::int`]),
    ...(shopId === null ? [] : [sql`${row}.shop_id = ${shopId}::int`]),
  ];
}

/** An upcoming campaign shows its accepted products, an ended one none. */
function isInCampaign({ id, state }: NonNullable<SearchFilter["campaign"]>): SQL {
  switch (state) {
    case "running":
      return sql`p.campaign_id = ${id}::int`;
    case "upcoming":
      return sql`p.product_id in (select c.product_id from campaign_products c where c.campaign_id = ${id}::int and c.status = 'accepted')`;
    case "over":
      return sql`false`;
  }
}

function instant(ctx: SearchContext): SQL {
  return sql`${ctx.now().toISOString()}::timestamptz`;
}

/** Which parts of a product: its name (A), brand, categories and the like (B), and its variants (D). */
export type Weights = "" | "A" | "AD" | "ABD";

type Options = { weights?: Weights; minPrefix?: number };

const MIN_PREFIX = 2;
/** For `minPrefix`: whole words only. */
export const NO_PREFIX = Infinity;

/** A parsed query for `@@`, planned for its specific words. */
export function textQuery(terms: readonly SearchTerm[], options: Options = {}): SQL {
  return sql`to_tsquery('simple', fold_words(${textQueryOf(terms, options)}))`;
}

/** Matches only the typed words, in names. */
export function exactQuery(terms: readonly SearchTerm[]): SQL {
  return textQuery(
    terms.map(({ typed }) => ({ typed, others: [] })),
    { weights: "A", minPrefix: NO_PREFIX },
  );
}

/** Matches all terms, each as typed or as one of its alternatives; the last one also as a prefix. */
export function textQueryOf(
  terms: readonly SearchTerm[],
  { weights = "", minPrefix = MIN_PREFIX }: Options = {},
): string {
  return terms
    .map(({ typed, others }, index) => {
      const isLast = index === terms.length - 1;
      const ways = [
        all(typed, (word, isEnd) => suffix(isLast && isEnd && word.length >= minPrefix, weights)),
        ...others.map((words) => all(words, () => suffix(false, weights))),
      ];
      return ways.length > 1 ? `(${ways.join(" | ")})` : ways[0]!;
    })
    .join(" & ");
}

function all(words: readonly string[], suffixOf: (word: string, isEnd: boolean) => string): string {
  const parts = words.map((word, index) => `'${word}'${suffixOf(word, index === words.length - 1)}`);
  return parts.length > 1 ? `(${parts.join(" & ")})` : parts[0]!;
}

function suffix(isPrefix: boolean, weights: Weights): string {
  return isPrefix || weights !== "" ? `:${isPrefix ? "*" : ""}${weights}` : "";
}
