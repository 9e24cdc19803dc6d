import type { Context } from "../../context.ts";
import { COUNTRIES_TAG, type City, type Country, type State } from "./country.ts";
import { findCityRows, findCountryRows, findStateRows } from "./country.repository.ts";

/** The countries that the shop sells to, named and sorted in the page's language. */
export function findCountries(ctx: Context): Promise<Country[]> {
  const language = ctx.visitor.language.code;
  return ctx.cache.get(`countries:${language}`, [COUNTRIES_TAG], async () => {
    const names = new Intl.DisplayNames(language, { type: "region", fallback: "none" });
    const rows = await findCountryRows(ctx);
    return rows
      .map((row) => ({ ...row, name: names.of(row.code) ?? row.name }))
      .toSorted((one, other) => one.name.localeCompare(other.name, language));
  });
}

/** Null if the shop does not sell to this country. */
export async function findStates(ctx: Context, countryCode: string): Promise<State[] | null> {
  const countries = await findCountries(ctx);
  if (!countries.some(({ code }) => code === countryCode)) return null;
  return ctx.cache.get(`states:${countryCode}`, [COUNTRIES_TAG], () => findStateRows(ctx, countryCode));
}

export function findCities(ctx: Context, stateId: number): Promise<City[]> {
  return findCityRows(ctx, stateId);
}
