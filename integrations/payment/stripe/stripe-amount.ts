import { minorDigits, moneyFromMinor, toMajorUnits, type Money } from "#shared/money.ts";

/** Currencies that Stripe charges without an invitation; others are rejected before any redirect. */
const CURRENCIES = new Set(
  (
    "AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BWP BYN BZD CAD CDF CHF CLP CNY COP CRC " +
    "CVE CZK DJF DKK DOP DZD EGP ETB EUR FJD FKP GBP GEL GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR ISK JMD JOD JPY " +
    "KES KGS KHR KMF KRW KWD KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MUR MVR MWK MXN MYR MZN NAD NGN NIO " +
    "NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SEK SGD SHP SLE SOS SRD STD SZL THB TJS " +
    "TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VND VUV WST XAF XCD XOF XPF YER ZAR ZMW"
  ).split(" "),
);

/**
 * Currencies whose minor units at Stripe differ from ISO 4217: it has cents of a krona and of a shilling, and none of
 * an ariary.
 */
const OWN_DIGITS: Record<string, number> = { ISK: 2, UGX: 2, MGA: 0 };

/** Currencies whose amounts card networks only take in these multiples, in Stripe's units. */
const STEPS: Record<string, number> = { BHD: 10, JOD: 10, KWD: 10, OMR: 10, TND: 10, ISK: 100, UGX: 100 };

/** Stripe's minimum charge, in its units; for other currencies the equivalent of half a dollar. */
const MIN: Record<string, number> = {
  AED: 200,
  BRL: 50,
  CZK: 1500,
  DKK: 250,
  GBP: 30,
  HKD: 400,
  HUF: 17_500,
  JPY: 50,
  MXN: 1000,
  MYR: 200,
  NOK: 300,
  PLN: 200,
  RON: 200,
  SEK: 300,
  THB: 1000,
};
const MIN_ELSEWHERE = 50;
const MAX = 99_999_999;

export function isStripeCurrency(currency: string): boolean {
  return CURRENCIES.has(currency);
}

/** An amount in Stripe's units; null if it cannot be charged: too small, too large, or too precise. */
export function toStripeUnits(amount: Money): number | null {
  const units = countUnits(amount);
  if (units === null || !isStripeCurrency(amount.currency)) return null;
  const isWhole = units % (STEPS[amount.currency] ?? 1) === 0;
  return isWhole && units >= (MIN[amount.currency] ?? MIN_ELSEWHERE) && units <= MAX ? units : null;
}

/** The same for an amount already known to be chargeable. */
export function chargedUnits(amount: Money): number {
  const units = toStripeUnits(amount);
  if (units === null) throw new RangeError(`Stripe cannot charge ${toMajorUnits(amount)} ${amount.currency}`);
  return units;
}

/** An amount to refund: any part of what was charged. */
export function toStripePart(amount: Money): number {
  const units = countUnits(amount);
  if (units === null) throw new RangeError(`Stripe has no such part of ${amount.currency}: ${toMajorUnits(amount)}`);
  return units;
}

export function fromStripeUnits(units: number, stripeCurrency: string): Money {
  const currency = stripeCurrency.toUpperCase();
  const finer = stripeDigits(currency) - minorDigits(currency);
  return moneyFromMinor(finer >= 0 ? Math.trunc(units / 10 ** finer) : units * 10 ** -finer, currency);
}

function countUnits(amount: Money): number | null {
  const [whole = "0", fraction = ""] = toMajorUnits(amount).split(".");
  const digits = stripeDigits(amount.currency);
  const tooFine = fraction.slice(digits);
  return /^0*$/.test(tooFine) ? Number(whole + fraction.slice(0, digits).padEnd(digits, "0")) : null;
}

function stripeDigits(currency: string): number {
  return OWN_DIGITS[currency] ?? minorDigits(currency);
}
