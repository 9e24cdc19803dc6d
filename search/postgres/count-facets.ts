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
  screenConditions,
  variantConditions,
} from "./conditions.ts";

type Count = { facet: keyof FacetCounts | "choices"; id: number; count: number | null };

/**
 * One pass over the products that miss at most one facet's selection: a facet counts those that miss nothing, or only
 * its own.
 */
export async function countFacets(ctx: SearchContext, filter: SearchFilter): Promise<FacetCounts> {
  const { from, price, priceInStock } = pricedProducts(filter);
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
    union all select 'total', 0, count(*) from found where ${isAll} and ${isFitting}
    union all select 'inStock', 0, count(*) from found where ${isAll} and ${fitsPrice(ctx, filter, sql`price_in_stock`)}
    union all select 'lowestPrice', 0, min(price) from found where ${isAll}
    union all select 'highestPrice', 0, max(price) from found where ${isAll}
  `,
  );
  const of = (facet: Count["facet"]) => counts.filter((each) => each.facet === facet);
  const mapOf = (facet: Count["facet"]) => new Map(of(facet).map(({ id, count }) => [id, count!]));
  const choices = [...mapOf("choices")];
  const money = (minor: number | null) => (minor === null ? null : readMoney(minor, ctx.baseCurrency.code));
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
    return sql`select 'choices', choice, count(*) from found, unnest(choice_ids) as choice where ${isAll} group by choice`;
  const isCounted = and([
    isAll,
    sql`choice is not null`,
    ...(isInStock ? [sql`v.is_in_stock`] : []),
    ...(colors.length > 0 ? [sql`(choice < 0 or ${hasColor(colors)})`] : []),
    ...valueGroups.map(({ offered, chosen }) => sql`(choice = any(${intArray(offered)}) or ${hasValue(chosen)})`),
  ]);
  return sql`select 'choices', choice, count(*) from (
      select v.product_id, choice, min(v.price_minor) as price
      from found join listing_variants v on v.product_id = found.product_id, unnest(array_append(v.value_ids, -v.color_id)) as choice
      where ${isCounted} group by v.product_id, choice
    ) as chosen where ${fitsPrice(ctx, filter, sql`price`)} group by choice`;
}
