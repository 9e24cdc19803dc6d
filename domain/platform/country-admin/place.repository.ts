import { eq, inArray } from "drizzle-orm";
import { insertRows } from "#db/insert-rows.ts";
import { cities, states } from "#db/schema/country.ts";
import type { Context } from "../../context.ts";
import { placeKey, type PlaceRow } from "./place.ts";

/** Keys of the states and cities of these countries. */
export async function findKnownPlaces(ctx: Context, countryCodes: readonly string[]): Promise<Set<string>> {
  const rows = await ctx.db
    .select({ countryCode: states.countryCode, state: states.name, city: cities.name })
    .from(states)
    .leftJoin(cities, eq(cities.stateId, states.id))
    .where(inArray(states.countryCode, [...countryCodes]));
  return new Set(
    rows.flatMap(({ city, ...state }) => [placeKey(state), ...(city === null ? [] : [placeKey({ ...state, city })])]),
  );
}

export async function insertPlaces(
  ctx: Context,
  added: { states: readonly PlaceRow[]; cities: readonly PlaceRow[] },
): Promise<void> {
  await insertRows(
    ctx.db,
    "places_states",
    states,
    added.states.map(({ countryCode, state }) => ({ countryCode, name: state })),
  );
  if (added.cities.length === 0) return;
  const codes = [...new Set(added.cities.map(({ countryCode }) => countryCode))];
  const rows = await ctx.db
    .select({ id: states.id, countryCode: states.countryCode, state: states.name })
    .from(states)
    .where(inArray(states.countryCode, codes));
  const ids = new Map(rows.map(({ id, ...state }) => [placeKey(state), id]));
  await insertRows(
    ctx.db,
    "places_cities",
    cities,
    added.cities.map(({ city, ...state }) => ({ stateId: ids.get(placeKey({ ...state, city: "" }))!, name: city })),
  );
}
