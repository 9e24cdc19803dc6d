import {
  type Money,
  type PriceCurrency,
  type Rounding,
  addMoney,
  lowestBaseShownAs,
  moneyFromMinor,
  parseMajorUnits,
} from "#shared/money.ts";
import type { SearchOrder } from "#search/search-engine.ts";
import { findAttributes } from "../../catalog/attribute/find-attributes.ts";
import { findBrands } from "../../catalog/brand/find-brands.ts";
import { type CategoryTree, withDescendants } from "../../catalog/category/category.ts";
import { getCategoryTree } from "../../catalog/category/find-categories.ts";
import { findColors } from "../../catalog/color/find-colors.ts";
import type { Context } from "../../context.ts";
import { findShops } from "../../shops/shop/find-shops.ts";
import { findListedCampaign } from "./get-listing-subject.ts";
import type { ListingFilter, ListingQuery } from "./listing.ts";
import { resolveWords } from "./find-terms.ts";

const LARGEST_PRICE = "999999999";

/** Resolves a query to a row filter; null if its slug is unknown. Unknown choices are ignored. */
export async function resolveListingFilter(ctx: Context, query: ListingQuery): Promise<ListingFilter | null> {
  const { type, slug } = query;
  const [tree, brands, attributes, colors, shops, campaign, words] = await Promise.all([
    getCategoryTree(ctx),
    findBrands(ctx),
    findAttributes(ctx),
    findColors(ctx),
    type === "shop" ? findShops(ctx) : [],
    type === "campaign" ? findListedCampaign(ctx, slug) : null,
    resolveWords(ctx, query.q),
  ]);
  const category = type === "category" || type === "gadget" ? tree.bySlug.get(slug ?? "") : null;
  const brand = type === "brand" ? brands.find((each) => each.slug === slug) : null;
  const shop = type === "shop" ? shops.find((each) => each.slug === slug) : null;
  if (category === undefined || brand === undefined || shop === undefined || campaign === undefined) return null;
  return {
    categories: category && withDescendants(category),
    chosenCategories: chosenCategories(tree, query.categories),
    brandId: brand && brand.id,
    brands: known(brands, query.brands),
    shopId: shop && shop.id,
    colors: known(colors, query.colors),
    valueGroups: attributes
      .map(({ values }) => ({ offered: values.map(({ id }) => id), chosen: known(values, query.attributeValues) }))
      .filter(({ chosen }) => chosen.length > 0),
    pricedIn: ctx.visitor.currency.hasFixedPrices ? priceCurrencyOf(ctx) : null,
    priceFrom: priceFrom(ctx, query.priceMin),
    priceBelow: priceBelow(ctx, query.priceMax),
    ratingTenths: query.rating === null ? null : Math.round(query.rating * 10),
    isInStock: query.inStock || ctx.settings.hideOutOfStock,
    isOnOffer: type === "offer",
    isSold: type === "best_selling",
    campaign: campaign && { id: campaign.id, state: campaign.state },
    isDailyDeal: type === "daily_deal",
    words,
  };
}

/** The order of a sort option in this listing. */
export function resolveOrder(query: Pick<ListingQuery, "type" | "sort">, filter: ListingFilter): SearchOrder {
  if (query.sort !== "relevance") return query.sort;
  if (filter.words !== null) return "best_match";
  if (query.type === "daily_deal") return "deal_ending_soon";
  return query.type === "offer" ? "ending_soon" : "top_selling";
}

function chosenCategories(tree: CategoryTree, ids: readonly number[]): number[] | null {
  const chosen = ids.flatMap((id) => tree.byId.get(id) ?? []);
  return chosen.length > 0 ? [...new Set(chosen.flatMap(withDescendants))].toSorted((one, other) => one - other) : null;
}

function known(all: readonly { id: number }[], ids: readonly number[]): number[] {
  const chosen = new Set(ids);
  return all.filter(({ id }) => chosen.has(id)).map(({ id }) => id);
}

function priceFrom(ctx: Context, major: string | null): Money | null {
  const shown = readPrice(ctx, major, "up");
  return shown && boundOf(ctx, shown);
}

/** The exclusive upper bound: the lowest price displayed above the maximum. */
function priceBelow(ctx: Context, major: string | null): Money | null {
  const shown = readPrice(ctx, major, "down");
  if (!shown) return null;
  const above = addMoney(shown, moneyFromMinor(1, shown.currency));
  return boundOf(ctx, above);
}

function boundOf({ visitor: { currency }, baseCurrency }: Context, shown: Money): Money {
  return currency.hasFixedPrices ? shown : lowestBaseShownAs(shown, currency, baseCurrency.code);
}

function priceCurrencyOf({ visitor: { currency } }: Context): PriceCurrency {
  const { code, exchangeRate, roundingStepMinor } = currency;
  return { code, exchangeRate, roundingStepMinor };
}

function readPrice(ctx: Context, major: string | null, rounding: Rounding): Money | null {
  if (major === null) return null;
  const isTooLarge = /^\d{10,}/.test(major.trim().replace(/^0+/, ""));
  return parseMajorUnits(isTooLarge ? LARGEST_PRICE : major, ctx.visitor.currency.code, rounding);
}
