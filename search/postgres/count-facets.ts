import { sql, type SQL } from "drizzle-orm";
import { readMoney } from "#db/columns.ts";
import { readRows } from "#db/read-rows.ts";
import type { FacetCounts, SearchContext, SearchFilter } from "../search-engine.ts";
import {
  and,
  choiceConditions,
  fitsPrice,
  hasColor,
  hasValue,
  intArray,
  pricedProducts,
  pricedVariants,
  screenConditions,
  variantConditions,
} from "./conditions.ts";

type Count = { facet: keyof FacetCounts | "choices"; id: number; count: number | null };

/**
 * One pass over the products that miss at most one facet's selection: a facet counts those that miss nothing, or only
 * its own.
 */
export async function countFacets(ctx: SearchContext, filter: SearchFilter): Promise<FacetCounts> {
  const { from, price, priceInStock } = pricedProducts(ctx, filter);
  const { category, brand, rating } = choiceConditions(filter);
  const isFitting = fitsPrice(ctx, filter, sql`price`);
  const isAll = sql`of_category and of_brand and of_rating`;
  const counts = await readRows<Count>(
    ctx.db,
    sql`
    with found as materialized (
      select p.product_id, p.category_id, p.brand_id, p.rating_tenths / 10 as stars, p.choice_ids,
        ${filter.isInStock ? priceInStock : price} as price, ${priceInStock} as price_in_stock,
        ${category} as of_category, ${brand} as of_brand, ${rating} as of_rating
      from ${from}
      where ${and([...screenConditions(ctx, filter), sql`(${category})::int + (${brand})::int + (${rating})::int >= 2`])}
    )
    select 'categories' as facet, category_id as id, count(*) as count from found
      where of_brand and of_rating and ${isFitting} group by category_id
    union all select 'brands', brand_id, count(*) from found
      where of_category and of_rating and brand_id is not null and ${isFitting} group by brand_id
    union all select 'stars', stars, count(*) from found where of_category and of_brand and ${isFitting} group by stars
    union all ${choiceCounts(ctx, filter, isAll)}
    union all (
      select (array['total', 'inStock', 'lowestPrice', 'highestPrice'])[no], 0, (array[total, in_stock, lowest, highest])[no]
      from generate_series(1, 4) as no, (
        select count(*) filter (where ${isFitting}) as total, min(price) as lowest, max(price) as highest,
          count(*) filter (where ${fitsPrice(ctx, filter, sql`price_in_stock`)}) as in_stock
        from found where ${isAll}
      ) as sums
    )
  `,
  );
  const of = (facet: Count["facet"]) => counts.filter((each) => each.facet === facet);
  const mapOf = (facet: Count["facet"]) => new Map(of(facet).map(({ id, count }) => [id, count!]));
  const choices = [...mapOf("choices")];
  const money = (minor: number | null) =>
    minor === null ? null : readMoney(minor, (filter.pricedIn ?? ctx.baseCurrency).code);
  return {
    total: of("total")[0]!.count!,
    categories: mapOf("categories"),
    brands: mapOf("brands"),
    colors: new Map(choices.filter(([id]) => id < 0).map(([id, count]) => [-id, count])),
    values: new Map(choices.filter(([id]) => id > 0)),
    stars: mapOf("stars"),
    inStock: of("inStock")[0]!.count!,
    lowestPrice: money(of("lowestPrice")[0]!.count),
    highestPrice: money(of("highestPrice")[0]!.count),
  };
}

/**
 * By attribute value, and by color as a negative id. A variant that misses only its color or one attribute counts
 * there; a product counts if the cheapest of its variants with the choice has a fitting price.
 */
function choiceCounts(ctx: SearchContext, filter: SearchFilter, isAll: SQL): SQL {
  const { colors, valueGroups, isInStock, priceFrom, priceBelow } = filter;
  const isByVariant = variantConditions(filter).length > 0 || isInStock || priceFrom !== null || priceBelow !== null;
  if (!isByVariant)
    return sql`select 'choices', choice, count(*)
      from (select unnest(choice_ids) as choice from found where ${isAll}) as chosen group by choice`;
  const all = sql`array_append(v.value_ids, -v.color_id)`;
  const counted = colors.length > 0 ? sql`case when ${hasColor(colors)} then ${all} else array[-v.color_id] end` : all;
  const isInGroups = valueGroups.map(
    ({ offered, chosen }) => sql`(choice = any(${intArray(offered)}) or ${hasValue(chosen)})`,
  );
  const { joined, price } = pricedVariants(ctx, filter);
  return sql`select 'choices', choice, count(*) from (
      select product_id, choice, min(price_minor) as price
      from (
        select v.product_id, ${price} as price_minor, v.value_ids, unnest(${counted}) as choice
        from found join listing_variants v on v.product_id = found.product_id ${joined}
        where ${and([isAll, ...(isInStock ? [sql`v.is_in_stock`] : [])])}
      ) as v
      where ${and([sql`choice is not null`, ...isInGroups])} group by product_id, choice
    ) as chosen where ${fitsPrice(ctx, filter, sql`price`)} group by choice`;
}
