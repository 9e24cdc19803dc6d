/** A country in the words of a language. */
export function countryName(languageCode: string, countryCode: string): string {
  return countryCode ? (new Intl.DisplayNames([languageCode], { type: "region" }).of(countryCode) ?? countryCode) : "";
}
