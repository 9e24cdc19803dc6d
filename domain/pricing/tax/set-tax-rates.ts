import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { staffFailure, type StaffFailure, withStaffTransaction } from "#domain/platform/permission/permission.ts";
import { SHIPPING_TAX_CLASS } from "#domain/pricing/price/price-cart.ts";
import type { InvalidFields, Failure } from "#shared/failures.ts";
import { parsePercent, writePercent } from "#shared/percent.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { TAXES_TAG } from "./find-tax-rates.ts";
import type { TaxRatesInput } from "./tax.input.ts";
import {
  countCountries,
  deleteTaxRates,
  findAllTaxRateRows,
  findTaxRateRows,
  lockTaxClasses,
  saveTaxRates,
} from "./tax.repository.ts";
import { isStale } from "../../record-version.ts";

export type SetTaxRatesFailure = StaffFailure | Failure<"changed_meanwhile"> | InvalidFields;

/**
 * Sets the tax rates of a country, or of several at once; placed orders keep theirs. That of delivery and most goods is
 * never left out by mistake: no tax is a rate of 0.
 */
export async function setTaxRates(
  ctx: Context,
  { country_code: first, also = [], name, rates, version }: TaxRatesInput,
): Promise<Result<null, SetTaxRatesFailure>> {
  const refusal = staffFailure(ctx, "rules.write");
  if (refusal) return failure(refusal);
  const empty = rates.findIndex(({ tax_class_code: code, rate }) => code === SHIPPING_TAX_CLASS && rate === "");
  if (empty !== -1)
    return failure({
      code: "invalid",
      errors: { [`rates.${empty}.rate`]: [ctx.t("Enter a rate. For no tax, enter 0.")] },
    });
  return withTransaction(ctx, async (inside): Promise<Result<null, SetTaxRatesFailure>> => {
    const classes = new Set((await lockTaxClasses(inside)).map(({ code }) => code));
    const isKnown = rates.every(({ tax_class_code: code }) => classes.has(code));
    const codes = [...new Set([first, ...also])];
    if (!isKnown || (await countCountries(inside, codes)) !== codes.length) return failure({ code: "not_found" });
    const known = (await findAllTaxRateRows(inside)).filter(({ countryCode }) => countryCode === first);
    if (isStale(version, known.length === 0 ? null : recordOfTaxes(known)))
      return failure({ code: "changed_meanwhile" });
    const before = await describeRates(inside, first);
    const wanted = new Map(rates.map(({ tax_class_code: code, rate }) => [code, parsePercent(rate)]));
    const taken = [...wanted].flatMap(([taxClassCode, rateBasisPoints]) =>
      rateBasisPoints === null
        ? []
        : codes.map((countryCode) => ({ countryCode, taxClassCode, name, rateBasisPoints })),
    );
    await saveTaxRates(inside, taken);
    await deleteTaxRates(
      inside,
      codes,
      [...wanted.keys()].filter((code) => wanted.get(code) === null),
    );
    await logAudit(inside, {
      action: "tax.rates",
      subject: { kind: "tax", id: first },
      details: {
        name,
        before,
        after: rates.map(({ tax_class_code: code, rate }) => `${code}: ${rate || "–"}`),
        ...(codes.length > 1 ? { text: codes.join(", ") } : {}),
      },
    });
    await inside.cache.purge([TAXES_TAG]);
    return success(null);
  });
}

/** What the version of a country's rates is of, by their classes. */
export function recordOfTaxes(rows: readonly { taxClassCode: string; name: string; rateBasisPoints: number }[]) {
  return rows.map(({ taxClassCode, name, rateBasisPoints }) => [taxClassCode, name, rateBasisPoints]);
}

/** No tax is charged there from now on. */
export function removeTaxRates(
  ctx: Context,
  countryCode: string,
  version?: string,
): Promise<Result<null, StaffFailure | Failure<"not_found" | "changed_meanwhile">>> {
  return withStaffTransaction(ctx, "rules.write", async (inside) => {
    const classes = (await lockTaxClasses(inside)).map(({ code }) => code);
    const known = (await findAllTaxRateRows(inside)).filter((row) => row.countryCode === countryCode);
    const before = await describeRates(inside, countryCode);
    if (before.length === 0) return failure({ code: "not_found" });
    if (isStale(version, recordOfTaxes(known))) return failure({ code: "changed_meanwhile" });
    await deleteTaxRates(inside, [countryCode], classes);
    await logAudit(inside, {
      action: "tax.rates",
      subject: { kind: "tax", id: countryCode },
      details: { before, after: [] },
    });
    await inside.cache.purge([TAXES_TAG]);
    return success(null);
  });
}

async function describeRates(ctx: Context, countryCode: string): Promise<string[]> {
  const rows = await findTaxRateRows(ctx, countryCode);
  return rows
    .map(({ taxClassCode, rateBasisPoints }) => `${taxClassCode}: ${writePercent(rateBasisPoints)}`)
    .toSorted();
}
