const NAME = /^only-([A-Z]{2}(?:-[A-Z]{2}){0,39})\.css$/;

/** The class of elements shown only in these countries; the style sheet of that name hides them elsewhere. */
export function countryClassOf(countries: readonly string[]): string {
  return `only-${countries.toSorted().join("-")}`;
}

/**
 * The contents of such a style sheet; null if that is not a name of one. The document says to which country goods go:
 * the shop's own, unless the hint cookie or the visitor's data say otherwise.
 */
export function readCountryStyle(name: string): string | null {
  const codes = NAME.exec(name)?.[1]?.split("-");
  if (!codes) return null;
  const others = codes.map((code) => `[data-country="${code}"]`).join(", ");
  return `:root:not(${others}) .${countryClassOf(codes)} { display: none; }\n`;
}
