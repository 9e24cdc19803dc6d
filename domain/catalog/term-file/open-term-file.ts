import { isDeepStrictEqual } from "node:util";
import { FAILURES, type Failure } from "#shared/failures.ts";
import type { TermKind } from "#shared/term-kinds.ts";
import type { Context } from "../../context.ts";
import { ownFileOf } from "../import/own-images.ts";
import { findTermRecords } from "../term-admin/find-term-records.ts";
import { changeTerm, createTerm } from "../term-admin/save-term.ts";
import { termInput, type TermInput } from "../term-admin/term-admin.input.ts";
import type { TermRecord } from "../term-admin/term-admin.ts";
import type { Cells, RowOutcome, TermFile, TermWrite } from "./term-file.ts";

type KnownTerm = Omit<TermRecord, "version">;

const IMAGE_WIDTH = 640;

/** Brands, colors, tags or units as a file: brands are known by their slug or name, the others by their name. */
export async function openTermFile(ctx: Context, kind: Exclude<TermKind, "attribute-values">): Promise<TermFile> {
  const known = await createKnownTerms(ctx, kind);
  const own = { brands: ["slug", "name", "logo"], colors: ["name", "hex"] } as Partial<Record<TermKind, string[]>>;
  const isTranslated = kind !== "brands" && kind !== "tags";
  return {
    keys: kind === "brands" ? ["slug", "name"] : ["name"],
    columns: (languages) => [
      ...(own[kind] ?? ["name"]),
      ...(isTranslated ? languages.map((code) => `name:${code}`) : []),
    ],
    rows: () => Promise.resolve(known.all().map((term) => cellsOfTerm(ctx, term))),
    apply: (cells, recordWrite) => known.save(cells, { nameColumn: "name", attributeId: null, recordWrite }),
  };
}

/** Attributes with their values: a row without a value is the attribute itself. */
export async function openAttributeFile(ctx: Context): Promise<TermFile> {
  const attributes = await createKnownTerms(ctx, "attributes");
  const values = await createKnownTerms(ctx, "attribute-values");
  return {
    keys: ["attribute"],
    columns: (languages) => ["attribute", "value", ...languages.map((code) => `name:${code}`)],
    rows: () =>
      Promise.resolve(
        attributes.all().flatMap((attribute) => [
          { ...cellsOfTerm(ctx, attribute), attribute: attribute.name, value: "" },
          ...values
            .all()
            .filter(({ attributeId }) => attributeId === attribute.id)
            .map((value) => ({ ...cellsOfTerm(ctx, value), attribute: attribute.name, value: value.name })),
        ]),
      ),
    apply: async (cells, recordWrite) => {
      const { attribute = "", value = "" } = cells;
      const own = { nameColumn: "attribute", attributeId: null, recordWrite };
      if (value === "") return attributes.save({ ...cells, name: attribute }, own);
      const there = attributes.find(attribute, null);
      if (!there) {
        const made = await attributes.save({ name: attribute }, own);
        if (typeof made !== "string") return made;
      }
      const attributeId = attributes.find(attribute, null)?.id ?? null;
      return values.save({ ...cells, name: value }, { nameColumn: "value", attributeId, recordWrite });
    },
  };
}

function cellsOfTerm({ shopUrl }: Context, term: KnownTerm): Record<string, string> {
  return {
    slug: term.slug,
    name: term.name,
    hex: term.hex,
    logo: term.image === null ? "" : `${shopUrl}/img/${IMAGE_WIDTH}/${term.image}`,
    ...Object.fromEntries(term.translations.map(({ language, name }) => [`name:${language}`, name])),
  };
}

type Saving = { nameColumn: string; attributeId: number | null; recordWrite: (write: TermWrite) => void };

