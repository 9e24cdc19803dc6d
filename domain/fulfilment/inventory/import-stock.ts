import { decodeText } from "#domain/catalog/import/decode-text.ts";
import { readRows } from "#domain/catalog/import/read-rows.ts";
import type { ProductOwner } from "#domain/catalog/product-admin/product-admin.ts";
import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { consumeRateLimit } from "#domain/platform/rate-limit/consume-rate-limit.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { bookStock } from "../stock/adjust-stock.ts";
import { refreshStock } from "../stock/refresh-stock.ts";
import type { StockUnits } from "../stock/stock.ts";
import type { StockImportOptions } from "./inventory.input.ts";
import { readStockFile } from "./read-stock-file.ts";
import { insertStockImport } from "./stock-import-history.repository.ts";
import { findVariantsByCode, lockLevels, type CodedVariant } from "./stock-import.repository.ts";
import {
  MAX_STOCK_BYTES,
  MAX_STOCK_ROWS,
  type StockFileError,
  type StockImport,
  type StockRow,
} from "./stock-import.ts";

const IMPORTS_PER_HOUR = 60;
const MAX_FILE_NAME = 120;

export type ImportStockFailure = Failure<
  "too_many_tries" | "too_large" | "file_unreadable" | "import_too_many_rows" | "stock_file_unknown"
>;

/** Sets the stock of variants to what a file says, by SKU or barcode; units of open orders stay reserved. */
export async function importStock(
  ctx: Context,
  owner: ProductOwner,
  file: { name: string; bytes: Uint8Array },
  { dry_run: dryRun, on_error: onError }: StockImportOptions,
): Promise<Result<StockImport, ImportStockFailure>> {
  if (file.bytes.length > MAX_STOCK_BYTES) return failure({ code: "too_large" });
  const limit = { name: "stock-import", of: String(owner.shopId ?? "operator"), max: IMPORTS_PER_HOUR, minutes: 60 };
  const taken = await consumeRateLimit(ctx, limit);
  if (!taken.ok) return taken;
  const table = await readRows(decodeText(file.bytes));
  if (table === "unreadable") return failure({ code: "file_unreadable" });
  if (table === "too_many_rows" || table.rows.length > MAX_STOCK_ROWS)
    return failure({ code: "import_too_many_rows", values: { count: MAX_STOCK_ROWS } });
  const read = readStockFile(table);
  if (!read) return failure({ code: "stock_file_unknown" });
  const isDryRun = dryRun === "1";
  const { found, errors } = await matchRows(ctx, owner, read.rows);
  const problems = [...read.errors, ...errors];
  const booked = await withTransaction(ctx, async (inside) => {
    const { changes, errors: tooLow } = await compare(inside, found);
    problems.push(...tooLow);
    const isWritten = !isDryRun && changes.length > 0 && (onError === "skip" || problems.length === 0);
    if (isWritten) {
      const importId = await insertStockImport(inside, owner, {
        fileName: nameOf(file.name),
        rows: table.rows.length,
        changed: changes.length,
        unchanged: table.rows.length - problems.length - changes.length,
        errorsCount: problems.length,
      });
      await bookStock(inside, changes, `${ctx.t("Import")}: ${nameOf(file.name)}`, importId);
      if (owner.kind === "operator")
        await logAudit(inside, {
          action: "stock.import",
          subject: { kind: "catalog", id: "stock" },
          details: { text: nameOf(file.name), rows: changes.length },
        });
    }
    return { ok: true as const, value: { changes, isWritten } };
  });
  const { changes, isWritten } = booked.value;
  if (isWritten) await refreshStock(ctx, changes);
  const changed = isDryRun || isWritten ? changes.length : 0;
  return success({
    isDryRun,
    rows: table.rows.length,
    changed,
    unchanged: table.rows.length - problems.length - changed,
    errors: problems
      .toSorted((one, other) => one.line - other.line)
      .map(({ message, ...place }) => ({ ...place, message: ctx.t(message) })),
  });
}

type FoundRow = { row: StockRow; variantId: number };

/** Each row with its variant; one of another shop is not found, and no variant counts twice. */
async function matchRows(
  ctx: Context,
  owner: ProductOwner,
  rows: readonly StockRow[],
): Promise<{ found: FoundRow[]; errors: StockFileError[] }> {
  const known = await findVariantsByCode(
    ctx,
    owner,
    rows.map(({ code }) => code.value),
  );
  const bySku = new Map(known.map((variant) => [variant.sku.toLowerCase(), [variant]]));
  const byBarcode = new Map<string, CodedVariant[]>();
  for (const variant of known) byBarcode.set(variant.barcode, [...(byBarcode.get(variant.barcode) ?? []), variant]);
  const found: FoundRow[] = [];
  const errors: StockFileError[] = [];
  const seen = new Set<number>();
  for (const row of rows) {
    const { column, kind, value } = row.code;
    const matches = (kind === "sku" ? bySku.get(value.toLowerCase()) : byBarcode.get(value)) ?? [];
    const complain = (message: string) => errors.push({ line: row.line, column, message });
    if (matches.length === 0)
      complain(kind === "sku" ? "There is no variant with this SKU." : "There is no variant with this barcode.");
    else if (matches.length > 1) complain("Several variants have this barcode.");
    else if (seen.has(matches[0]!.id)) complain("This variant is in the file twice.");
    else {
      seen.add(matches[0]!.id);
      found.push({ row, variantId: matches[0]!.id });
    }
  }
  return { found, errors };
}

/** In a transaction: the differences from the stock as it is now, which is locked. */
async function compare(
  ctx: Context,
  found: readonly FoundRow[],
): Promise<{ changes: StockUnits[]; errors: StockFileError[] }> {
  const levels = new Map(
    (
      await lockLevels(
        ctx,
        found.map(({ variantId }) => variantId),
      )
    ).map((level) => [level.variantId, level]),
  );
  const changes: StockUnits[] = [];
  const errors: StockFileError[] = [];
  for (const { row, variantId } of found) {
    const { onHand, allocated } = levels.get(variantId) ?? { onHand: 0, allocated: 0 };
    const wanted = row.kind === "on_hand" ? row.units : row.units + allocated;
    if (wanted < allocated)
      errors.push({ line: row.line, column: "on_hand", message: "Open orders need more units than this." });
    else if (wanted !== onHand) changes.push({ variantId, quantity: wanted - onHand });
  }
  return { changes, errors };
}

function nameOf(name: string): string {
  return name
    .replaceAll(/\p{Cc}/gu, "")
    .slice(0, MAX_FILE_NAME)
    .toWellFormed();
}
