import { MINOR_DIGITS } from "./minor-digits.ts";
import type { Separators } from "./number-style.ts";

/**
 * An amount: an integer count of the currency's minor units (ISO 4217). Only this file and `db/columns.ts` read
 * `.minor`.
 */
export type Money = { readonly minor: number; readonly currency: string };

export type Rounding = "half_up" | "down" | "up";

/** A currency for showing prices. `exchangeRate`: units of it for 1 of the base currency, a decimal string. */
export type PriceCurrency = {
  code: string;
  exchangeRate: string;
  roundingStepMinor: number;
  /** Some variants have prices of their own in it. */
  hasFixedPrices?: boolean;
};

export type MoneyFormat = {
  symbol: string;
  /** Digits after the separator in the base currency; never below its minor digits. */
  decimals: number;
  /** Amounts without a fraction are shown without decimals. */
  omitsZeroDecimals: boolean;
  separators: Separators;
  symbolFormat: SymbolFormat;
};

export const SYMBOL_FORMATS = ["symbol_amount", "symbol__amount", "amount_symbol", "amount__symbol"] as const;

/** Where the currency's symbol stands; `__`: with a space between. */
export type SymbolFormat = (typeof SYMBOL_FORMATS)[number];

/** An amount as shown and sent: `amount` in minor units. */
export type ShownMoney = { amount: number; currency: string; formatted: string };

const GROUPS = /\B(?=(\d{3})+$)/g;
const INDIAN_GROUPS = /\B(?=(\d{2})*\d{3}$)/g;
const MAX_MINOR = BigInt(Number.MAX_SAFE_INTEGER);

/** Digits of the minor unit by ISO 4217: JPY 0, USD 2, KWD 3. */
export function minorDigits(currency: string): number {
  return MINOR_DIGITS[currency] ?? 2;
}

export function moneyFromMinor(minor: number, currency: string): Money {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`Not a whole number of minor units: ${minor}`);
  return { minor, currency };
}

export function zero(currency: string): Money {
  return { minor: 0, currency };
}

export function addMoney(first: Money, ...others: Money[]): Money {
  return others.reduce(
    (sum, next) => moneyFromMinor(sum.minor + inCurrency(next, sum.currency).minor, sum.currency),
    first,
  );
}

export function sumMoney(amounts: readonly Money[], currency: string): Money {
  return addMoney(zero(currency), ...amounts);
}

export function subtractMoney(from: Money, amount: Money): Money {
  return moneyFromMinor(from.minor - inCurrency(amount, from.currency).minor, from.currency);
}

export function negate(amount: Money): Money {
  return { minor: -amount.minor || 0, currency: amount.currency };
}

export function timesQuantity(amount: Money, quantity: number): Money {
  if (!Number.isSafeInteger(quantity)) throw new RangeError(`Not a whole quantity: ${quantity}`);
  return moneyFromMinor(amount.minor * quantity, amount.currency);
}

/** The amount times `numerator / denominator`, exact before rounding. */
export function timesRatio(amount: Money, numerator: bigint, denominator: bigint, rounding: Rounding): Money {
  return moneyFromMinor(Number(divide(BigInt(amount.minor) * numerator, denominator, rounding)), amount.currency);
}

/** `basisPoints` hundredths of a percent of the amount, a multiple of the currency's step. */
export function percentOf(amount: Money, basisPoints: number, rounding: Rounding, stepMinor = 1): Money {
  return timesQuantity(timesRatio(amount, BigInt(basisPoints), 10_000n * BigInt(stepMinor), rounding), stepMinor);
}

/** The nearest multiple of the currency's step. */
export function toStep(amount: Money, stepMinor: number, rounding: Rounding): Money {
  return timesQuantity(timesRatio(amount, 1n, BigInt(stepMinor), rounding), stepMinor);
}

/** The part of a gross amount that is tax at this rate. */
export function taxWithin(gross: Money, rateBasisPoints: number): Money {
  return timesRatio(gross, BigInt(rateBasisPoints), BigInt(10_000 + rateBasisPoints), "half_up");
}

export function compareMoney(one: Money, other: Money): number {
  return one.minor - inCurrency(other, one.currency).minor;
}

/** The discount from the old price in whole percent; 0 without an old price. */
export function percentBelow(price: Money, oldPrice: Money | null): number {
  if (!oldPrice || oldPrice.minor <= 0) return 0;
  return Math.max(0, Math.floor((compareMoney(oldPrice, price) * 100) / oldPrice.minor));
}

