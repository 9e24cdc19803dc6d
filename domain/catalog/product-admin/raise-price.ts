import { addMoney, parseMajorUnits, percentOf, toMajorUnits } from "#shared/money.ts";

const PERCENT = /^([+-]?)(\d{1,3})(?:[.,](\d{1,2}))?\s*%?$/;
const LOWEST_BASIS_POINTS = -9_900;
const HIGHEST_BASIS_POINTS = 90_000;

/** "-10", "+5", "2.5 %" in basis points; null if it is invalid, zero, or removes the whole price. */
export function readPercent(text: string): number | null {
  const [, sign, whole, part = ""] = PERCENT.exec(text.trim()) ?? [];
  if (whole === undefined) return null;
  const points = (sign === "-" ? -1 : 1) * (Number(whole) * 100 + Number(part.padEnd(2, "0")));
  return points !== 0 && points >= LOWEST_BASIS_POINTS && points <= HIGHEST_BASIS_POINTS ? points : null;
}

/** A price as typed, raised or lowered. Half a minor unit is rounded up. */
export function raisePrice(price: string, basisPoints: number, currency: string): string {
  const amount = parseMajorUnits(price, currency);
  return amount ? toMajorUnits(addMoney(amount, percentOf(amount, basisPoints, "half_up"))) : price;
}
