import type { HomeAudience } from "#domain/platform/home/home-audience.ts";
import { countryClassOf } from "#shared/country-style.ts";

const OF_DEVICE = { phone: "md:hidden", desktop: "max-md:hidden" };

/** Hides a section from those it is not for. The page has all of them, being the same for every visitor. */
export function audienceClass({ device, countries }: HomeAudience): string {
  return [
    ...(device === null ? [] : [OF_DEVICE[device]]),
    ...(countries.length === 0 ? [] : [countryClassOf(countries)]),
  ].join(" ");
}

/** The style sheets that the classes of countries need. */
export function countrySheets(sections: readonly HomeAudience[]): string[] {
  const names = sections.flatMap(({ countries }) => (countries.length === 0 ? [] : [countryClassOf(countries)]));
  return [...new Set(names)].map((name) => `theme/${name}.css`);
}
