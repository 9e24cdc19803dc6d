import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { COUNTRIES_TAG } from "#domain/platform/country/country.ts";
import { readCsv, type CsvRow } from "#domain/platform/csv/read-csv.ts";
import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { lineInput } from "../../text.input.ts";
import type { PlacesInput } from "./address-form.input.ts";
import { findAllCountryRows } from "./country-admin.repository.ts";
import { placeKey, type PlaceRow } from "./place.ts";
import { findKnownPlaces, insertPlaces } from "./place.repository.ts";

const MAX_ROWS = 20_000;
const MAX_ERRORS = 100;
const placeName = lineInput(100);

type PlaceError = { line: number; column: string; message: string };

/** The number of new ones; nothing is written if there is any error. */
export type PlacesReport = { states: number; cities: number; errors: PlaceError[]; isWritten: boolean };

/** States and cities from CSV with the columns country, state and city. Existing ones are left alone. */
export async function importPlaces(
  ctx: Context,
  { csv, dry_run: isDryRun }: PlacesInput,
): Promise<Result<PlacesReport, StaffFailure>> {
  const refusal = staffFailure(ctx, "settings.manage");
  if (refusal) return failure(refusal);
  const table = await readCsv(csv, MAX_ROWS);
  if (table === "unreadable") return success(refused(ctx.t("This file can't be read as a table.")));
  if (table === "too_many_rows") return success(refused(ctx.t("At most {count} rows fit.", { count: MAX_ROWS })));
  return withTransaction(ctx, async (inside): Promise<Result<PlacesReport, StaffFailure>> => {
    const countries = new Set((await findAllCountryRows(inside)).map(({ code }) => code));
    const { rows, errors } = checkRows(ctx, table.rows, countries);
    if (errors.length > 0)
      return success({ states: 0, cities: 0, errors: errors.slice(0, MAX_ERRORS), isWritten: false });
    const added = newOf(rows, await findKnownPlaces(inside, [...new Set(rows.map((row) => row.countryCode))]));
    const report = { states: added.states.length, cities: added.cities.length, errors: [], isWritten: !isDryRun };
    if (isDryRun || report.states + report.cities === 0) return success(report);
    await insertPlaces(inside, added);
    await logAudit(inside, {
      action: "country.places",
      subject: { kind: "country", id: [...new Set(rows.map((row) => row.countryCode))].slice(0, 10).join(", ") },
      details: { states: report.states, cities: report.cities },
    });
    await inside.cache.purge([COUNTRIES_TAG]);
    return success(report);
  });
}

function refused(message: string): PlacesReport {
  return { states: 0, cities: 0, errors: [{ line: 1, column: "", message }], isWritten: false };
}

function checkRows(
  ctx: Context,
  rows: readonly CsvRow[],
  countries: ReadonlySet<string>,
): { rows: PlaceRow[]; errors: PlaceError[] } {
  const errors: PlaceError[] = [];
  const places = rows.map(({ line, cells }) => {
    const place = {
      countryCode: (cells.country ?? "").toUpperCase(),
      state: cells.state ?? "",
      city: cells.city ?? "",
    };
    const wrong = (column: string, message: string) => errors.push({ line, column, message });
    if (!countries.has(place.countryCode)) wrong("country", ctx.t("Enter a country code such as DE."));
    if (place.state === "") wrong("state", ctx.t("This field is required."));
    else if (!placeName.safeParse(place.state).success) wrong("state", ctx.t("This value isn't valid."));
    if (place.city !== "" && !placeName.safeParse(place.city).success) wrong("city", ctx.t("This value isn't valid."));
    return place;
  });
  return { rows: places, errors };
}

function newOf(rows: readonly PlaceRow[], known: ReadonlySet<string>): { states: PlaceRow[]; cities: PlaceRow[] } {
  const seen = new Set(known);
  const isNew = (key: string) => !seen.has(key) && seen.add(key).has(key);
  const states = rows.filter((row) => isNew(placeKey({ ...row, city: "" })));
  return { states, cities: rows.filter((row) => row.city !== "" && isNew(placeKey(row))) };
}
