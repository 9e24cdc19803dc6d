import { getCategoryTree } from "#domain/catalog/category/find-categories.ts";
import { addMoney, compareMoney, moneyFromMinor, toBase, zero, type Money } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import { type CategoryLine, ratesIn, type CountryTax } from "./tax-exception.ts";
import { findYearlySales, readCountryTax } from "./tax-terms.repository.ts";

/** Cache tag of tax rates. */
export const TAXES_TAG = "taxes";

const CACHED_SECONDS = 60;
const NO_THRESHOLD = { orderMinor: null, yearlyMinor: null, below: "none" } as const;

type TaxedPlace = { countryCode: string; state?: string };

/** How goods sent to a place are taxed now. */
export type TaxTerms = {
  /** By class; where a category has its own rate also by `categoryTaxKey`. A missing class is not taxed. */
  rates: Map<string, number>;
  /** An order whose goods are worth less is not taxed; in the base currency. */
  freeBelow: Money | null;
};

/** Placement reads them uncached in its transaction. */
export async function findTaxTerms(ctx: Context, { countryCode, state = "" }: TaxedPlace): Promise<TaxTerms> {
  const tax = await loadCountryTax(ctx, countryCode);
  const { orderMinor, yearlyMinor, below } = tax.threshold ?? NO_THRESHOLD;
  const home = ctx.settings.defaultCountry;
  const isRegistered = yearlyMinor === null || countryCode === home || (await isReached(ctx, countryCode, yearlyMinor));
  if (!isRegistered && below === "none") return { rates: new Map(), freeBelow: null };
  if (!isRegistered) {
    const rates = await ratesOf(ctx, await loadCountryTax(ctx, home), { countryCode: home, state: "" });
    return { rates, freeBelow: null };
  }
  return {
    rates: await ratesOf(ctx, tax, { countryCode, state }),
    freeBelow: orderMinor === null ? null : moneyFromMinor(orderMinor, ctx.baseCurrency.code),
  };
}

/** Tax class → basis points there; without orders below a threshold. */
export async function findTaxRates(ctx: Context, place: TaxedPlace): Promise<Map<string, number>> {
  return (await findTaxTerms(ctx, place)).rates;
}

function loadCountryTax(ctx: Context, countryCode: string): Promise<CountryTax> {
  return ctx.cache.get(`country-tax:${countryCode}`, [TAXES_TAG], () => readCountryTax(ctx, countryCode), {
    seconds: CACHED_SECONDS,
  });
}

async function ratesOf(
  ctx: Context,
  tax: CountryTax,
  place: { countryCode: string; state: string },
): Promise<Map<string, number>> {
  const hasCategories = tax.exceptions.some(({ categoryId }) => categoryId !== null);
  return ratesIn(tax, place, ctx.now(), hasCategories ? await findCategoryLines(ctx) : []);
}

async function findCategoryLines(ctx: Context): Promise<CategoryLine[]> {
  const { byId } = await getCategoryTree(ctx);
  return [...byId.values()].map((category) => {
    const lineage: number[] = [];
    for (let id: number | null = category.id; id !== null; id = byId.get(id)?.parentId ?? null) lineage.push(id);
    return { id: category.id, lineage };
  });
}

/** Whether this year's sales to the country, or last year's, come to the amount. */
async function isReached(ctx: Context, countryCode: string, yearlyMinor: number): Promise<boolean> {
  const year = ctx.now().getUTCFullYear();
  const base = ctx.baseCurrency.code;
  const rows = await ctx.cache.get(
    `yearly-sales:${countryCode}`,
    [TAXES_TAG],
    () => findYearlySales(ctx, countryCode, new Date(Date.UTC(year - 1, 0))),
    { seconds: CACHED_SECONDS },
  );
  const sums = new Map<number, Money>();
  for (const row of rows) {
    const amount = toBase(moneyFromMinor(row.goodsMinor, row.currency), row.exchangeRate, base);
    sums.set(row.year, addMoney(sums.get(row.year) ?? zero(base), amount));
  }
  const wanted = moneyFromMinor(yearlyMinor, base);
  return [...sums.values()].some((sum) => compareMoney(sum, wanted) >= 0);
}
