import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { staffRefusal, type StaffRefusal } from "#domain/platform/permission/permission.ts";
import { parsePercent } from "#shared/percent.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { TAXES_TAG } from "./find-tax-rates.ts";
import type { TaxRatesInput } from "./tax.input.ts";
import { deleteTaxRates, countCountries, lockTaxClasses, saveTaxRates } from "./tax.repository.ts";

/** Sets the tax rates of a country, or of several at once; placed orders keep theirs. */
export async function setTaxRates(
  ctx: Context,
  { country_code: first, also = [], name, rates }: TaxRatesInput,
): Promise<Result<null, StaffRefusal>> {
  const refusal = staffRefusal(ctx, "rules.write");
  if (refusal) return failure(refusal);
  return withTransaction(ctx, async (inside): Promise<Result<null, StaffRefusal>> => {
    const classes = new Set((await lockTaxClasses(inside)).map(({ code }) => code));
    const isKnown = rates.every(({ tax_class_code: code }) => classes.has(code));
    const codes = [...new Set([first, ...also])];
    if (!isKnown || (await countCountries(inside, codes)) !== codes.length) return failure({ code: "not_found" });
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
        rates: rates.map(({ tax_class_code: code, rate }) => `${code}: ${rate || "–"}`),
        ...(codes.length > 1 ? { text: codes.join(", ") } : {}),
      },
    });
    await inside.cache.purge([TAXES_TAG]);
    return success(null);
  });
}
