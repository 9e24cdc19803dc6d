/** Maps the prices of a listing to slider steps; low prices get more steps, since more products have them. */
export type PriceScale = { min: number; max: number };

export const STEPS = 100;
const BEND = 2;

export function priceAt(scale: PriceScale, step: number, direction: "down" | "up"): string {
  const price = scale.min + (scale.max - scale.min) * (step / STEPS) ** BEND;
  const unit = roundUnit(price);
  const rounded = (direction === "down" ? Math.floor(price / unit) : Math.ceil(price / unit)) * unit;
  return String(Number(Math.max(rounded, 0).toFixed(2)));
}

/** The step for a typed price. */
export function stepOf(scale: PriceScale, price: number): number {
  const width = scale.max - scale.min;
  if (width <= 0) return 0;
  const part = Math.min(Math.max((price - scale.min) / width, 0), 1);
  return Math.round(part ** (1 / BEND) * STEPS);
}

/** The range between two steps, in percent of the slider. */
export function barOf(low: number, high: number): { start: number; width: number } {
  return { start: (low / STEPS) * 100, width: (Math.max(high - low, 0) / STEPS) * 100 };
}

/** Rounded prices are easier to read: two significant digits, then fives and zeros. */
function roundUnit(price: number): number {
  const digits = Math.floor(Math.log10(Math.max(price, 1)));
  return digits < 2 ? 10 ** (digits - 1) : 10 ** (digits - 1) / 2;
}
