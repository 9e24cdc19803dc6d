import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { COUNTRIES_TAG } from "#domain/platform/country/country.ts";
import { type StaffFailure, withStaffTransaction } from "#domain/platform/permission/permission.ts";
import type { InvalidFields, Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import type { CountriesInput } from "./country-admin.input.ts";
import { activateCountries, findAllCountryRows } from "./country-admin.repository.ts";
import { isStale } from "../../record-version.ts";

export type SaveCountriesFailure = StaffFailure | Failure<"changed_meanwhile"> | InvalidFields;

/** What the version of the choice is of. */
export function recordOfCountries(rows: readonly { code: string; isActive: boolean }[]): string[] {
  return rows
    .filter(({ isActive }) => isActive)
    .map(({ code }) => code)
    .toSorted();
}

/** Sets the countries that the shop sells to. Existing orders and addresses stay unchanged. */
export function saveCountries(
  ctx: Context,
  { sold_to: soldTo, version }: CountriesInput,
): Promise<Result<null, SaveCountriesFailure>> {
  return withStaffTransaction(ctx, "settings.manage", async (inside) => {
    const rows = await findAllCountryRows(inside);
    if (isStale(version, recordOfCountries(rows))) return failure({ code: "changed_meanwhile" });
    const wanted = new Set(soldTo);
    if (!soldTo.every((code) => rows.some((row) => row.code === code)))
      return failure({ code: "invalid", errors: { sold_to: [ctx.t("Choose one of the options.")] } });
    if (!wanted.has(ctx.settings.defaultCountry))
      return failure({ code: "invalid", errors: { sold_to: [ctx.t("The shop's own country stays on.")] } });
    await activateCountries(inside, [...wanted]);
    await logAudit(inside, {
      action: "country.change",
      subject: { kind: "country", id: "*" },
      details: {
        before: rows.filter(({ isActive, code }) => isActive && !wanted.has(code)).map(({ code }) => `-${code}`),
        after: rows.filter(({ isActive, code }) => !isActive && wanted.has(code)).map(({ code }) => `+${code}`),
      },
    });
    await inside.cache.purge([COUNTRIES_TAG]);
    return success(null);
  });
}
