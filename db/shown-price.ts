import { sql, type SQL } from "drizzle-orm";
import { rateOf, type PriceCurrency } from "#shared/money.ts";

/** The minor units of a base amount as `convert` gives them: rounded half up to the currency's step. */
export function convertedMinor(minor: SQL, baseCurrency: string, to: PriceCurrency): SQL {
  const { numerator, denominator } = rateOf(baseCurrency, to);
  return rounded(sql`${minor} * ${String(numerator)}::numeric`, sql`${String(denominator)}::numeric`, to);
}

/**
 * The minor units of a variant's amount in a currency as `inVisitorCurrency` gives them: in the proportion of its fixed
 * price to its own one, if it has one there.
 */
export function shownMinor(
  minor: SQL,
  { own, fixed }: { own: SQL; fixed: SQL },
  baseCurrency: string,
  to: PriceCurrency,
) {
  const proportional = rounded(
    sql`case when ${own} = 0 then 1 else ${minor} end * ${fixed}::numeric`,
    sql`case when ${own} = 0 then 1 else ${own} end`,
    to,
  );
  return sql`case when ${fixed} is null then ${convertedMinor(minor, baseCurrency, to)} else ${proportional} end`;
}

function rounded(dividend: SQL, divisor: SQL, { roundingStepMinor }: PriceCurrency): SQL {
  const step = sql`${roundingStepMinor}::int`;
  const whole = sql`((${divisor}) * ${step})`;
  return sql`(div(2 * (${dividend}) + ${whole}, 2 * ${whole}) * ${step})::bigint`;
}
