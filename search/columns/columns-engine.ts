import { readMoney, writeMoney } from "#db/columns.ts";
import { postgresEngine } from "../postgres/postgres-engine.ts";
import type {
  FacetCounts,
  FoundPage,
  SearchContext,
  SearchEngine,
  SearchFilter,
  SearchOrder,
} from "../search-engine.ts";
import { countChoices } from "./count-choices.ts";
import { createColumnsCache } from "./columns-cache.ts";
import type { ListingColumns } from "./listing-columns.ts";
import { createDatabaseMatches, type DatabaseMatches } from "./database-matches.ts";
import { idsAsBytes, type RowFilter } from "./row-filter.ts";
import { selectSimilar } from "./select-similar.ts";
import { selectProducts } from "./select-products.ts";

/**
 * Lists, counts and similar products from columns in this process; text, and currencies with fixed prices, are searched
 * by the database. Not for use inside a transaction: the columns contain what is committed.
 */
export function createColumnsEngine(): SearchEngine {
  const matches = createDatabaseMatches();
  const getColumns = createColumnsCache(matches.clear);

  async function findPage(
    ctx: SearchContext,
    filter: SearchFilter,
    order: SearchOrder,
    page: { limit: number; offset: number },
  ): Promise<FoundPage> {
    if (filter.pricedIn) return postgresEngine.findPage(ctx, filter, order, page);
    const columns = await getColumns(ctx);
    const found = await matches.find(ctx, filter);
    const ranks = found?.ranks ?? null;
    const possible = order === "best_match" && !ranks ? "popular_match" : order;
    return selectProducts(columns, toRowFilter(ctx, columns, filter, found), possible, { ...page, ranks });
  }

  async function countFacets(ctx: SearchContext, filter: SearchFilter): Promise<FacetCounts> {
    if (filter.pricedIn) return postgresEngine.countFacets(ctx, filter);
    const columns = await getColumns(ctx);
    const counts = countChoices(columns, toRowFilter(ctx, columns, filter, await matches.find(ctx, filter)));
    const money = (minor: number | null) => (minor === null ? null : readMoney(minor, ctx.baseCurrency.code));
    const present = (all: Iterable<[number, number]>) => new Map([...all].filter(([, count]) => count > 0));
    const choices = [...counts.choices];
    return {
      total: counts.total,
      categories: present(counts.categories.entries()),
      // 0 means no brand.
      brands: present([...counts.brands.entries()].filter(([id]) => id !== 0)),
      colors: present(choices.filter(([id]) => id < 0).map(([id, count]) => [-id, count])),
      values: present(choices.filter(([id]) => id > 0)),
      stars: present(counts.stars.entries()),
      inStock: counts.inStock,
      lowestPrice: money(counts.lowest),
      highestPrice: money(counts.highest),
    };
  }

  return {
    ...postgresEngine,
    findPage,
    countFacets,
    findSimilar: async (ctx, ...args) => selectSimilar(await getColumns(ctx), ...args),
    prepare: async (ctx) => void (await getColumns(ctx)),
  };
}

function toRowFilter(
  ctx: SearchContext,
  columns: ListingColumns,
  filter: SearchFilter,
  matches: DatabaseMatches | null,
): RowFilter {
  const { max } = columns;
  const { colors, valueGroups, priceFrom, priceBelow } = filter;
  const minor = (amount: typeof priceFrom, otherwise: number) =>
    amount === null ? otherwise : writeMoney(amount, ctx.baseCurrency.code);
  return {
    screenCategories: idsAsBytes(filter.categories, max.category),
    chosenCategories: idsAsBytes(filter.chosenCategories, max.category),
    brandId: filter.brandId ?? 0,
    brands: filter.brands.length > 0 ? idsAsBytes(filter.brands, max.brand) : null,
    shopId: filter.shopId ?? 0,
    colors,
    valueGroups,
    hasVariantChoice: colors.length > 0 || valueGroups.length > 0,
    priceFrom: minor(priceFrom, -Infinity),
    priceBelow: minor(priceBelow, Infinity),
    isPriced: priceFrom !== null || priceBelow !== null,
    ratingTenths: filter.ratingTenths ?? 0,
    isInStock: filter.isInStock,
    isOnOffer: filter.isOnOffer,
    isSold: filter.isSold,
    now: ctx.now().getTime() / 1000,
    among: matches && matches.ids,
  };
}
