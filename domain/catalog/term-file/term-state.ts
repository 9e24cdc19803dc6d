import { isDeepStrictEqual } from "node:util";
import type { TermKind } from "#shared/term-kinds.ts";
import type { Context } from "../../context.ts";
import { categoryInput } from "../category-admin/category-admin.input.ts";
import { findCategoryRecords } from "../category-admin/find-category-records.ts";
import { moveCategory } from "../category-admin/move-category.ts";
import { removeUnusedCategories } from "../category-admin/remove-unused-categories.ts";
import { changeCategory } from "../category-admin/save-category.ts";
import { findTemplates } from "../specification-template/find-templates.ts";
import { changeTemplate, removeTemplates } from "../specification-template/save-template.ts";
import { templateInput } from "../specification-template/specification-template.input.ts";
import { findTermRecords } from "../term-admin/find-term-records.ts";
import { removeUnusedTerms } from "../term-admin/remove-unused-terms.ts";
import { changeTerm } from "../term-admin/save-term.ts";
import { termInput } from "../term-admin/term-admin.input.ts";
import { inputOfCategory } from "./open-category-file.ts";
import { inputOfTemplate } from "./open-template-file.ts";
import { inputOfTerm } from "./open-term-file.ts";
import type { WrittenKind } from "./term-file.ts";

/** The editor's current input of all records of a kind, by id; of a category with its parent. */
export async function findTermStates(ctx: Context, kind: WrittenKind): Promise<Map<number, object>> {
  if (kind === "specification-templates")
    return new Map((await findTemplates(ctx)).map((template) => [template.id, inputOfTemplate(template)]));
  if (kind !== "categories")
    return new Map((await findTermRecords(ctx, kind)).map((term) => [term.id, inputOfTerm(term)]));
  const records = await findCategoryRecords(ctx);
  return new Map(records.map((record) => [record.id, { ...inputOfCategory(record), parent_id: record.parentId }]));
}

/** `stored`: as read from JSON. */
export function isSameState(current: object | undefined, stored: object): boolean {
  return current !== undefined && isDeepStrictEqual(JSON.parse(JSON.stringify(current)), stored);
}

/** Restores one to an earlier state. False if that is no longer possible. */
export async function restoreTerm(ctx: Context, kind: WrittenKind, id: number, before: object): Promise<boolean> {
  if (kind === "specification-templates") return restoreTemplate(ctx, id, before);
  return kind === "categories" ? restoreCategory(ctx, id, before) : restoreWord(ctx, kind, id, before);
}

/** Deletes unreferenced ones; templates are never referenced. Returns their number. */
export async function removeUnused(ctx: Context, kind: WrittenKind, ids: readonly number[]): Promise<number> {
  if (kind === "specification-templates") return removeTemplates(ctx, ids);
  return kind === "categories" ? removeUnusedCategories(ctx, ids) : removeUnusedTerms(ctx, kind, ids);
}

async function restoreTemplate(ctx: Context, id: number, before: object): Promise<boolean> {
  const input = templateInput.safeParse(before);
  return input.success && (await changeTemplate(ctx, id, input.data)).ok;
}

async function restoreWord(ctx: Context, kind: TermKind, id: number, before: object): Promise<boolean> {
  const input = termInput.safeParse(before);
  return input.success && (await changeTerm(ctx, kind, id, input.data)).ok;
}

const LAST = 10_000;

async function restoreCategory(ctx: Context, id: number, before: object): Promise<boolean> {
  const input = categoryInput.safeParse(before);
  const parentId = "parent_id" in before && typeof before.parent_id === "number" ? before.parent_id : null;
  const current = (await findCategoryRecords(ctx)).find((record) => record.id === id);
  if (!input.success || !current) return false;
  if (current.parentId !== parentId && !(await moveCategory(ctx, id, { parentId, position: LAST })).ok) return false;
  return (await changeCategory(ctx, id, input.data)).ok;
}
