import type { Context, ShownCurrency } from "../../context.ts";
import { findCurrencies } from "./find-currencies.ts";

const COUNTRIES_OF: Record<string, string> = {
  USD: "US PR GU VI EC SV PA",
  EUR: "AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK AD MC SM VA ME",
  JPY: "JP",
  KWD: "KW",
  GBP: "GB GG IM JE",
  AED: "AE",
  AUD: "AU NZ",
  BHD: "BH",
  BRL: "BR",
  CAD: "CA",
  CHF: "CH LI",
  CNY: "CN",
  EGP: "EG",
  INR: "IN",
  JOD: "JO",
  KRW: "KR",
  MAD: "MA",
  MXN: "MX",
  QAR: "QA",
  SAR: "SA",
  SEK: "SE",
  TND: "TN",
  TRY: "TR",
};

const currencyOfCountry = new Map(
  Object.entries(COUNTRIES_OF).flatMap(([currency, countries]) =>
    countries.split(" ").map((country) => [country, currency] as const),
  ),
);

/** Null if unknown. */
export function currencyOf(country: string): string | null {
  return currencyOfCountry.get(country) ?? null;
}

/** The offered currency of the request's country, else of its language, else the base currency. */
export async function currencyOfVisitor(
  ctx: Context,
  countryHeader: string | null,
  acceptLanguage: string | null,
): Promise<ShownCurrency> {
  const country =
    countryHeader && /^[A-Za-z]{2}$/.test(countryHeader)
      ? countryHeader.toUpperCase()
      : countryOfLanguage(acceptLanguage);
  const code = country ? currencyOfCountry.get(country) : undefined;
  const offered = await findCurrencies(ctx);
  const inBase = offered.find((currency) => currency.code === ctx.baseCurrency.code) ?? ctx.baseCurrency;
  return offered.find((currency) => currency.code === code) ?? inBase;
}

/** `de-AT` means Austria; a language without a region implies no country, but the next one may. */
function countryOfLanguage(acceptLanguage: string | null): string | null {
  return /(?:^|,)\s*[a-z]{2,3}(?:-[A-Z][a-z]{3})?-([A-Z]{2})\b/.exec(acceptLanguage ?? "")?.[1] ?? null;
}
