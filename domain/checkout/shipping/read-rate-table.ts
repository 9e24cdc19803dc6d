import type { CsvRow } from "#domain/platform/csv/read-csv.ts";
import type { Translate } from "#shared/translate.ts";
import { foldName, type ShippingZone } from "./shipping.ts";

type Draft = {
  name: string;
  method: "flat_rate" | "area_base" | "weight_base" | "invoice_base";
  country_code: string | null;
  zone_id: number | null;
  price: string;
  steps: { from: string; price: string }[];
  weight_bands: { up_to_grams: number; price: string }[];
  maximum_grams: number | null;
  free_from: string | null;
  minimum_days: number;
  maximum_days: number;
};

/** A delivery of the table; `tierLines`: the lines of its tiers, in their order. */
export type TableRate = { input: Draft; title: string; line: number; tierLines: number[] };

type RowError = { line: number; column: string; message: string };

const USUAL_DAYS = { minimum: 2, maximum: 4 };

/**
 * Columns: name, country, zone, up_to_grams, order_value_from, price, free_from, maximum_grams, minimum_days and
 * maximum_days; only the name and the price are needed.
 */
export function readRateTable(
  t: Translate,
  rows: readonly CsvRow[],
  zones: readonly ShippingZone[],
): { rates: TableRate[]; errors: RowError[] } {
  const errors: RowError[] = [];
  const groups = Map.groupBy(rows, ({ cells }) =>
    [cells.name ?? "", (cells.country ?? "").toUpperCase(), foldName(cells.zone ?? "")].join("\n"),
  );
  const rates = [...groups.values()].flatMap((group) => readGroup(t, group, zones, errors) ?? []);
  return { rates, errors };
}

function readGroup(
  t: Translate,
  rows: readonly CsvRow[],
  zones: readonly ShippingZone[],
  errors: RowError[],
): TableRate | null {
  const first = rows[0]!;
  const wrong = (row: CsvRow, column: string, message: string) => errors.push({ line: row.line, column, message });
  const zoneName = first.cells.zone ?? "";
  const zone = zones.find(({ name }) => foldName(name) === foldName(zoneName));
  if (zoneName !== "" && !zone) wrong(first, "zone", t("There is no zone with this name."));
  const country = (first.cells.country ?? "").toUpperCase();
  if (zoneName !== "" && country !== "") wrong(first, "country", t("Enter a country or a zone, not both."));
  const byWeight = rows.filter(({ cells }) => cells.up_to_grams);
  const byValue = rows.filter(({ cells }) => cells.order_value_from);
  const plain = rows.filter((row) => !byWeight.includes(row) && !byValue.includes(row));
  if (byWeight.length > 0 && byValue.length > 0)
    wrong(byValue[0]!, "order_value_from", t("Enter weights or order values, not both."));
  if (byValue.length > 0 && zone) wrong(byValue[0]!, "zone", t("Tiers by order value can't have a zone."));
  for (const row of plain.slice(1)) wrong(row, "name", t("This method is in the table already."));
  if (byValue.length > 0 && plain.length === 0)
    wrong(byValue[0]!, "price", t("Add a row with the price below the first tier."));
  const bands = byWeight.map((row) => ({
    up_to_grams: wholeOf(row.cells.up_to_grams),
    price: amountOf(row.cells.price),
    line: row.line,
  }));
  const bandsInOrder = bands.toSorted((one, other) => one.up_to_grams - other.up_to_grams);
  const steps = byValue.map((row) => ({
    from: amountOf(row.cells.order_value_from),
    price: amountOf(row.cells.price),
    line: row.line,
  }));
  const heaviest = bandsInOrder.at(-1);
  const base = plain[0];
  const maximum = valueOf(rows, "maximum_grams");
  const free = valueOf(rows, "free_from");
  return {
    title: [first.cells.name ?? "", zone?.name ?? country].filter(Boolean).join(" · "),
    line: (base ?? first).line,
    tierLines: (bands.length > 0 ? bandsInOrder : steps).map(({ line }) => line),
    input: {
      name: first.cells.name ?? "",
      method: methodOf(bands.length, steps.length, zone !== undefined),
      country_code: country === "" ? null : country,
      zone_id: zone?.id ?? null,
      price: base ? amountOf(base.cells.price) : (heaviest?.price ?? ""),
      steps: steps.map(({ from, price }) => ({ from, price })),
      weight_bands: bandsInOrder.map(({ up_to_grams, price }) => ({ up_to_grams, price })),
      // Without a price for heavier goods, they are not sent this way.
      maximum_grams: maximum ? wholeOf(maximum) : base || !heaviest ? null : heaviest.up_to_grams || null,
      free_from: free ? amountOf(free) : null,
      minimum_days: wholeOf(valueOf(rows, "minimum_days") ?? String(USUAL_DAYS.minimum)),
      maximum_days: wholeOf(valueOf(rows, "maximum_days") ?? String(USUAL_DAYS.maximum)),
    },
  };
}

function methodOf(bands: number, steps: number, isZoned: boolean): Draft["method"] {
  if (bands > 0) return "weight_base";
  if (steps > 0) return "invoice_base";
  return isZoned ? "area_base" : "flat_rate";
}

/** The first value of the group. */
function valueOf(rows: readonly CsvRow[], column: string): string | undefined {
  return rows.map(({ cells }) => cells[column]).find(Boolean);
}

/** A decimal comma is read, too. */
function amountOf(cell = ""): string {
  return /^\d+,\d{1,2}$/.test(cell) ? cell.replace(",", ".") : cell;
}

/** Not a number stays one: the input's schema refuses it. */
function wholeOf(cell = ""): number {
  return /^\d{1,10}$/.test(cell) ? Number(cell) : Number.NaN;
}

/** The column that a field of the input was read from. */
export function columnOf(path: readonly PropertyKey[]): string {
  const [field, , part] = path;
  if (field === "steps") return part === "price" ? "price" : "order_value_from";
  if (field === "weight_bands") return part === "price" ? "price" : "up_to_grams";
  if (field === "country_code") return "country";
  return field === "zone_id" ? "zone" : String(field ?? "");
}
