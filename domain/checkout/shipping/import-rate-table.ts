import { readCsv, type CsvRow } from "#domain/platform/csv/read-csv.ts";
import { success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { getShippingOwner, changeShipping, type ShippingFailure, type ShippingSide } from "./change-shipping.ts";
import type { RateTableInput } from "./practice.input.ts";
import { columnOf, readRateTable, type TableRate } from "./read-rate-table.ts";
import { shippingRateInput, type ShippingRateInput } from "./shipping.input.ts";
import { findShippingRateRows } from "./shipping.repository.ts";
import type { ShippingRate } from "./shipping.ts";
import { findZones } from "./shipping-zone.repository.ts";
import { checkRate, type StoreShippingFailure, writeRate } from "./store-shipping-rate.ts";

const MAX_ROWS = 2_000;
const MAX_ERRORS = 100;
const WRONG = "This value isn't valid.";

export type TableError = { line: number; column: string; message: string };

/** What a table makes of the deliveries; nothing is written if there is any error. */
export type RateTableReport = { created: string[]; changed: string[]; errors: TableError[]; isWritten: boolean };

/**
 * Deliveries from CSV: rows of the same name and destination are one of them, with a weight or an order value each. One
 * that exists with that name and destination is replaced.
 */
export async function importRateTable(
  ctx: Context,
  side: ShippingSide,
  { csv, dry_run: isDryRun }: RateTableInput,
): Promise<Result<RateTableReport, ShippingFailure | StoreShippingFailure>> {
  const owner = await getShippingOwner(ctx, side, "write");
  if (!owner.ok) return owner;
  const table = await readCsv(csv, MAX_ROWS);
  if (table === "unreadable") return success(refused(ctx.t("This file can't be read as a table.")));
  if (table === "too_many_rows") return success(refused(ctx.t("At most {count} rows fit.", { count: MAX_ROWS })));
  const { report, rates } = await checkTable(ctx, owner.value.shopId, table.rows);
  if (isDryRun || report.errors.length > 0) return success(report);
  const done = await changeShipping<StoreShippingFailure>(ctx, side, "shipping.change", async (inside, shopId) => {
    const values: string[] = [];
    for (const rate of rates) {
      const written = await writeRate(inside, shopId, rate);
      if (!written.ok) return written;
      values.push((written.value.values ?? []).join(" "));
    }
    return success({ id: 0, kind: "rate_table" as const, name: "", values });
  });
  return done.ok ? success({ ...report, isWritten: true }) : done;
}

function refused(message: string): RateTableReport {
  return { created: [], changed: [], errors: [{ line: 1, column: "", message }], isWritten: false };
}

async function checkTable(
  ctx: Context,
  shopId: number | null,
  rows: readonly CsvRow[],
): Promise<{ report: RateTableReport; rates: ShippingRateInput[] }> {
  const zones = await findZones(ctx, shopId);
  const known = (await findShippingRateRows(ctx, shopId === null ? [] : [shopId])).filter(
    (rate) => rate.shopId === shopId,
  );
  const { rates, errors } = readRateTable(ctx.t, rows, zones);
  const report: RateTableReport = { created: [], changed: [], errors, isWritten: false };
  const ready: ShippingRateInput[] = [];
  for (const rate of rates) {
    const same = known.find((each) => isSame(each, rate));
    const parsed = shippingRateInput.safeParse({ ...rate.input, ...(same ? { id: same.id } : {}) });
    if (!parsed.success) {
      for (const issue of parsed.error.issues)
        errors.push(errorAt(rate, issue.path, ctx.t(issue.code === "custom" ? issue.message : WRONG)));
      continue;
    }
    for (const [field, [message]] of Object.entries(await checkRate(ctx, shopId, parsed.data)))
      errors.push(errorAt(rate, [field], message ?? ""));
    (same ? report.changed : report.created).push(rate.title);
    ready.push(parsed.data);
  }
  report.errors = withoutDoubles(errors)
    .toSorted((one, other) => one.line - other.line)
    .slice(0, MAX_ERRORS);
  return { report, rates: ready };
}

/** A price that fills two fields of a delivery is reported once. */
function withoutDoubles(errors: readonly TableError[]): TableError[] {
  return [...new Map(errors.map((error) => [`${error.line} ${error.column} ${error.message}`, error])).values()];
}

function isSame(rate: ShippingRate, { input }: TableRate): boolean {
  return rate.name === input.name && rate.countryCode === input.country_code && rate.zoneId === input.zone_id;
}

function errorAt(rate: TableRate, path: readonly PropertyKey[], message: string): TableError {
  const [, index] = path;
  const line = typeof index === "number" ? rate.tierLines[index] : undefined;
  return { line: line ?? rate.line, column: columnOf(path), message };
}
