import { stringify } from "csv-stringify/sync";
import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { findTranslatedLanguages } from "#domain/platform/language/find-translated-languages.ts";
import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import type { ReferenceList } from "#shared/reference-lists.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { openList } from "./open-list.ts";

/** A list as CSV, as its import reads it. */
export async function exportTerms(ctx: Context, list: ReferenceList): Promise<Result<string, StaffFailure>> {
  const refusal = staffFailure(ctx, "catalog.manage");
  if (refusal) return failure(refusal);
  const [file, languages] = await Promise.all([openList(ctx, list), findTranslatedLanguages(ctx)]);
  const rows = await file.rows(languages);
  await withTransaction(ctx, async (inside) => {
    await logAudit(inside, {
      action: "catalog.export",
      subject: { kind: "catalog", id: list },
      details: { rows: rows.length },
    });
    return success(null);
  });
  const columns = file.columns(languages);
  return success(stringify(rows, { header: true, columns, escape_formulas: true, bom: true }));
}
