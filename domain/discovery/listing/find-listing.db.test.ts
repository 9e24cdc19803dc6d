import { describe, expect, test } from "vitest";
import type { Database } from "#db/client.ts";
import { variants } from "#db/schema/product.ts";
import { variantPrices } from "#db/schema/variant-price.ts";
import { createColumnsEngine } from "#search/columns/columns-engine.ts";
import { postgresEngine } from "#search/postgres/postgres-engine.ts";
import {
  addMoney,
  isNegative,
  moneyFromMinor,
  toMajorUnits,
  compareMoney,
  parseMajorUnits,
  showMoney,
  type FixedPrice,
  type Money,
} from "#shared/money.ts";
import { separatorsOf } from "#shared/number-style.ts";
import { makeContext as makePlainContext, type ContextOptions } from "#tests/support/context.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import {
  createDice,
  makeRandomCatalog,
  type Dice,
  type RandomProduct,
  type RandomVariant,
} from "#tests/support/random-catalog.ts";
import { inVisitorCurrency, type Context } from "../../context.ts";
import { findPricesNow } from "../../catalog/product/find-prices-now.ts";
import { findFacets } from "./find-facets.ts";
import { findListing } from "./find-listing.ts";
import { EMPTY_QUERY, type ListingQuery } from "./listing.ts";
import { refreshListings } from "./refresh-listings.ts";

const NOW = new Date("2026-11-20T12:00:00Z");
const ROUNDS = 30;
const YEN = { code: "JPY", name: "Yen", symbol: "¥", exchangeRate: "151.37", roundingStepMinor: 1 };
const DINAR = { code: "KWD", name: "Dinar", symbol: "KD", exchangeRate: "0.30715", roundingStepMinor: 1 };
/** A third of the variants has a price of its own here, and the step rounds. */
const EURO = { code: "EUR", name: "Euro", symbol: "€", exchangeRate: "0.913", roundingStepMinor: 5 };
const FIXED = { visitor: { currency: { ...EURO, hasFixedPrices: true } } };
const { db } = await openTestDatabase();
/** When the offers of products end that are reduced. */

const catalog = await makeRandomCatalog(db, createDice(11), NOW, 80);
await refreshListings(makePlainContext(db, { now: NOW }), "all");
const placed = await db.select({ id: variants.id, position: variants.position }).from(variants);
const positions = new Map(placed.map(({ id, position }) => [id, position]));
const fixedPrices = await setFixedPrices();
const found = await findPricesNow(
  makePlainContext(db, { now: NOW }),
  catalog.products.map(({ id }) => id),
);
const prices = new Map([...found].map(([id, { price }]) => [id, price]));
const offerEnds = new Map(
  catalog.products.flatMap((product): [number, number][] => {
    const own = product.variants.map(({ id }) => ({ ...found.get(id)!, position: positions.get(id)! }));
    const lead = own.toSorted(
      (one, other) => compareMoney(one.price, other.price) || one.position - other.position,
    )[0]!;
    return lead.oldPrice ? [[product.id, lead.endsAt?.getTime() ?? Infinity]] : [];
  }),
);

/** Near the converted price, so that orders and edges cross. */
async function setFixedPrices(): Promise<Map<number, FixedPrice>> {
  const dice = createDice(5);
  const rows = await db.select({ id: variants.id, minor: variants.priceMinor }).from(variants);
  const chosen = rows.filter(() => dice(3) === 0).map((row) => ({ ...row, fixed: 5 * (1 + dice(14)) }));
  await db
    .insert(variantPrices)
    .values(chosen.map(({ id, fixed }) => ({ variantId: id, currencyCode: "EUR", priceMinor: fixed })));
  return new Map(
    chosen.map(({ id, minor, fixed }) => [
      id,
      { own: moneyFromMinor(minor, "USD"), price: moneyFromMinor(fixed, "EUR") },
    ]),
  );
}

/** What counts in the visitor's currency. */
function priceIn(ctx: Context, variantId: number): Money {
  const price = prices.get(variantId)!;
  if (!ctx.visitor.currency.hasFixedPrices) return price;
  return inVisitorCurrency(ctx, price, fixedPrices.get(variantId) ?? null);
}

