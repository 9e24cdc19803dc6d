import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { consumeRateLimit } from "#domain/platform/rate-limit/consume-rate-limit.ts";
import type { Refusal } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { getCategoryTree } from "../category/find-categories.ts";
import type { ProductOwner } from "../product-admin/product-admin.ts";
import { withTransaction, type Context } from "../../context.ts";
import { decodeText } from "./decode-text.ts";
import { MAX_IMPORT_BYTES, MAX_IMPORT_ROWS, type ProductImport } from "./import.ts";
import type { ImportOptions } from "./import.input.ts";
import { getShopSlug, insertImport } from "./import.repository.ts";
import { readRows } from "./read-rows.ts";
import { recognizeFormat } from "./recognize-format.ts";

const IMPORTS_PER_HOUR = 30;
const MAX_FILE_NAME = 200;

export type StartImportFailure = Refusal<
  "not_found" | "too_many_tries" | "too_large" | "file_unreadable" | "import_format_unknown" | "import_too_many_rows"
>;

/** Takes in a file of products for a shop; a job imports them. */
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
  if (file.bytes.length > MAX_IMPORT_BYTES) return failure({ code: "too_large" });
  const limit = { name: "product-import", of: String(shopId), most: IMPORTS_PER_HOUR, minutes: 60 };
  const taken = await consumeRateLimit(ctx, limit);
  if (!taken.ok) return taken;
  const source = decodeText(file.bytes);
  const table = await readRows(source);
  if (table === "unreadable") return failure({ code: "file_unreadable" });
  if (table === "too_many_rows") return failure({ code: "import_too_many_rows", values: { count: MAX_IMPORT_ROWS } });
  const recognized = recognizeFormat(table.columns);
  const format = options.format === "auto" || options.format === recognized ? recognized : null;
  if (!format) return failure({ code: "import_format_unknown" });
  return withTransaction(ctx, async (inside) => {
    const started = await insertImport(inside, {
      shopId,
      customerId: ctx.visitor.customerId,
      isByOperator: owner.kind === "operator",
      fileName: file.name.replaceAll(/\p{Cc}/gu, "").slice(0, MAX_FILE_NAME),
      format,
      isDryRun: options.dry_run === "1",
      isAllOrNothing: options.on_error === "abort",
      categoryId: options.category_id ?? null,
      source,
      rows: table.rows.length,
    });
    if (owner.kind === "operator")
      await logAudit(inside, {
        action: "product.import",
        subject: { kind: "shop", id: slug },
        details: { text: file.name, rows: table.rows.length, trial: options.dry_run === "1" },
      });
    inside.enqueue("import-products");
    return success(started);
  });
}
