import { parsePhoneNumberFromString, type CountryCode } from "libphonenumber-js/max";

/** A typed number in E.164, read as one of the country if it has no `+`; null if it is not a valid number. */
export function toPhoneNumber(typed: string, countryCode: string): string | null {
  const parsed = parsePhoneNumberFromString(typed, countryCode as CountryCode);
  return parsed?.isValid() ? parsed.number : null;
}
