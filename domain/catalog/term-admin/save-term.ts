import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import { findTranslatedLanguages } from "#domain/platform/language/find-translated-languages.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { isWordKind, MAX_WORD_LENGTH, type TermKind } from "#shared/term-kinds.ts";
import { withTransaction, type Context } from "../../context.ts";
import { freeName, slugOf } from "../product-admin/slug.ts";
import { isStale } from "../../record-version.ts";
import { refreshTerm } from "./refresh-term.ts";
import { recordOfTerm, type TermToSave } from "./term-admin.ts";
import type { ChangeTermInput, TermInput } from "./term-admin.input.ts";
import { findProductsOfTerm, getTermRow } from "./term-read.repository.ts";
import {
  findBrandAddresses,
  getAttributeOf,
  insertTerm,
  isPageThere,
  isTermTaken,
  lockTerm,
  updateTerm,
} from "./term-write.repository.ts";

export type SaveTermFailure = StaffFailure | Failure<"not_found" | "name_taken" | "term_name_wrong">;
type ChangeTermFailure = SaveTermFailure | Failure<"changed_meanwhile">;

/** Creates a brand, a color, an attribute, a value, a tag or a unit. Returns its id. */
export async function createTerm(
  ctx: Context,
  kind: TermKind,
  input: TermInput,
): Promise<Result<number, SaveTermFailure>> {
  const refusal = staffFailure(ctx, "catalog.manage");
  if (refusal) return failure(refusal);
  const wrong = wrongName(kind, input.name);
  if (wrong) return failure(wrong);
  return withTransaction(ctx, async (inside): Promise<Result<number, SaveTermFailure>> => {
    const term = await readTerm(inside, input, { id: null, attributeId: input.attribute_id });
    if (kind === "attribute-values" && !(await lockTerm(inside, "attributes", term.attributeId ?? 0)))
      return failure({ code: "not_found" });
    if (!(await hasItsPage(inside, kind, term))) return failure({ code: "not_found" });
    if (await isTermTaken(inside, kind, null, term)) return failure({ code: "name_taken" });
    const id = await insertTerm(inside, kind, term);
    await record(inside, "catalog.create", kind, term.name);
    await refreshTerm(inside, kind, []);
    return success(id);
  });
}

/** Changes its names, and the address and logo of a brand or the shade of a color. */
export async function changeTerm(
  ctx: Context,
  kind: TermKind,
  id: number,
  { version, ...input }: ChangeTermInput,
): Promise<Result<null, ChangeTermFailure>> {
  const refusal = staffFailure(ctx, "catalog.manage");
  if (refusal) return failure(refusal);
  const wrong = wrongName(kind, input.name);
  if (wrong) return failure(wrong);
  return withTransaction(ctx, async (inside): Promise<Result<null, ChangeTermFailure>> => {
    const known = await lockTerm(inside, kind, id);
    const row = known && (await getTermRow(inside, kind, id));
    if (!known || !row) return failure({ code: "not_found" });
    if (isStale(version, recordOfTerm(row))) return failure({ code: "changed_meanwhile" });
    const attributeId = kind === "attribute-values" ? await getAttributeOf(inside, id) : null;
    const term = await readTerm(inside, input, { id, attributeId });
    if (!(await hasItsPage(inside, kind, term))) return failure({ code: "not_found" });
    if (await isTermTaken(inside, kind, id, term)) return failure({ code: "name_taken" });
    await updateTerm(inside, kind, known, term);
    await record(inside, "catalog.change", kind, term.name);
    await refreshTerm(inside, kind, await findProductsOfTerm(inside, kind, id));
    return success(null);
  });
}

/** Tags and units have to fit the fields of a product, where commas separate tags. */
function wrongName(kind: TermKind, name: string): Failure<"term_name_wrong"> | null {
  if (!isWordKind(kind)) return null;
  const max = MAX_WORD_LENGTH[kind];
  return name.length > max || /[,،]/.test(name) ? { code: "term_name_wrong", values: { count: max } } : null;
}

const GRAY = "#808080";

async function readTerm(
  ctx: Context,
  input: TermInput,
  { id, attributeId }: { id: number | null; attributeId: number | null },
): Promise<TermToSave> {
  const translatedLanguages = await findTranslatedLanguages(ctx);
  const slug = input.slug || slugOf(input.name);
  const addresses = slug === "" ? await findBrandAddresses(ctx) : new Map<number, string>();
  const current = id === null ? undefined : addresses.get(id);
  return {
    name: input.name,
    // A name without Latin letters gives no address of its own.
    slug: slug || (current ?? freeName("brand", new Set(addresses.values()))),
    image: input.image,
    hex: input.hex || GRAY,
    attributeId,
    guidePageId: input.guide_page_id,
    translations: Object.entries(input.translations)
      .filter(([languageCode, name]) => translatedLanguages.includes(languageCode) && name !== "")
      .map(([languageCode, name]) => ({ languageCode, name })),
    translatedLanguages,
  };
}

async function hasItsPage(ctx: Context, kind: TermKind, { guidePageId }: TermToSave): Promise<boolean> {
  return kind !== "attributes" || guidePageId === null || isPageThere(ctx, guidePageId);
}

async function record(ctx: Context, action: "catalog.create" | "catalog.change", kind: TermKind, text: string) {
  await logAudit(ctx, { action, subject: { kind: "catalog", id: kind }, details: { text } });
}
