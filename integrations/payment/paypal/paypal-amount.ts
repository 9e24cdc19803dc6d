import { minorDigits, parseMajorUnits, toMajorUnits, type Money } from "#shared/money.ts";

export type PaypalAmount = { currency_code: string; value: string };

/** Currencies that PayPal collects in every country; those for domestic payments only are not among them. */
const CURRENCIES = new Set(
  "AUD CAD CHF CZK DKK EUR GBP HKD HUF ILS JPY MXN NOK NZD PHP PLN SEK SGD THB TWD USD".split(" "),
);

/** PayPal takes whole units of these, whatever their decimals are elsewhere. */
const WHOLE = new Set(["HUF", "JPY", "TWD"]);
const MAX_WHOLE_DIGITS = 7;

export function isPaypalCurrency(currency: string): boolean {
  return CURRENCIES.has(currency);
}

/** An amount as PayPal takes it; null if it cannot be collected: too large, nothing, or too precise. */
export function toPaypalAmount(amount: Money): PaypalAmount | null {
  const [whole = "0", fraction = ""] = toMajorUnits(amount).split(".");
  const isNothing = /^0*$/.test(whole + fraction);
  if (!isPaypalCurrency(amount.currency) || isNothing || whole.length > MAX_WHOLE_DIGITS) return null;
  if (!WHOLE.has(amount.currency)) return { currency_code: amount.currency, value: toMajorUnits(amount) };
  return /^0*$/.test(fraction) ? { currency_code: amount.currency, value: whole } : null;
}

/** The same for an amount already known to be collectable. */
export function chargedAmount(amount: Money): PaypalAmount {
  const charged = toPaypalAmount(amount);
  if (charged === null) throw new RangeError(`PayPal cannot collect ${toMajorUnits(amount)} ${amount.currency}`);
  return charged;
}

export function fromPaypalAmount({ value, currency_code: currency }: PaypalAmount): Money {
  const amount = parseMajorUnits(value, currency);
  if (!amount) throw new RangeError(`PayPal sent ${value} ${currency}, which has ${minorDigits(currency)} decimals`);
  return amount;
}
