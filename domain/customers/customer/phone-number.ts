import { parsePhoneNumberFromString, type CountryCode } from "libphonenumber-js/max";

/** A typed number in E.164, read as one of the country where it has no `+`; null where no phone has such a number. */
export function toPhoneNumber(typed: string, countryCode: string): string | null {
  const parsed = parsePhoneNumberFromString(typed, countryCode as CountryCode);
  return parsed?.isValid() ? parsed.number : null;
}
