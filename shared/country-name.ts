/** Creating an Intl.DisplayNames takes a thousand times as long as a lookup. */
const namesOfLanguage = new Map<string, Intl.DisplayNames>();

/** A country's name in a language; its code if it has no name. */
export function countryName(languageCode: string, countryCode: string): string {
  if (!countryCode) return "";
  const names = namesOfLanguage.get(languageCode) ?? new Intl.DisplayNames([languageCode], { type: "region" });
  namesOfLanguage.set(languageCode, names);
  return names.of(countryCode) ?? countryCode;
}
