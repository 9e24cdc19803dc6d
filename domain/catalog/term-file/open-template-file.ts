import { isDeepStrictEqual } from "node:util";
import { findTranslatedLanguages } from "#domain/platform/language/find-translated-languages.ts";
import type { Context } from "../../context.ts";
import { getCategoryTree } from "../category/find-categories.ts";
import { findTemplates } from "../specification-template/find-templates.ts";
import { changeTemplate, createTemplate } from "../specification-template/save-template.ts";
import { templateInput, type TemplateInput } from "../specification-template/specification-template.input.ts";
import { type SpecificationTemplate, translationOf } from "../specification-template/specification-template.ts";
import { refused, wrongCell } from "./open-term-file.ts";
import type { Cells, RowOutcome, TermFile, TermWrite } from "./term-file.ts";

/** In the column `category`: for products of any. Empty: unchanged. */
const ANY = "-";
/** In a line of translated rows: not translated. A cell can't begin with an empty line. */
const UNTRANSLATED = "-";

/** Templates of specifications as a file, known by their name; a cell has all rows, one in each line. */
export async function openTemplateFile(ctx: Context): Promise<TermFile> {
  const templates = await findTemplates(ctx);
  const { byId, bySlug } = await getCategoryTree(ctx);
  const translated = await findTranslatedLanguages(ctx);
  const byName = new Map<string, SpecificationTemplate>();
  const byKey = new Map<string, SpecificationTemplate>();
  for (const template of templates) remember(template);

  function remember(template: SpecificationTemplate): void {
    byName.set(template.name, template);
    byKey.set(keyOf(template.name), template);
  }

  async function apply(cells: Cells, recordWrite: (write: TermWrite) => void): Promise<RowOutcome> {
    const { name = "", category = "" } = cells;
    const there = byName.get(name) ?? byKey.get(keyOf(name));
    if (category !== "" && category !== ANY && !bySlug.has(category))
      return { column: "category", message: "There is no category with this address." };
    const categoryId = category === "" ? (there?.categoryId ?? null) : (bySlug.get(category)?.id ?? null);
    const rows = cells.rows ? linesOf(cells.rows).filter(Boolean) : (there?.rows ?? []);
    const tooLong = translated.find((language) => linesOf(cells[columnOf(language)] ?? "").length > rows.length);
    if (tooLong !== undefined && rows.length > 0)
      return { column: columnOf(tooLong), message: "The same rows in the same order." };
    const translations = translationsIn(cells, rows, there, translated);
    // A template is identified by its name: another spelling is the same one.
    const parsed = templateInput.safeParse({ name: there?.name ?? name, category_id: categoryId, rows, translations });
    if (!parsed.success) {
      const issue = parsed.error.issues[0]!;
      const [field, language] = issue.path;
      return wrongCell(field === "translations" ? { ...issue, path: [field, language!, "rows"] } : issue, "name");
    }
    if (there) {
      const before = { ...inputOfTemplate(there), translations: translationsIn({}, there.rows, there, translated) };
      if (isDeepStrictEqual(parsed.data, templateInput.parse(before))) return "unchanged";
    }
    const saved = there ? await changeTemplate(ctx, there.id, parsed.data) : await createTemplate(ctx, parsed.data);
    if (!saved.ok) return refused(saved.failure, "name");
    recordWrite({ kind: "specification-templates", id: saved.value, before: there ? inputOfTemplate(there) : null });
    remember({
      id: saved.value,
      name: parsed.data.name,
      categoryId,
      rows: parsed.data.rows,
      translations: Object.entries(parsed.data.translations).map(([language, own]) => ({ language, rows: own })),
    });
    return there ? "changed" : "created";
  }

  return {
    keys: ["name"],
    columns: (languages) => ["name", "category", "rows", ...languages.map(columnOf)],
    rows: (languages) =>
      Promise.resolve(
        templates.map((template) => ({
          name: template.name,
          category: byId.get(template.categoryId ?? 0)?.slug ?? ANY,
          rows: template.rows.join("\n"),
          ...Object.fromEntries(
            Object.entries(translationsIn({}, template.rows, template, languages)).map(([language, rows]) => [
              columnOf(language),
              rows.map((row) => row || UNTRANSLATED).join("\n"),
            ]),
          ),
        })),
      ),
    apply,
  };
}

export function inputOfTemplate({ name, categoryId, rows, translations }: SpecificationTemplate): TemplateInput {
  return {
    name,
    category_id: categoryId,
    rows,
    translations: Object.fromEntries(translations.map((each) => [each.language, each.rows])),
  };
}

/** Cells contain the translations of `rows` in their order; if empty, each row keeps its own. */
function translationsIn(
  cells: Cells,
  rows: readonly string[],
  there: SpecificationTemplate | undefined,
  languages: readonly string[],
): Record<string, string[]> {
  const byLanguage = languages.map((language): [string, string[]] => {
    const cell = cells[columnOf(language)] ?? "";
    if (cell === "") return [language, rows.map((row) => (there ? translationOf(there, language, row) : ""))];
    const lines = linesOf(cell).map((line) => (line === UNTRANSLATED ? "" : line));
    return [language, rows.map((_row, place) => lines[place] ?? "")];
  });
  return Object.fromEntries(byLanguage.filter(([, own]) => own.some(Boolean)));
}

function columnOf(language: string): string {
  return `rows:${language.toLowerCase()}`;
}

function linesOf(cell: string): string[] {
  return cell.split(/\r\n|\r|\n/).map((line) => line.trim());
}

function keyOf(name: string): string {
  return name.normalize("NFC").toLowerCase();
}
