import { sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { cities, countries, states } from "#db/schema/country.ts";
import { currencies } from "#db/schema/currency.ts";
import { languages } from "#db/schema/language.ts";
import { pages, pageTranslations } from "#db/schema/page.ts";
import { shippingRates } from "#db/schema/shipping.ts";
import { taxClasses, taxRates } from "#db/schema/tax.ts";
import { cell, readRows } from "#demo/content/tables.ts";
import { insertMissing, insertRows } from "#demo/insert-rows.ts";
import { known } from "#demo/known.ts";
import { countryTable, uninhabitedTable } from "./countries.ts";
import { currencyTable, shippingTable, taxClassTable, taxTable } from "./money.ts";
import { LEGAL_PAGES, readDefaultPages } from "./pages.ts";
import { placeTable } from "./places.ts";

/**
 * What every shop needs before its first product. Idempotent: a second run adds what is missing and changes nothing.
 */
export async function seedReference(db: Database, { now }: { now: Date }): Promise<void> {
  await db.transaction(async (transaction) => {
    await seedLanguages(transaction);
    await seedCurrencies(transaction);
    await seedCountries(transaction);
    await seedPlaces(transaction);
    await seedTaxes(transaction);
    await seedShipping(transaction);
    await seedPages(transaction, now);
  });
}

async function seedLanguages(db: Database): Promise<void> {
  await insertMissing(db, languages, [
    { code: "en", name: "English", direction: "ltr", flag: "🇬🇧" },
    { code: "ar", name: "العربية", direction: "rtl", flag: "🇸🇦" },
    { code: "es", name: "Español", direction: "ltr", flag: "🇪🇸" },
    { code: "hi", name: "हिन्दी", direction: "ltr", flag: "🇮🇳" },
  ]);
}

async function seedCurrencies(db: Database): Promise<void> {
  const rows = readRows(currencyTable, 6).map((row) => ({
    code: cell(row, 0),
    name: cell(row, 1),
    symbol: cell(row, 2),
    exchangeRate: cell(row, 3),
    roundingStepMinor: Number(cell(row, 4)),
    isActive: cell(row, 5) === "yes",
  }));
  await insertMissing(db, currencies, rows);
}

async function seedCountries(db: Database): Promise<void> {
  const names = new Intl.DisplayNames(["en"], { type: "region" });
  const inhabited = countryTable
    .trim()
    .split(/\s+/)
    .map((entry) => ({ code: entry.slice(0, 2), phonePrefix: entry.slice(2), isActive: true }));
  const uninhabited = uninhabitedTable.split(" ").map((code) => ({ code, phonePrefix: "", isActive: false }));
  await insertMissing(
    db,
    countries,
    [...inhabited, ...uninhabited].map((country) => ({ ...country, name: names.of(country.code) ?? country.code })),
  );
}

async function seedPlaces(db: Database): Promise<void> {
  const places = readRows(placeTable, 2).flatMap((row) =>
    cell(row, 1)
      .split(";")
      .map((part) => ({ countryCode: cell(row, 0), ...readState(part) })),
  );
  await insertMissing(
    db,
    states,
    places.map(({ countryCode, name }) => ({ countryCode, name })),
  );
  const stored = await db.select({ id: states.id, countryCode: states.countryCode, name: states.name }).from(states);
  const idOf = new Map(stored.map((state) => [`${state.countryCode} ${state.name}`, state.id]));
  const rows = places.flatMap((place) =>
    place.cities.map((name) => ({ stateId: known(idOf, `${place.countryCode} ${place.name}`), name })),
  );
  await insertMissing(db, cities, rows);
}

/** "Bavaria: Munich, Nuremberg" */
function readState(part: string): { name: string; cities: string[] } {
  const [name = "", list = ""] = part.split(":");
  return { name: name.trim(), cities: list.split(",").map((city) => city.trim()) };
}

async function seedTaxes(db: Database): Promise<void> {
  const classes = readRows(taxClassTable, 2).map((row) => ({ code: cell(row, 0), name: cell(row, 1) }));
  await insertMissing(db, taxClasses, classes);
  const rates = readRows(taxTable, 5).flatMap((row) =>
    classes.map((taxClass, index) => ({
      countryCode: cell(row, 0),
      taxClassCode: taxClass.code,
      name: cell(row, 1),
      rateBasisPoints: Number(cell(row, index + 2)),
    })),
  );
  await insertMissing(db, taxRates, rates);
}

/** Shipping rates have no unique name to match by, so they are only written into an empty table. */
async function seedShipping(db: Database): Promise<void> {
  if (await hasRows(db, shippingRates)) return;
  const rows = readRows(shippingTable, 6).map((row, index) => ({
    countryCode: cell(row, 0) === "*" ? null : cell(row, 0),
    name: cell(row, 1),
    priceMinor: Number(cell(row, 2)),
    freeFromMinor: cell(row, 3) === "-" ? null : Number(cell(row, 3)),
    minimumDays: Number(cell(row, 4)),
    maximumDays: Number(cell(row, 5)),
    position: index,
  }));
  await insertRows(db, shippingRates, rows);
}

async function seedPages(db: Database, now: Date): Promise<void> {
  const defaults = readDefaultPages();
  await insertMissing(
    db,
    pages,
    defaults.map((page, position) => ({
      slug: page.slug,
      isLegal: LEGAL_PAGES.has(page.slug),
      ...page.english,
      position,
      updatedAt: now,
    })),
  );
  const stored = await db.select({ id: pages.id, slug: pages.slug }).from(pages);
  const idOf = new Map(stored.map((page) => [page.slug, page.id]));
  await insertMissing(
    db,
    pageTranslations,
    defaults.flatMap(({ slug, translations }) =>
      translations.map((texts) => ({ pageId: known(idOf, slug), ...texts })),
    ),
  );
}

async function hasRows(db: Database, table: typeof shippingRates): Promise<boolean> {
  const found = await db
    .select({ one: sql<number>`1` })
    .from(table)
    .limit(1);
  return found.length > 0;
}
