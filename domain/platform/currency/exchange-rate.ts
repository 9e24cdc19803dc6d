import type { Context } from "../../context.ts";

/** A source of exchange rates: its response as text. Throws if there is none. */
export type RateSource = () => Promise<string>;

/** `own`: the address that the server was started with, which takes precedence; null without one. */
export type RateSources = { own: RateSource | null; ecb: RateSource };

/** Null if rates are set by hand. */
export function chosenSource({ settings }: Pick<Context, "settings">, { own, ecb }: RateSources): RateSource | null {
  return own ?? (settings.rateSource === "ecb" ? ecb : null);
}

export const RATE_FAILURES = ["unreachable", "unreadable", "other_base"] as const;
export type RateFailure = (typeof RATE_FAILURES)[number];

const DIGITS = 10;
const RATE = /^(\d{1,7})(?:\.(\d+))?$/;
const MIN = readScaled("0.001")!;
const MAX = readScaled("1000000")!;

/** Normalizes a decimal string for storage; null if it is not a usable rate. */
export function readRate(text: string): string | null {
  const scaled = readScaled(text.trim());
  if (scaled === null || scaled < MIN || scaled > MAX) return null;
  const digits = scaled.toString().padStart(DIGITS + 1, "0");
  return `${digits.slice(0, -DIGITS)}.${digits.slice(-DIGITS)}`.replace(/\.?0+$/, "");
}

/** Ten decimals; the rest is truncated. */
function readScaled(text: string): bigint | null {
  const match = RATE.exec(text);
  return match && BigInt(match[1]! + (match[2] ?? "").slice(0, DIGITS).padEnd(DIGITS, "0"));
}

export function isSameRate(one: string, other: string): boolean {
  return readScaled(one) === readScaled(other);
}

/** Whether the rate differs from the old one by more than this percentage. */
export function isJump(before: string, after: string, percent: number): boolean {
  const [old, now] = [readScaled(before)!, readScaled(after)!];
  const distance = now > old ? now - old : old - now;
  return distance * 100n > old * BigInt(percent);
}

/**
 * Parses `{"base": "USD", "rates": {"EUR": "0.92", "JPY": 151.4}}`; invalid rates are skipped. Rates for another base
 * are turned into those for the shop's, if that is among them.
 */
export function readRates(text: string, baseCurrency: string): ReadonlyMap<string, string> | RateFailure {
  const answer = parse(text);
  if (!isRecord(answer) || !isRecord(answer.rates)) return "unreadable";
  const rates = Object.entries(answer.rates).flatMap(([code, value]) => {
    const rate = typeof value === "string" || typeof value === "number" ? readRate(String(value)) : null;
    return rate === null ? [] : [[code, rate] as const];
  });
  if (rates.length === 0) return "unreadable";
  return answer.base === baseCurrency ? new Map(rates) : crossRates(new Map(rates), answer.base, baseCurrency);
}

/** One unit of the shop's base currency costs `rates.get(baseCurrency)` of the other base. */
function crossRates(
  rates: ReadonlyMap<string, string>,
  base: unknown,
  baseCurrency: string,
): ReadonlyMap<string, string> | RateFailure {
  const own = rates.get(baseCurrency);
  if (own === undefined || typeof base !== "string") return "other_base";
  const divisor = readScaled(own)!;
  const crossed = [...rates, [base, "1"] as const].flatMap(([code, rate]) => {
    const scaled = (readScaled(rate)! * 10n ** BigInt(DIGITS) * 2n + divisor) / (divisor * 2n);
    const text = scaled.toString().padStart(DIGITS + 1, "0");
    const crossedRate = readRate(`${text.slice(0, -DIGITS)}.${text.slice(-DIGITS)}`);
    return code === baseCurrency || crossedRate === null ? [] : [[code, crossedRate] as const];
  });
  return new Map(crossed);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
