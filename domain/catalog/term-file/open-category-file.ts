import { isDeepStrictEqual } from "node:util";
import type { Context } from "../../context.ts";
import { categoryInput, type CategoryInput } from "../category-admin/category-admin.input.ts";
import type { CategoryRecord, CategoryTexts } from "../category-admin/category-admin.ts";
import { findCategoryRecords } from "../category-admin/find-category-records.ts";
import { moveCategory } from "../category-admin/move-category.ts";
import { changeCategory, createCategory } from "../category-admin/save-category.ts";
import { isYes } from "../product-file/souk-cells.ts";
import { slugOf } from "../product-admin/slug.ts";
import type { Cells, RowOutcome, TermFile, TermWrite } from "./term-file.ts";
import { refused, wrongCell } from "./open-term-file.ts";

const TEXTS = ["name", "description", "seo_title", "seo_description"] as const;
/** In the column `parent`: no parent. Empty: unchanged. */
const TOP = "-";
/** In the column `return_days`: those of the category above. Empty: unchanged. */
const INHERITED = "-";
const LAST = 10_000;

type Known = { id: number; parentId: number | null; input: CategoryInput };

/** Categories as a file, known by their slug; parents come before what is in them. */
export async function openCategoryFile(ctx: Context): Promise<TermFile> {
  const records = await findCategoryRecords(ctx);
  const slugs = new Map(records.map(({ id, slug }) => [id, slug]));
  const known = new Map(
    records.map((record): [string, Known] => [
      record.slug,
      { id: record.id, parentId: record.parentId, input: inputOfCategory(record) },
    ]),
  );

  async function apply(cells: Cells, recordWrite: (write: TermWrite) => void): Promise<RowOutcome> {
    const slug = cells.slug || slugOf(cells.name ?? "");
    const there = known.get(slug);
    const parent = cells.parent ?? "";
    const above = parent === "" || parent === TOP ? undefined : known.get(parent);
    if (parent !== "" && parent !== TOP && !above)
      return { column: "parent", message: "There is no category with this address." };
    const parsed = categoryInput.safeParse({ ...there?.input, ...readFilledCells(cells, there?.input), slug });
    if (!parsed.success) return wrongCell(parsed.error.issues[0]!, "name");
    const parentId = parent === "" ? (there?.parentId ?? null) : (above?.id ?? null);
    if (!there) {
      const created = await createCategory(ctx, { ...parsed.data, parent_id: parentId });
      if (!created.ok) return refused(created.failure, "slug");
      recordWrite({ kind: "categories", id: created.value, before: null });
      known.set(slug, { id: created.value, parentId, input: parsed.data });
      return "created";
    }
    const isMoved = parentId !== there.parentId;
    const isChanged = !isDeepStrictEqual(parsed.data, there.input);
    if (isMoved) {
      const moved = await moveCategory(ctx, there.id, { parentId, position: LAST });
      if (!moved.ok) return refused(moved.failure, "parent");
    }
    if (isChanged) {
      const changed = await changeCategory(ctx, there.id, parsed.data);
      if (!changed.ok) return refused(changed.failure, "slug");
    }
    if (isMoved || isChanged)
      recordWrite({ kind: "categories", id: there.id, before: { ...there.input, parent_id: there.parentId } });
    known.set(slug, { ...there, parentId, input: parsed.data });
    return isMoved || isChanged ? "changed" : "unchanged";
  }

  return {
    keys: ["slug", "name"],
    columns: (languages) => [
      "slug",
      "parent",
      ...TEXTS,
      "hidden",
      "return_days",
      ...languages.flatMap((code) => TEXTS.map((text) => `${text}:${code}`)),
    ],
    rows: () =>
      Promise.resolve(
        records.map((record) => ({
          slug: record.slug,
          parent: record.parentId === null ? TOP : (slugs.get(record.parentId) ?? TOP),
          ...textCells(record, ""),
          hidden: record.isHidden ? "1" : "0",
          return_days: record.returnDays === null ? INHERITED : String(record.returnDays),
          ...Object.assign({}, ...record.translations.map((texts) => textCells(texts, `:${texts.language}`))),
        })),
      ),
    apply,
  };
}

export function inputOfCategory(record: CategoryRecord): CategoryInput {
  return categoryInput.parse({
    ...textCells(record, ""),
    slug: record.slug,
    image: record.image,
    icon: record.icon,
    banner: record.banner,
    return_days: record.returnDays,
    is_hidden: record.isHidden,
    attribute_ids: record.attributeIds,
    translations: Object.fromEntries(record.translations.map((texts) => [texts.language, textCells(texts, "")])),
  });
}

function textCells(texts: CategoryTexts, suffix: string): Record<string, string> {
  const { name, description, seoTitle, seoDescription } = texts;
  const wire = { name, description, seo_title: seoTitle, seo_description: seoDescription };
  return Object.fromEntries(TEXTS.map((field) => [`${field}${suffix}`, wire[field]]));
}

/** The values of the cells that are not empty. */
function readFilledCells(cells: Cells, before: CategoryInput | undefined): object {
  const texts = Object.fromEntries(TEXTS.flatMap((field) => (cells[field] ? [[field, cells[field]]] : [])));
  const translations: Record<string, object> = { ...before?.translations };
  for (const [column, text] of Object.entries(cells)) {
    const [field, language] = column.split(":");
    if (language === undefined || text === "" || !TEXTS.some((each) => each === field)) continue;
    translations[language] = { ...translations[language], [field!]: text };
  }
  const days = cells.return_days ?? "";
  return {
    ...texts,
    ...(cells.hidden ? { is_hidden: isYes(cells.hidden) } : {}),
    ...(days === "" ? {} : { return_days: days === INHERITED ? null : Number(days) }),
    translations,
  };
}