export function isZero(amount: Money): boolean {
  return amount.minor === 0;
}

export function isNegative(amount: Money): boolean {
  return amount.minor < 0;
}

/** One unit of the currency: $1.00. */
export function unitOf(currency: string): Money {
  return { minor: 10 ** minorDigits(currency), currency };
}

/** How many whole units of the currency an amount has: $12.50 has 12. */
export function wholeUnits(amount: Money): number {
  return Math.trunc(amount.minor / 10 ** minorDigits(amount.currency));
}

/** The share of a count that `part` is of `whole`, rounded half up. */
export function shareOfCount(count: number, part: Money, whole: Money): number {
  return Number(divide(BigInt(count) * BigInt(inCurrency(part, whole.currency).minor), BigInt(whole.minor), "half_up"));
}

/** Splits an amount that is a multiple of the currency's step into parts that are too. */
export function allocateInSteps(amount: Money, weights: readonly Money[], stepMinor: number): Money[] {
  if (amount.minor % stepMinor !== 0) throw new RangeError(`${amount.minor} is no multiple of ${stepMinor}`);
  return allocate(moneyFromMinor(amount.minor / stepMinor, amount.currency), weights).map((part) =>
    timesQuantity(part, stepMinor),
  );
}

export function lowerOf(one: Money, other: Money): Money {
  return compareMoney(one, other) <= 0 ? one : other;
}

/** Splits an amount by weights so that no minor unit is lost: largest remainder, ties to the first. */
export function allocate(amount: Money, weights: readonly Money[]): Money[] {
  const total = weights.reduce((sum, weight) => sum + BigInt(weight.minor), 0n);
  if (weights.some((weight) => weight.minor < 0)) throw new RangeError("A weight is negative");
  if (total === 0n) return allocateEvenly(amount, weights.length);
  const sign = amount.minor < 0 ? -1n : 1n;
  const whole = BigInt(amount.minor) * sign;
  const shares = weights.map((weight, index) => {
    const product = whole * BigInt(weight.minor);
    return { index, share: product / total, remainder: product % total };
  });
  let left = whole - shares.reduce((sum, { share }) => sum + share, 0n);
  for (const entry of shares.toSorted((a, b) =>
    a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
  )) {
    if (left === 0n) break;
    entry.share += 1n;
    left -= 1n;
  }
  return shares.map(({ share }) => moneyFromMinor(Number(share * sign), amount.currency));
}

function allocateEvenly(amount: Money, parts: number): Money[] {
  if (parts === 0) return [];
  const share = Math.trunc(amount.minor / parts);
  const left = amount.minor - share * parts;
  return Array.from({ length: parts }, (_, index) =>
    moneyFromMinor(share + (index < Math.abs(left) ? Math.sign(left) : 0), amount.currency),
  );
}

/**
 * A base-currency amount in another currency: rounded half up to its step. The base currency itself stays unchanged.
 */
export function convert(base: Money, to: PriceCurrency): Money {
  if (base.currency === to.code) return base;
  const { numerator, denominator } = rateOf(base.currency, to);
  const step = BigInt(to.roundingStepMinor);
  return moneyFromMinor(Number(divide(BigInt(base.minor) * numerator, denominator * step, "half_up") * step), to.code);
}

/** A price set for one currency: `price` there, where `own` is the price in the base currency. */
export type FixedPrice = { readonly own: Money; readonly price: Money };

/**
 * A base-currency amount that follows from a price with a fixed one: in the same proportion, rounded half up to the
 * currency's step. `own` gives the fixed price, and so does every amount where `own` is 0.
 */
export function convertFixed(base: Money, { own, price }: FixedPrice, { roundingStepMinor }: PriceCurrency): Money {
  const { minor: amount } = inCurrency(base, own.currency);
  const [part, whole] = own.minor === 0 ? [1, 1] : [amount, own.minor];
  return timesQuantity(
    timesRatio(price, BigInt(part), BigInt(whole) * BigInt(roundingStepMinor), "half_up"),
    roundingStepMinor,
  );
}

/** The value of an amount in the base currency at this rate: rounded half up. */
export function toBase(amount: Money, exchangeRate: string, baseCurrency: string): Money {
  if (amount.currency === baseCurrency) return amount;
  const { numerator, denominator } = rateOf(baseCurrency, { code: amount.currency, exchangeRate });
  return moneyFromMinor(Number(divide(BigInt(amount.minor) * denominator, numerator, "half_up")), baseCurrency);
}

