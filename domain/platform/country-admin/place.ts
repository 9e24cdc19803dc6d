/** A state, and its city if the row has one. */
export type PlaceRow = { countryCode: string; state: string; city: string };

export function placeKey({ countryCode, state, city = "" }: Omit<PlaceRow, "city"> & { city?: string }): string {
  return [countryCode, state, city].join("\n");
}