describe.each([
  ["SQL", postgresEngine],
  ["columns", createColumnsEngine()],
])("a listing by %s", (_engine, search) => {
  const makeContext = (db: Database, options: ContextOptions) => ({ ...makePlainContext(db, options), search });

  test.each([
    ["dollars", {}],
    ["yen", { visitor: { currency: YEN } }],
    ["euros, with fixed prices", FIXED],
  ] as [string, ContextOptions][])(
    "in %s finds exactly what a look at every variant finds, in its order, on pages without overlap",
    async (_name, options) => {
      const ctx = makeContext(db, { ...options, now: NOW });
      const dice = createDice(23);
      for (let round = 0; round < ROUNDS; round++) {
        const query = rollQuery(dice);
        const expected = listByHand(ctx, query);
        const found: number[] = [];
        for (let page = 1; page <= Math.ceil(expected.length / 13) + 1; page++) {
          const listing = await findListing(ctx, { ...query, page, perPage: 13 });
          expect(listing!.products.total, JSON.stringify(query)).toBe(expected.length);
          found.push(...listing!.products.items.map(({ id }) => id));
          for (const card of listing!.products.items)
            expect(card.price, JSON.stringify(query)).toMatchObject(shown(ctx, priceOf(expected, card.id)));
        }
        expect(found, JSON.stringify(query)).toEqual(expected.map(({ product }) => product.id));
      }
    },
  );

  test.each([
    ["yen, without a minor unit", { ...YEN, exchangeRate: "83.5" }],
    ["dinars, with three digits", DINAR],
    ["a currency of half the base", { ...DINAR, code: "EUR", exchangeRate: "0.5" }],
    ["euros, with fixed prices", FIXED.visitor.currency],
  ])("filters by prices in %s exactly as they are shown, at their very edges", async (_name, currency) => {
    const ctx = makeContext(db, { visitor: { currency }, now: NOW });
    const dice = createDice(71);
    const shownPrices = [...prices.keys()].map((id) => inVisitorCurrency(ctx, priceIn(ctx, id)));
    const typed = () => {
      const edge = addMoney(shownPrices[dice(shownPrices.length)]!, moneyFromMinor(dice(3) - 1, currency.code));
      return isNegative(edge) ? "0" : toMajorUnits(edge);
    };
    for (let round = 0; round < ROUNDS; round++) {
      const query = {
        ...EMPTY_QUERY,
        perPage: 200,
        priceMin: dice(3) === 0 ? null : typed(),
        priceMax: dice(3) === 0 ? null : typed(),
        sort: "price_low" as const,
        colors: dice(3) === 0 ? [catalog.colors[0]!] : [],
      };
      const listing = await findListing(ctx, query);
      const expected = listByHand(ctx, query).map(({ product }) => product.id);
      expect(
        listing!.products.items.map(({ id }) => id),
        JSON.stringify(query),
      ).toEqual(expected);
    }
  });

  test.each([
    ["dollars", {}],
    ["euros, with fixed prices", FIXED],
  ] as [string, ContextOptions][])("counts each choice in %s as if it were the only one", async (_name, options) => {
    const ctx = makeContext(db, { ...options, now: NOW });
    const dice = createDice(41);
    for (let round = 0; round < ROUNDS; round++) {
      const query = rollQuery(dice);
      const facets = await findFacets(ctx, query);
      const count = (change: Partial<ListingQuery>) => listByHand(ctx, { ...query, ...change }).length;
      const message = JSON.stringify(query);
      for (const { id, count: counted } of facets!.categories)
        expect(counted, message).toBe(count({ categories: [id] }));
      for (const { id, count: counted } of facets!.brands) expect(counted, message).toBe(count({ brands: [id] }));
      for (const { id, count: counted } of facets!.colors) expect(counted, message).toBe(count({ colors: [id] }));
      for (const attribute of catalog.attributes) {
        const others = query.attributeValues.filter((id) => !attribute.values.includes(id));
        const counted = new Map(
          facets!.attributes.find(({ id }) => id === attribute.id)?.values.map((value) => [value.id, value.count]),
        );
        for (const id of attribute.values)
          expect(counted.get(id) ?? 0, message).toBe(count({ attributeValues: [...others, id] }));
      }
      for (const { stars, count: counted } of facets!.ratings) expect(counted, message).toBe(count({ rating: stars }));
      expect(facets!.inStockCount, message).toBe(count({ inStock: true }));
      const all = listByHand(ctx, { ...query, priceMin: null, priceMax: null });
      const amounts = all.map(({ price }) => inVisitorCurrency(ctx, price)).map((price) => shownAmount(price));
      expect(facets!.priceRange.min.amount, message).toBe(all.length > 0 ? Math.min(...amounts) : 0);
      expect(facets!.priceRange.max.amount, message).toBe(all.length > 0 ? Math.max(...amounts) : 0);
    }
  });

  test("hides products that are out of stock if the shop wants that", async () => {
    const ctx = makeContext(db, { now: NOW, settings: { hideOutOfStock: true } });
    const listing = await findListing(ctx, EMPTY_QUERY);
    expect(listing!.products.total).toBe(listByHand(ctx, { ...EMPTY_QUERY, inStock: true }).length);
  });

  test("returns nothing for an unknown slug", async () => {
    const ctx = makeContext(db, { now: NOW });
    for (const type of ["category", "brand", "shop", "gadget", "campaign"] as const) {
      expect(await findListing(ctx, { ...EMPTY_QUERY, type, slug: "nowhere" })).toBeNull();
      expect(await findFacets(ctx, { ...EMPTY_QUERY, type, slug: null })).toBeNull();
    }
  });

  test("leaves out choices that do not exist", async () => {
    const ctx = makeContext(db, { now: NOW });
    const query = {
      ...EMPTY_QUERY,
      colors: [2_000_000_000],
      brands: [2_000_000_000],
      categories: [2_000_000_000],
      attributeValues: [2_000_000_000],
    };
    expect((await findListing(ctx, query))!.products.total).toBe(catalog.products.length);
  });

  test("takes the largest price that can be typed", async () => {
    const ctx = makeContext(db, { now: NOW, visitor: { currency: { ...YEN, exchangeRate: "0.0001" } } });
    expect((await findListing(ctx, { ...EMPTY_QUERY, priceMin: "999999999999" }))!.products.total).toBe(0);
    expect((await findListing(ctx, { ...EMPTY_QUERY, priceMax: "999999999999.99" }))!.products.total).toBe(
      catalog.products.length,
    );
  });
});

