/** Making names costs a thousand times what looking one up does. */
const namesOfLanguage = new Map<string, Intl.DisplayNames>();

/** A country in the words of a language; its code where it has no name. */
export function countryName(languageCode: string, countryCode: string): string {
  if (!countryCode) return "";
  const names = namesOfLanguage.get(languageCode) ?? new Intl.DisplayNames([languageCode], { type: "region" });
  namesOfLanguage.set(languageCode, names);
  return names.of(countryCode) ?? countryCode;
}
