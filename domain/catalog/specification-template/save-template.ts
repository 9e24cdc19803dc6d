import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { findTranslatedLanguages } from "#domain/platform/language/find-translated-languages.ts";
import { staffFailure, type StaffFailure, withStaffTransaction } from "#domain/platform/permission/permission.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { getCategoryTree } from "../category/find-categories.ts";
import { isStale } from "../../record-version.ts";
import type { ChangeTemplateInput, TemplateInput } from "./specification-template.input.ts";
import type { TemplateToSave } from "./specification-template.ts";
import {
  deleteTemplate,
  deleteTemplates,
  insertTemplate,
  isTemplateTaken,
  lockTemplate,
  updateTemplate,
} from "./specification-template.repository.ts";

export type SaveTemplateFailure = StaffFailure | Failure<"not_found" | "name_taken" | "changed_meanwhile">;

/** Returns its id. */
export function createTemplate(ctx: Context, input: TemplateInput): Promise<Result<number, SaveTemplateFailure>> {
  return save(ctx, null, input);
}

/** Products that were filled in with it stay as they are. */
export function changeTemplate(
  ctx: Context,
  id: number,
  input: ChangeTemplateInput,
): Promise<Result<number, SaveTemplateFailure>> {
  return save(ctx, id, input);
}

/** Products that were filled in with it keep their rows. */
export function removeTemplate(ctx: Context, id: number): Promise<Result<null, StaffFailure | Failure<"not_found">>> {
  return withStaffTransaction(ctx, "catalog.manage", async (inside) => {
    const name = await deleteTemplate(inside, id);
    if (name === null) return failure({ code: "not_found" });
    await record(inside, "catalog.delete", name);
    return success(null);
  });
}

/** For the undo of an import. Returns their number. */
export function removeTemplates(ctx: Context, ids: readonly number[]): Promise<number> {
  return deleteTemplates(ctx, ids);
}

async function save(
  ctx: Context,
  id: number | null,
  input: ChangeTemplateInput,
): Promise<Result<number, SaveTemplateFailure>> {
  const refusal = staffFailure(ctx, "catalog.manage");
  if (refusal) return failure(refusal);
  const template = await readTemplate(ctx, input);
  if (template.categoryId !== null && !(await getCategoryTree(ctx)).byId.has(template.categoryId))
    return failure({ code: "not_found" });
  return withTransaction(ctx, async (inside): Promise<Result<number, SaveTemplateFailure>> => {
    const known = id === null ? null : await lockTemplate(inside, id);
    if (id !== null && known === null) return failure({ code: "not_found" });
    if (known && isStale(input.version, known)) return failure({ code: "changed_meanwhile" });
    if (await isTemplateTaken(inside, id, template.name)) return failure({ code: "name_taken" });
    if (id !== null) await updateTemplate(inside, id, template);
    const saved = id ?? (await insertTemplate(inside, template));
    await record(inside, id === null ? "catalog.create" : "catalog.change", template.name);
    return success(saved);
  });
}

async function readTemplate(ctx: Context, input: TemplateInput): Promise<TemplateToSave> {
  const translatedLanguages = await findTranslatedLanguages(ctx);
  return {
    name: input.name,
    categoryId: input.category_id,
    rows: input.rows,
    translations: Object.entries(input.translations)
      .filter(([language, rows]) => translatedLanguages.includes(language) && rows.some((row) => row !== ""))
      .map(([languageCode, rows]) => ({ languageCode, rows: input.rows.map((_row, place) => rows[place] ?? "") })),
    translatedLanguages,
  };
}

async function record(ctx: Context, action: "catalog.create" | "catalog.change" | "catalog.delete", text: string) {
  await logAudit(ctx, { action, subject: { kind: "catalog", id: "specification-templates" }, details: { text } });
}
