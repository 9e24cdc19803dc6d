/** A group of countries; `countryCodes` sorted. */
export type Region = { id: number; name: string; countryCodes: string[] };
export type RegionRecord = Region & { version: string };
