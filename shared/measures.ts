/** `system`: the units that the shop shows. */
export type Units = { language: string; system: "metric" | "imperial" };

const GRAMS_PER_KILOGRAM = 1_000;
const GRAMS_PER_POUND = 453.592_37;
const GRAMS_PER_OUNCE = GRAMS_PER_POUND / 16;
const MILLIMETERS_PER_CENTIMETER = 10;
const MILLIMETERS_PER_INCH = 25.4;

/** Such as "850 g", "1.2 kg", "14 oz" or "2.6 lb"; empty for none. */
export function writeWeight(grams: number, units: Units): string {
  if (grams <= 0) return "";
  if (units.system === "metric")
    return grams < GRAMS_PER_KILOGRAM
      ? write(grams, "gram", 0, units)
      : write(grams / GRAMS_PER_KILOGRAM, "kilogram", 2, units);
  return grams < GRAMS_PER_POUND
    ? write(grams / GRAMS_PER_OUNCE, "ounce", 1, units)
    : write(grams / GRAMS_PER_POUND, "pound", 1, units);
}

/** Such as "30 × 20 × 1.5 cm"; empty for none. */
export function writeSize(millimeters: readonly number[], units: Units): string {
  const [unit, perUnit] =
    units.system === "metric"
      ? (["centimeter", MILLIMETERS_PER_CENTIMETER] as const)
      : (["inch", MILLIMETERS_PER_INCH] as const);
  return millimeters
    .map((side, index) => write(side / perUnit, index === millimeters.length - 1 ? unit : null, 1, units))
    .join(" × ");
}

/** Creating a format takes thirty times as long as using it. */
const formats = new Map<string, Intl.NumberFormat>();

function write(value: number, unit: string | null, maximumFractionDigits: number, { language }: Units): string {
  const key = `${language} ${unit} ${maximumFractionDigits}`;
  const style = unit === null ? {} : ({ style: "unit", unit, unitDisplay: "short" } as const);
  const format =
    formats.get(key) ?? new Intl.NumberFormat(`${language}-u-nu-latn`, { ...style, maximumFractionDigits });
  formats.set(key, format);
  return format.format(value);
}
