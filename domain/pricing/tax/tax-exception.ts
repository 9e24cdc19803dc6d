import { categoryTaxKey } from "#domain/pricing/price/tax-rate.ts";
import { stateCode } from "#shared/state-code.ts";
import { isUntaxedState } from "#shared/untaxed-state.ts";

/** A rate that differs from its country's. An empty part means the whole of the wider area. */
export type TaxException = {
  id: number;
  state: string;
  categoryId: number | null;
  taxClassCode: string | null;
  name: string;
  rateBasisPoints: number;
  /** Half open; null: without a beginning or an end. ISO strings. */
  startsAt: string | null;
  endsAt: string | null;
};

/** The amounts above which a country is taxed, in minor units of the base currency. */
export type TaxThreshold = { orderMinor: number | null; yearlyMinor: number | null; below: "none" | "home" };

export type CountryTax = {
  rates: readonly { taxClassCode: string; rateBasisPoints: number }[];
  exceptions: readonly TaxException[];
  threshold: TaxThreshold | null;
  /** All of them: an exception can name one that its country does not tax. */
  classCodes: readonly string[];
};

/** A category with those above it, nearest first. */
export type CategoryLine = { id: number; lineage: readonly number[] };

/**
 * The rates in a place at a moment: by class, and by category and class where a category has its own. The narrowest
 * exception counts: by category (the nearest one), then by state, then by class, then by time; of equals the newest.
 */
export function ratesIn(
  { rates, exceptions, classCodes }: CountryTax,
  place: { countryCode: string; state: string },
  now: Date,
  categories: readonly CategoryLine[],
): Map<string, number> {
  const isUntaxed = isUntaxedState(place.countryCode, place.state);
  const meant = exceptions.filter(
    (each) =>
      (each.state === "" ? !isUntaxed : isSameState(place.countryCode, each.state, place.state)) && isOn(each, now),
  );
  const found = new Map(
    isUntaxed ? [] : rates.map(({ taxClassCode, rateBasisPoints }) => [taxClassCode, rateBasisPoints]),
  );
  for (const code of classCodes) {
    const best = narrowest(
      meant.filter((each) => each.categoryId === null && isOfClass(each, code)),
      [],
    );
    if (best) found.set(code, best.rateBasisPoints);
  }
  const inCategories = meant.filter((each) => each.categoryId !== null);
  if (inCategories.length > 0)
    for (const { id, lineage } of categories)
      for (const code of classCodes) {
        const own = inCategories.filter((each) => lineage.includes(each.categoryId!) && isOfClass(each, code));
        const best = narrowest(own, lineage);
        if (best) found.set(categoryTaxKey(id, code), best.rateBasisPoints);
      }
  return found;
}

function isSameState(countryCode: string, one: string, other: string): boolean {
  const fold = (state: string) => stateCode(countryCode, state).trim().toLocaleLowerCase("en");
  return other !== "" && fold(one) === fold(other);
}

function isOn({ startsAt, endsAt }: TaxException, now: Date): boolean {
  return (startsAt === null || now >= new Date(startsAt)) && (endsAt === null || now < new Date(endsAt));
}

function isOfClass({ taxClassCode }: TaxException, code: string): boolean {
  return taxClassCode === null || taxClassCode === code;
}

function narrowest(exceptions: readonly TaxException[], lineage: readonly number[]): TaxException | null {
  const rank = (each: TaxException): readonly number[] => [
    each.categoryId === null ? 0 : lineage.length - lineage.indexOf(each.categoryId),
    each.state === "" ? 0 : 1,
    each.taxClassCode === null ? 0 : 1,
    each.startsAt === null && each.endsAt === null ? 0 : 1,
    each.id,
  ];
  return exceptions.toSorted((one, other) => compareRanks(rank(other), rank(one)))[0] ?? null;
}

function compareRanks(one: readonly number[], other: readonly number[]): number {
  for (const [index, value] of one.entries()) if (value !== other[index]) return value - other[index]!;
  return 0;
}
