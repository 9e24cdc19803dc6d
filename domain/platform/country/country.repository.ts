import { asc, eq } from "drizzle-orm";
import { addressForms, cities, countries, states } from "#db/schema/country.ts";
import type { AddressForm } from "#shared/address-form.ts";
import type { Context } from "../../context.ts";
import type { City, Country, State } from "./country.ts";

export function findCountryRows(ctx: Context): Promise<Country[]> {
  return ctx.db
    .select({ code: countries.code, name: countries.name, phonePrefix: countries.phonePrefix })
    .from(countries)
    .where(eq(countries.isActive, true))
    .orderBy(asc(countries.code));
}

export function findAddressFormRows(ctx: Context): Promise<{ countryCode: string; form: AddressForm }[]> {
  return ctx.db.select().from(addressForms);
}

export function findStateRows(ctx: Context, countryCode: string): Promise<State[]> {
  return ctx.db
    .select({ id: states.id, name: states.name })
    .from(states)
    .where(eq(states.countryCode, countryCode))
    .orderBy(asc(states.name));
}

export function findCityRows(ctx: Context, stateId: number): Promise<City[]> {
  return ctx.db
    .select({ id: cities.id, name: cities.name })
    .from(cities)
    .where(eq(cities.stateId, stateId))
    .orderBy(asc(cities.name));
}