type Listed = { product: RandomProduct; price: Money };

function rollQuery(dice: Dice): ListingQuery {
  const some = (ids: readonly number[]) => ids.filter(() => dice(2) === 0);
  const maybe = <Value>(value: Value, otherwise: Value): Value => (dice(3) === 0 ? value : otherwise);
  const category = catalog.categories[dice(catalog.categories.length)]!;
  const subject = [
    { type: "products" as const, slug: null },
    { type: "category" as const, slug: category.slug },
    { type: "brand" as const, slug: catalog.brands[dice(3)]!.slug },
    { type: "shop" as const, slug: catalog.shops[dice(2)]!.slug },
    { type: "offer" as const, slug: null },
    { type: "best_selling" as const, slug: null },
    { type: "gadget" as const, slug: category.slug },
    { type: "campaign" as const, slug: catalog.campaigns[dice(3)]!.slug },
    { type: "daily_deal" as const, slug: null },
  ][dice(9)]!;
  return {
    ...EMPTY_QUERY,
    ...subject,
    categories: maybe(some(catalog.categories.map(({ id }) => id)), []),
    brands: maybe(some(catalog.brands.map(({ id }) => id)), []),
    colors: maybe(some(catalog.colors), []),
    attributeValues: maybe(some(catalog.attributes.flatMap(({ values }) => values)), []),
    priceMin: maybe(`0.${10 + dice(30)}`, null),
    priceMax: maybe(`0.${20 + dice(60)}`, null),
    rating: maybe(1 + dice(4), null),
    inStock: dice(4) === 0,
    sort: (["newest", "oldest", "price_low", "price_high", "top_rated", "top_selling", "relevance"] as const)[dice(7)]!,
  };
}

/** The same list by looking at every variant. */
function listByHand(ctx: Context, query: ListingQuery): Listed[] {
  const isFitting = (variant: RandomVariant) =>
    (query.colors.length === 0 || query.colors.includes(variant.colorId ?? -1)) &&
    (!query.inStock || variant.units > 0) &&
    catalog.attributes.every(({ values }) => {
      const wanted = values.filter((id) => query.attributeValues.includes(id));
      return wanted.length === 0 || wanted.some((id) => variant.values.includes(id));
    });
  const listed = catalog.products.flatMap((product): Listed[] => {
    const fitting = product.variants.filter(isFitting).map(({ id }) => priceIn(ctx, id));
    if (fitting.length === 0 || !isOfSubject(product, query) || !isWithin(product, query)) return [];
    const price = fitting.toSorted((one, other) => shownAmount(one) - shownAmount(other))[0]!;
    return [{ product, price }];
  });
  return listed
    .filter(({ price }) => fitsPrice(ctx, price, query))
    .toSorted((one, other) => compare(query, one, other));
}

