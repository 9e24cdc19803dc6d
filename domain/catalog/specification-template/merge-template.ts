import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { type StaffFailure, withStaffTransaction } from "#domain/platform/permission/permission.ts";
import type { Failure } from "#shared/failures.ts";
import { MAX_SPECIFICATION_ROWS } from "#shared/product-choices.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { isStale } from "../../record-version.ts";
import type { MergeTemplateInput } from "./specification-template.input.ts";
import { type SpecificationTemplate, type TemplateToSave, translationOf } from "./specification-template.ts";
import { deleteTemplate, lockTemplate, updateTemplate } from "./specification-template.repository.ts";

export type MergeTemplateFailure =
  | StaffFailure
  | Failure<"not_found" | "changed_meanwhile" | "terms_differ" | "template_rows_many">;

/** Merges a duplicate into another one, which gets the rows that it lacks. Products keep their specifications. */
export function mergeTemplate(
  ctx: Context,
  id: number,
  { into_id: intoId, version, into_version: intoVersion }: MergeTemplateInput,
): Promise<Result<null, MergeTemplateFailure>> {
  return withStaffTransaction(ctx, "catalog.manage", async (inside) => {
    const locked = [await lockTemplate(inside, Math.min(id, intoId)), await lockTemplate(inside, Math.max(id, intoId))];
    const [known, into] = [locked.find((each) => each?.id === id), locked.find((each) => each?.id === intoId)];
    if (!known || !into) return failure({ code: "not_found" });
    if (id === intoId) return failure({ code: "terms_differ" });
    if (isStale(version, known) || isStale(intoVersion, into)) return failure({ code: "changed_meanwhile" });
    const merged = joined(known, into);
    if (merged.rows.length > MAX_SPECIFICATION_ROWS)
      return failure({ code: "template_rows_many", values: { count: MAX_SPECIFICATION_ROWS } });
    await updateTemplate(inside, intoId, merged);
    await deleteTemplate(inside, id);
    await logAudit(inside, {
      action: "catalog.merge",
      subject: { kind: "catalog", id: "specification-templates" },
      details: { text: `${known.name} → ${into.name}` },
    });
    return success(null);
  });
}

/** Rows that only the duplicate has come last; those that both have are translated as in either. */
function joined(known: SpecificationTemplate, into: SpecificationTemplate): TemplateToSave {
  const own = new Map(known.rows.map((row) => [keyOf(row), row]));
  const there = new Set(into.rows.map(keyOf));
  const rows = [...into.rows, ...known.rows.filter((row) => !there.has(keyOf(row)))];
  const languages = [...new Set([...into.translations, ...known.translations].map(({ language }) => language))];
  return {
    name: into.name,
    categoryId: into.categoryId ?? known.categoryId,
    rows,
    translations: languages.map((languageCode) => ({
      languageCode,
      rows: rows.map(
        (row) =>
          translationOf(into, languageCode, row) || translationOf(known, languageCode, own.get(keyOf(row)) ?? row),
      ),
    })),
    translatedLanguages: languages,
  };
}

/** Another spelling is the same row. */
function keyOf(row: string): string {
  return row.normalize("NFC").toLowerCase();
}