/** The terms of a kind while a file is read: what it creates is known to the rows after it. */
async function createKnownTerms(ctx: Context, kind: TermKind) {
  const terms: KnownTerm[] = await findTermRecords(ctx, kind);
  const keyOf = (name: string, attributeId: number | null) =>
    `${attributeId ?? ""}/${name.normalize("NFC").toLowerCase()}`;
  const byName = new Map(terms.map((term) => [keyOf(term.name, term.attributeId), term]));
  const bySlug = new Map(terms.filter(({ slug }) => slug !== "").map((term) => [term.slug, term]));

  async function save(cells: Cells, { nameColumn, attributeId, recordWrite }: Saving): Promise<RowOutcome> {
    const { name = "", slug = "", hex = "" } = cells;
    const there = bySlug.get(slug) ?? byName.get(keyOf(name, attributeId));
    const before = there && inputOfTerm(there);
    const logo = cells.logo ? ownFileOf(cells.logo, ctx.shopUrl) : null;
    if (cells.logo && logo === null)
      return { column: "logo", message: "Only pictures of this shop can be named here." };
    const parsed = termInput.safeParse({
      ...(before ?? { attribute_id: attributeId }),
      // A term that is identified by its name keeps it: another spelling is the same term.
      ...(name && (!there || there.slug !== "") ? { name } : {}),
      ...(slug ? { slug } : {}),
      ...(hex ? { hex } : {}),
      ...(logo === null ? {} : { image: logo }),
      translations: { ...before?.translations, ...translationsIn(cells) },
    });
    if (!parsed.success) return wrongCell(parsed.error.issues[0]!, nameColumn);
    if (before && isDeepStrictEqual(parsed.data, termInput.parse(before))) return "unchanged";
    const saved = there ? await changeTerm(ctx, kind, there.id, parsed.data) : await createTerm(ctx, kind, parsed.data);
    if (!saved.ok) return refused(saved.failure, nameColumn);
    const id = there?.id ?? saved.value ?? 0;
    recordWrite({ kind, id, before: before ?? null });
    remember({ ...recordOf(parsed.data), id, attributeId });
    return there ? "changed" : "created";
  }

  function remember(term: KnownTerm): void {
    byName.set(keyOf(term.name, term.attributeId), term);
    if (term.slug !== "") bySlug.set(term.slug, term);
  }

  return {
    all: () => terms,
    find: (name: string, attributeId: number | null) => byName.get(keyOf(name, attributeId)),
    save,
  };
}

function translationsIn(cells: Cells): Record<string, string> {
  return Object.fromEntries(
    Object.entries(cells)
      .filter(([column, text]) => column.startsWith("name:") && text !== "")
      .map(([column, text]) => [column.slice("name:".length), text]),
  );
}

export function inputOfTerm(term: KnownTerm): TermInput {
  return {
    name: term.name,
    slug: term.slug,
    image: term.image,
    hex: term.hex,
    attribute_id: term.attributeId,
    guide_page_id: term.guidePageId,
    translations: Object.fromEntries(term.translations.map(({ language, name }) => [language, name])),
  };
}

function recordOf(input: TermInput): Omit<KnownTerm, "id" | "attributeId"> {
  return {
    name: input.name,
    slug: input.slug,
    image: input.image,
    hex: input.hex,
    guidePageId: input.guide_page_id,
    usesCount: 0,
    translations: Object.entries(input.translations).map(([language, name]) => ({ language, name })),
  };
}

type Issue = { code: string; message: string; path: PropertyKey[] };

export function wrongCell({ code, message, path }: Issue, nameColumn: string): RowOutcome {
  const [field, language, part] = path;
  const translated = `${String(part ?? "name")}:${String(language)}`;
  const column = field === "translations" ? translated : field === "name" ? nameColumn : String(field);
  if (code === "custom") return { column, message };
  return { column, message: code === "too_small" ? "This field is required." : "This value isn't valid." };
}

export function refused({ code, values }: Failure, column: string): RowOutcome {
  return { column, message: FAILURES[code].keyword, values };
}
