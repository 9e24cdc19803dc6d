import type { RateSource } from "#domain/platform/currency/exchange-rate.ts";
import { fetchRates } from "./http-rates.ts";

/** The reference rates of the European Central Bank, published once on each working day. */
export const ECB_URL = "https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml";

const RATE = /<Cube\s+currency=['"]([A-Z]{3})['"]\s+rate=['"](\d{1,9}(?:\.\d{1,12})?)['"]\s*\/>/g;

/** Fetches the bank's daily file, whose rates are for 1 euro. */
export function createEcbRates(url = ECB_URL): RateSource {
  return async () => readDailyFile(await fetchRates(url, "application/xml"));
}

/** Converts the file to the format of a rate source; a file without rates is invalid there. */
export function readDailyFile(xml: string): string {
  const rates = Object.fromEntries([...xml.matchAll(RATE)].map(([, code, rate]) => [code, rate]));
  return JSON.stringify({ base: "EUR", rates });
}
