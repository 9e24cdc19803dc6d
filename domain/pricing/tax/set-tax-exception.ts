import { getCategoryTree } from "#domain/catalog/category/find-categories.ts";
import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { findStates } from "#domain/platform/country/find-countries.ts";
import { type StaffFailure, withStaffTransaction } from "#domain/platform/permission/permission.ts";
import type { InvalidFields, Failure } from "#shared/failures.ts";
import { parsePercent, writePercent } from "#shared/percent.ts";
import { readShopTime } from "#shared/shop-time.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { isStale } from "../../record-version.ts";
import { TAXES_TAG } from "./find-tax-rates.ts";
import type { TaxExceptionInput } from "./tax.input.ts";
import { countCountries, lockTaxClasses } from "./tax.repository.ts";
import {
  countExceptions,
  deleteException,
  getExceptionRow,
  hasTwin,
  insertException,
  updateException,
  type StoredException,
} from "./tax-terms.repository.ts";

const MAX_EXCEPTIONS = 500;

export type SetTaxExceptionFailure =
  | StaffFailure
  | Failure<"not_found" | "too_many_entries" | "changed_meanwhile">
  | InvalidFields;

/** Creates or changes a rate that differs from its country's; placed orders keep theirs. */
export function setTaxException(
  ctx: Context,
  input: TaxExceptionInput,
): Promise<Result<{ id: number }, SetTaxExceptionFailure>> {
  return withStaffTransaction(ctx, "rules.write", async (inside) => {
    const classes = await lockTaxClasses(inside);
    const row = rowOf(inside, input);
    const errors = await checkException(inside, row, classes, input.id);
    if (Object.keys(errors).length > 0) return failure({ code: "invalid", errors });
    const before = input.id === undefined ? null : await getExceptionRow(inside, input.id);
    if (input.id !== undefined && !before) return failure({ code: "not_found" });
    if (before && isStale(input.version, recordOfException(before))) return failure({ code: "changed_meanwhile" });
    if (!before && (await countExceptions(inside)) >= MAX_EXCEPTIONS)
      return failure({ code: "too_many_entries", values: { number: MAX_EXCEPTIONS } });
    if (before) await updateException(inside, { ...row, id: before.id });
    const id = before?.id ?? (await insertException(inside, row));
    await log(inside, row.countryCode, before && describe(before), describe(row));
    return success({ id });
  });
}

export function removeTaxException(
  ctx: Context,
  id: number,
  version?: string,
): Promise<Result<null, StaffFailure | Failure<"not_found" | "changed_meanwhile">>> {
  return withStaffTransaction(ctx, "rules.write", async (inside) => {
    const before = await getExceptionRow(inside, id);
    if (!before) return failure({ code: "not_found" });
    if (isStale(version, recordOfException(before))) return failure({ code: "changed_meanwhile" });
    await deleteException(inside, id);
    await log(inside, before.countryCode, describe(before), []);
    return success(null);
  });
}

/** What the version of an exception is of. */
export function recordOfException(row: Omit<StoredException, "id">) {
  const { name, countryCode, state, categoryId, taxClassCode, rateBasisPoints, startsAt, endsAt } = row;
  return [name, countryCode, state, categoryId, taxClassCode, rateBasisPoints, startsAt, endsAt];
}

async function log(ctx: Context, countryCode: string, before: string[] | null, after: string[]): Promise<void> {
  await logAudit(ctx, {
    action: "tax.exception",
    subject: { kind: "tax", id: countryCode },
    details: { ...(before ? { before } : {}), after },
  });
  await ctx.cache.purge([TAXES_TAG]);
}

function rowOf(ctx: Context, input: TaxExceptionInput): Omit<StoredException, "id"> {
  return {
    name: input.name,
    countryCode: input.country_code,
    state: input.state,
    categoryId: input.category_id,
    taxClassCode: input.tax_class_code,
    rateBasisPoints: parsePercent(input.rate)!,
    startsAt: timeOf(ctx, input.starts_at),
    endsAt: timeOf(ctx, input.ends_at),
  };
}

function timeOf(ctx: Context, typed: string | null): Date | null {
  return typed === null ? null : readShopTime(typed, ctx.settings.timeZone);
}

/** Errors by field, under their names on the wire. */
async function checkException(
  ctx: Context,
  row: Omit<StoredException, "id">,
  classes: readonly { code: string }[],
  id: number | undefined,
): Promise<Record<string, string[]>> {
  const wrong = (field: string) => ({ [field]: [ctx.t("Choose one of the options.")] });
  if ((await countCountries(ctx, [row.countryCode])) !== 1) return wrong("country_code");
  const states = (await findStates(ctx, row.countryCode)) ?? [];
  if (row.state !== "" && states.length > 0 && !states.some(({ name }) => name === row.state)) return wrong("state");
  if (row.categoryId !== null && !(await getCategoryTree(ctx)).byId.has(row.categoryId)) return wrong("category_id");
  if (row.taxClassCode !== null && !classes.some(({ code }) => code === row.taxClassCode))
    return wrong("tax_class_code");
  if (row.startsAt && row.endsAt && row.startsAt >= row.endsAt)
    return { ends_at: [ctx.t("The end must be after the start.")] };
  return (await hasTwin(ctx, row, id)) ? { state: [ctx.t("There is already a rate for this at that time.")] } : {};
}

/** For the audit log. */
function describe(row: Omit<StoredException, "id">): string[] {
  return [
    row.name,
    row.state,
    row.categoryId === null ? "" : `category ${row.categoryId}`,
    row.taxClassCode ?? "",
    `${writePercent(row.rateBasisPoints)} %`,
    row.startsAt ? `≥ ${row.startsAt.toISOString()}` : "",
    row.endsAt ? `< ${row.endsAt.toISOString()}` : "",
  ].filter(Boolean);
}