function isOfSubject(product: RandomProduct, { type, slug }: ListingQuery): boolean {
  if (type === "category" || type === "gadget")
    return descendants(catalog.categories.find((each) => each.slug === slug)!.id).includes(product.categoryId);
  if (type === "brand") return product.brandId === catalog.brands.find((each) => each.slug === slug)!.id;
  if (type === "shop") return product.shopId === catalog.shops.find((each) => each.slug === slug)!.id;
  if (type === "offer") return offerEnds.has(product.id);
  if (type === "best_selling") return product.salesCount > 0;
  if (type === "daily_deal") return dealEnd(product) !== null;
  if (type === "campaign") {
    const campaign = catalog.campaigns.find((each) => each.slug === slug)!;
    return product.campaignId === campaign.id && campaign.endsAt > NOW;
  }
  return true;
}

/** The end of its deal of the day that runs. */
function dealEnd(product: RandomProduct): number | null {
  const ends = product.deals.filter(({ startsAt, endsAt }) => startsAt <= NOW && endsAt > NOW);
  return ends.length > 0 ? Math.max(...ends.map(({ endsAt }) => endsAt.getTime())) : null;
}

function isWithin(product: RandomProduct, query: ListingQuery): boolean {
  const isInCategory =
    query.categories.length === 0 || query.categories.flatMap(descendants).includes(product.categoryId);
  const isOfBrand = query.brands.length === 0 || query.brands.includes(product.brandId ?? -1);
  return isInCategory && isOfBrand && (query.rating === null || product.ratingTenths >= query.rating * 10);
}

const descendants = (id: number): number[] => [
  id,
  ...catalog.categories.filter(({ parentId }) => parentId === id).flatMap((child) => descendants(child.id)),
];

/** Exactly the shown prices inside the range. */
function fitsPrice(ctx: Context, price: Money, { priceMin, priceMax }: ListingQuery): boolean {
  const amount = shownAmount(inVisitorCurrency(ctx, price));
  const { code } = ctx.visitor.currency;
  const from = priceMin === null ? null : parseMajorUnits(priceMin, code, "up");
  const to = priceMax === null ? null : parseMajorUnits(priceMax, code, "down");
  return (from === null || amount >= shownAmount(from)) && (to === null || amount <= shownAmount(to));
}

function compare({ type, sort }: ListingQuery, one: Listed, other: Listed): number {
  const [a, b] = [one.product, other.product];
  if (sort === "relevance" && type === "daily_deal") return dealEnd(a)! - dealEnd(b)! || a.id - b.id;
  if (sort === "relevance" && type === "offer") {
    const [first, second] = [offerEnds.get(a.id)!, offerEnds.get(b.id)!];
    return first === second ? a.id - b.id : first - second;
  }
  const byPrice = shownAmount(one.price) - shownAmount(other.price);
  switch (sort) {
    case "newest":
      return b.publishedAt.getTime() - a.publishedAt.getTime() || b.id - a.id;
    case "oldest":
      return a.publishedAt.getTime() - b.publishedAt.getTime() || a.id - b.id;
    case "price_low":
      return byPrice || a.id - b.id;
    case "price_high":
      return -byPrice || b.id - a.id;
    case "top_rated":
      return b.ratingTenths - a.ratingTenths || b.id - a.id;
    default:
      return b.salesCount - a.salesCount || b.id - a.id;
  }
}

function shownAmount(amount: Money): number {
  return showMoney(amount, {
    symbol: "",
    decimals: 2,
    omitsZeroDecimals: false,
    separators: separatorsOf("point", "en"),
    symbolFormat: "symbol_amount",
  }).amount;
}

function shown(ctx: Context, price: Money): { amount: number; currency: string } {
  const converted = inVisitorCurrency(ctx, price);
  return { amount: shownAmount(converted), currency: converted.currency };
}

const priceOf = (listed: readonly Listed[], id: number) => listed.find(({ product }) => product.id === id)!.price;