/** The largest amount of another currency, in its steps, that this base amount pays for. */
export function mostPaidBy(base: Money, to: PriceCurrency): Money {
  if (base.currency === to.code) return base;
  const { numerator, denominator } = rateOf(base.currency, to);
  const step = BigInt(to.roundingStepMinor);
  return moneyFromMinor(Number(divide(BigInt(base.minor) * numerator, denominator * step, "down") * step), to.code);
}

/** The smallest base amount that is shown as `shown` or more: converts a price filter into base minor units. */
export function lowestBaseShownAs(shown: Money, from: PriceCurrency, baseCurrency: string): Money {
  if (from.code === baseCurrency) return shown;
  const { numerator, denominator } = rateOf(baseCurrency, from);
  const step = BigInt(from.roundingStepMinor);
  const steps = divide(BigInt(shown.minor), step, "up");
  const base = steps <= 0n ? 0n : divide((2n * steps - 1n) * denominator * step, 2n * numerator, "up");
  return moneyFromMinor(Number(base < MAX_MINOR ? base : MAX_MINOR), baseCurrency);
}

/** The factor that converts base minor units to minor units of the other currency. */
export function rateOf(
  baseCurrency: string,
  to: Pick<PriceCurrency, "code" | "exchangeRate">,
): { numerator: bigint; denominator: bigint } {
  const [whole = "0", fraction = ""] = to.exchangeRate.split(".");
  return {
    numerator: BigInt(whole + fraction) * 10n ** BigInt(minorDigits(to.code)),
    denominator: 10n ** BigInt(fraction.length + minorDigits(baseCurrency)),
  };
}

/**
 * Parses typed text or a URL value in major units, such as "12.5"; null if it is not an amount, or has too many
 * decimals and no `rounding` is given.
 */
export function parseMajorUnits(text: string, currency: string, rounding: Rounding | null = null): Money | null {
  const match = /^(\d{1,12})(?:\.(\d{1,6}))?$/.exec(text.trim());
  if (!match) return null;
  const fraction = match[2] ?? "";
  const scaled = BigInt(match[1] + fraction) * 10n ** BigInt(minorDigits(currency));
  const scale = 10n ** BigInt(fraction.length);
  if (rounding === null && scaled % scale !== 0n) return null;
  return moneyFromMinor(Number(divide(scaled, scale, rounding ?? "down")), currency);
}

/** Major units with a decimal point, for an `<input>`, a URL or structured data: "12.50". */
export function toMajorUnits(amount: Money): string {
  const digits = minorDigits(amount.currency);
  const text = Math.abs(amount.minor)
    .toString()
    .padStart(digits + 1, "0");
  const sign = amount.minor < 0 ? "-" : "";
  return digits === 0 ? sign + text : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** Formats an amount; the same on the server and in the browser. */
export function formatMoney(amount: Money, format: MoneyFormat): string {
  const digits = minorDigits(amount.currency);
  const [whole = "0", fraction = ""] = toMajorUnits(amount).replace("-", "").split(".");
  const { decimal, thousands, groupDigits } = format.separators;
  const grouped = whole.replace(groupDigits === 2 ? INDIAN_GROUPS : GROUPS, thousands);
  const isWhole = /^0*$/.test(fraction);
  const shownDigits = isWhole && format.omitsZeroDecimals ? 0 : Math.max(format.decimals, digits);
  const number = shownDigits === 0 ? grouped : grouped + decimal + fraction.padEnd(shownDigits, "0");
  const space = format.symbolFormat.includes("__") ? "\u00a0" : "";
  const text = format.symbolFormat.startsWith("symbol")
    ? format.symbol + space + number
    : number + space + format.symbol;
  return amount.minor < 0 ? `-${text}` : text;
}

export function showMoney(amount: Money, format: MoneyFormat): ShownMoney {
  return { amount: amount.minor, currency: amount.currency, formatted: formatMoney(amount, format) };
}

function inCurrency(amount: Money, currency: string): Money {
  if (amount.currency !== currency) throw new TypeError(`${amount.currency} and ${currency} do not mix`);
  return amount;
}

function divide(dividend: bigint, divisor: bigint, rounding: Rounding): bigint {
  const negative = dividend < 0n !== divisor < 0n;
  const top = dividend < 0n ? -dividend : dividend;
  const bottom = divisor < 0n ? -divisor : divisor;
  const quotient = top / bottom;
  const remainder = top % bottom;
  const away = rounding === "half_up" ? remainder * 2n >= bottom : rounding === "up" ? remainder > 0n : false;
  const result = away ? quotient + 1n : quotient;
  return negative ? -result : result;
}
