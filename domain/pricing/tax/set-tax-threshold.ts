import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import type { InvalidFields, Failure } from "#shared/failures.ts";
import { isZero, moneyFromMinor, parseMajorUnits, toMajorUnits, type Money } from "#shared/money.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { isStale } from "../../record-version.ts";
import { TAXES_TAG } from "./find-tax-rates.ts";
import type { TaxThresholdInput } from "./tax.input.ts";
import { countCountries, lockTaxClasses } from "./tax.repository.ts";
import { deleteThreshold, findThresholdRows, saveThreshold, type StoredThreshold } from "./tax-terms.repository.ts";

export type SetTaxThresholdFailure = StaffFailure | Failure<"not_found" | "changed_meanwhile"> | InvalidFields;

/** Sets the amounts above which a country is taxed; without any, everything is taxed. */
export async function setTaxThreshold(
  ctx: Context,
  { country_code: countryCode, order_amount: order, yearly_amount: yearly, below, version }: TaxThresholdInput,
): Promise<Result<null, SetTaxThresholdFailure>> {
  const refusal = staffFailure(ctx, "rules.write");
  if (refusal) return failure(refusal);
  const amounts = { order_amount: amountOf(ctx, order), yearly_amount: amountOf(ctx, yearly) };
  const wrong = Object.entries(amounts).filter(([, amount]) => amount === "invalid");
  if (wrong.length > 0)
    return failure({
      code: "invalid",
      errors: Object.fromEntries(
        wrong.map(([field]) => [field, [ctx.t("Enter an amount above zero, or leave it empty.")]]),
      ),
    });
  if (yearly !== null && countryCode === ctx.settings.defaultCountry)
    return failure({
      code: "invalid",
      errors: { yearly_amount: [ctx.t("The shop's own country is always taxed.")] },
    });
  const set = { order: amounts.order_amount as Money | null, yearly: amounts.yearly_amount as Money | null, below };
  return withTransaction(ctx, async (inside): Promise<Result<null, Failure<"not_found" | "changed_meanwhile">>> => {
    await lockTaxClasses(inside);
    if ((await countCountries(inside, [countryCode])) !== 1) return failure({ code: "not_found" });
    const before = (await findThresholdRows(inside)).find((row) => row.countryCode === countryCode);
    if (isStale(version, before ? recordOfThreshold(before) : null)) return failure({ code: "changed_meanwhile" });
    if (set.order || set.yearly) await saveThreshold(inside, countryCode, set);
    else await deleteThreshold(inside, countryCode);
    await logAudit(inside, {
      action: "tax.threshold",
      subject: { kind: "tax", id: countryCode },
      details: {
        before: before ? describe(moneyOf(ctx, before)) : [],
        after: set.order || set.yearly ? describe(set) : [],
      },
    });
    await inside.cache.purge([TAXES_TAG]);
    return success(null);
  });
}

/** What the version of a threshold is of. */
export function recordOfThreshold({ orderMinor, yearlyMinor, below }: StoredThreshold) {
  return [orderMinor, yearlyMinor, below];
}

type Threshold = { order: Money | null; yearly: Money | null; below: StoredThreshold["below"] };

export function moneyOf(ctx: Context, { orderMinor, yearlyMinor, below }: StoredThreshold): Threshold {
  const base = ctx.baseCurrency.code;
  return {
    order: orderMinor === null ? null : moneyFromMinor(orderMinor, base),
    yearly: yearlyMinor === null ? null : moneyFromMinor(yearlyMinor, base),
    below,
  };
}

function amountOf(ctx: Context, typed: string | null): Money | null | "invalid" {
  if (typed === null) return null;
  const amount = parseMajorUnits(typed, ctx.baseCurrency.code);
  return amount === null || isZero(amount) ? "invalid" : amount;
}

/** For the audit log. */
function describe({ order, yearly, below }: Threshold): string[] {
  return [
    order ? `order ≥ ${toMajorUnits(order)}` : "",
    yearly ? `year ≥ ${toMajorUnits(yearly)}, ${below}` : "",
  ].filter(Boolean);
}
