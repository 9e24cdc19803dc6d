import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { consumeRateLimit } from "#domain/platform/rate-limit/consume-rate-limit.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { getCategoryTree } from "../category/find-categories.ts";
import type { ProductOwner } from "../product-admin/product-admin.ts";
import { withTransaction, type Context } from "../../context.ts";
import { decodeText } from "./decode-text.ts";
import { MAX_ARCHIVE_BYTES, MAX_IMPORT_BYTES, MAX_IMPORT_ROWS, type ProductImport } from "./import.ts";
import type { ImportOptions } from "./import.input.ts";
import { getShopSlug, insertImport } from "./import.repository.ts";
import { mapColumns } from "./map-columns.ts";
import { isArchive, readArchive } from "./read-archive.ts";
import { readRows } from "./read-rows.ts";
import { recognizeFormat } from "./recognize-format.ts";

const IMPORTS_PER_HOUR = 30;
const MAX_FILE_NAME = 200;

export type StartImportFailure = Failure<
  | "not_found"
  | "too_many_tries"
  | "too_large"
  | "file_unreadable"
  | "import_archive_without_table"
  | "import_format_unknown"
  | "import_too_many_rows"
>;

/** Accepts a file of products for a shop; a job imports them. */
export async function startImport(
  ctx: Context,
  owner: ProductOwner,
  shopId: number,
  file: { name: string; bytes: Uint8Array },
  options: ImportOptions,
): Promise<Result<ProductImport, StartImportFailure>> {
  const slug = owner.kind === "operator" || owner.shopId === shopId ? await getShopSlug(ctx, shopId) : null;
  if (slug === null) return failure({ code: "not_found" });
  if (options.category_id !== undefined && !(await getCategoryTree(ctx)).byId.has(options.category_id))
    return failure({ code: "not_found" });
  const isZip = isArchive(file.bytes);
  if (file.bytes.length > (isZip ? MAX_ARCHIVE_BYTES : MAX_IMPORT_BYTES)) return failure({ code: "too_large" });
  const limit = { name: "product-import", of: String(shopId), max: IMPORTS_PER_HOUR, minutes: 60 };
  const taken = await consumeRateLimit(ctx, limit);
  if (!taken.ok) return taken;
  const text = isZip ? tableOf(file.bytes) : success(file.bytes);
  if (!text.ok) return text;
  const source = decodeText(text.value);
  const table = await readRows(source);
  if (table === "unreadable") return failure({ code: "file_unreadable" });
  if (table === "too_many_rows") return failure({ code: "import_too_many_rows", values: { count: MAX_IMPORT_ROWS } });
  const { mapping = null } = options;
  const recognized = recognizeFormat(mapColumns(table, mapping).columns);
  const format = options.format === "auto" || options.format === recognized ? recognized : null;
  if (!format) return failure({ code: "import_format_unknown" });
  const isDryRun = options.dry_run === "1";
  const archive = isZip && !isDryRun ? `import-${ctx.newToken()}.zip` : null;
  if (archive !== null) await ctx.files.write("private", archive, file.bytes);
  return withTransaction(ctx, async (inside) => {
    const started = await insertImport(inside, {
      shopId,
      customerId: ctx.visitor.customerId,
      isByOperator: owner.kind === "operator",
      fileName: file.name.replaceAll(/\p{Cc}/gu, "").slice(0, MAX_FILE_NAME),
      format,
      isDryRun,
      archive,
      mapping,
      isAllOrNothing: options.on_error === "abort",
      isWholeShop: options.whole_shop === "1",
      categoryId: options.category_id ?? null,
      source,
      rows: table.rows.length,
    });
    if (owner.kind === "operator")
      await logAudit(inside, {
        action: "product.import",
        subject: { kind: "shop", id: slug },
        details: { text: file.name, rows: table.rows.length, trial: isDryRun },
      });
    inside.enqueue("import-products");
    return success(started);
  });
}

/** The one table of a ZIP. */
function tableOf(
  bytes: Uint8Array,
): Result<Uint8Array, Failure<"file_unreadable" | "import_archive_without_table" | "too_large">> {
  const entries = readArchive(bytes);
  if (!entries) return failure({ code: "file_unreadable" });
  const tables = entries.filter(({ name }) => /\.(csv|tsv|txt|xml)$/i.test(name));
  if (tables.length !== 1) return failure({ code: "import_archive_without_table" });
  if (tables[0]!.bytes > MAX_IMPORT_BYTES) return failure({ code: "too_large" });
  const table = tables[0]!.read(MAX_IMPORT_BYTES);
  return table ? success(table) : failure({ code: "file_unreadable" });
}
