import { sql, type SQL } from "drizzle-orm";
import { rateOf, type PriceCurrency } from "#shared/money.ts";

/** The minor units of a base amount as `convert` gives them: rounded half up to the currency's step. */
export function convertedMinor(amount: SQL, baseCurrency: string, to: PriceCurrency): SQL {
  const { numerator, denominator } = rateOf(baseCurrency, to);
  return rounded(
    sql`${amount} * ${String(numerator)}::numeric`,
    sql`${String(denominator)}::numeric`,
    sql`${to.roundingStepMinor}::int`,
  );
}

/**
 * The minor units of a variant's amount in a currency as `inVisitorCurrency` gives them: in the proportion of its fixed
 * price to its own one, if it has one there.
 */
export function shownMinor(
  amount: SQL,
  { own, fixed }: { own: SQL; fixed: SQL },
  baseCurrency: string,
  to: PriceCurrency,
) {
  const proportional = proportionalMinor(amount, { own, fixed }, sql`${to.roundingStepMinor}::int`);
  return sql`case when ${fixed} is null then ${convertedMinor(amount, baseCurrency, to)} else ${proportional} end`;
}

/** The minor units of a variant's amount where it has a fixed price, as `convertFixed` gives them. */
export function proportionalMinor(amount: SQL, { own, fixed }: { own: SQL; fixed: SQL }, step: SQL): SQL {
  return rounded(
    sql`case when ${own} = 0 then 1 else ${amount} end * ${fixed}::numeric`,
    sql`case when ${own} = 0 then 1 else ${own} end`,
    step,
  );
}

function rounded(dividend: SQL, divisor: SQL, step: SQL): SQL {
  const whole = sql`((${divisor}) * ${step})`;
  return sql`(div(2 * (${dividend}) + ${whole}, 2 * ${whole}) * ${step})::bigint`;
}
