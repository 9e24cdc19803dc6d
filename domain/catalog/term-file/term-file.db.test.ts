import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { attributes, attributeValues, attributeValueTranslations } from "#db/schema/attribute.ts";
import { auditEntries } from "#db/schema/audit.ts";
import { brands } from "#db/schema/brand.ts";
import { categories } from "#db/schema/category.ts";
import { colors } from "#db/schema/color.ts";
import { products } from "#db/schema/product.ts";
import { specificationTemplates, specificationTemplateTranslations } from "#db/schema/specification-template.ts";
import { tags } from "#db/schema/tag.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { makeCategory, makeProduct, makeShop } from "#tests/support/catalog.ts";
import { makeContext } from "#tests/support/context.ts";
import { staffContext } from "#tests/support/customers.ts";
import { valueOf } from "#tests/support/value-of.ts";
import type { ReferenceList } from "#shared/reference-lists.ts";
import { exportTerms } from "./export-terms.ts";
import { findTermImports } from "./find-term-imports.ts";
import { importTerms } from "./import-terms.ts";
import { undoTermImport } from "./undo-term-import.ts";

const { db } = await openTestDatabase();

const staff = await staffContext(db, ["catalog.manage"]);

async function send(list: ReferenceList, text: string, options: { dry_run?: "1"; on_error?: "abort" } = {}) {
  const file = { name: `${list}.csv`, bytes: new TextEncoder().encode(text) };
  return valueOf(await importTerms(staff, list, file, { dry_run: "0", on_error: "skip", ...options }));
}

const exported = async (list: ReferenceList): Promise<string> => valueOf(await exportTerms(staff, list));

test("adds and changes brands by their address, and reads its own export without a change", async () => {
  await send("brands", "slug,name\nacme,Acme\nzest,Zest & Sons");
  const done = await send("brands", "slug,name\nacme,Acme Ltd\n,Norden\nacme,\n,");
  expect(done).toMatchObject({ created: 1, changed: 1, unchanged: 1, errors: [{ line: 5, column: "slug" }] });
  const [acme] = await db.select().from(brands).where(eq(brands.slug, "acme"));
  expect(acme!.name).toBe("Acme Ltd");
  const again = await send("brands", await exported("brands"));
  expect(again).toMatchObject({ created: 0, changed: 0, errors: [] });
  expect(again.unchanged).toBe(again.rows);
});

test("says by line and column what is wrong, and imports nothing in a dry run or on demand", async () => {
  const text = "name,hex,name:ar\nMoss,#5a6b3c,طحلبي\nNight,midnight,\n,#000000,";
  const errors = [
    { line: 3, column: "hex", message: "Enter a color such as #0b6360." },
    { line: 4, column: "name", message: "This field is required." },
  ];
  expect(await send("colors", text, { dry_run: "1" })).toMatchObject({ created: 1, errors });
  expect(await send("colors", text, { on_error: "abort" })).toMatchObject({ created: 0, errors });
  expect(await db.$count(colors, eq(colors.name, "Moss"))).toBe(0);
  expect(await db.$count(auditEntries, eq(auditEntries.action, "catalog.import"))).toBe(0);
  expect(await send("colors", text)).toMatchObject({ created: 1, errors });
  expect(await db.$count(colors, eq(colors.name, "Moss"))).toBe(1);
});

test("makes attributes with their values, and translates a value", async () => {
  const done = await send("attributes", "attribute,value,name:ar\nFinish,Matt,مطفي\nFinish,Gloss,\nfinish,matt,مطفأ");
  expect(done).toMatchObject({ created: 2, changed: 1, errors: [] });
  const [finish] = await db.select().from(attributes).where(eq(attributes.name, "Finish"));
  const values = await db.select().from(attributeValues).where(eq(attributeValues.attributeId, finish!.id));
  expect(values.map(({ name }) => name).toSorted()).toEqual(["Gloss", "Matt"]);
  const names = await db.select({ name: attributeValueTranslations.name }).from(attributeValueTranslations);
  expect(names.map(({ name }) => name)).toContain("مطفأ");
  expect(await send("attributes", await exported("attributes"))).toMatchObject({ created: 0, changed: 0, errors: [] });
});

test("makes a tree of categories, moves one, and keeps what a file does not say", async () => {
  await send("categories", "slug,parent,name,description\ngarden,-,Garden,Outdoors\npots,garden,Pots,");
  const moved = await send("categories", "slug,parent,name\npots,-,\nsheds,no-such,Sheds");
  expect(moved).toMatchObject({ changed: 1, errors: [{ line: 3, column: "parent" }] });
  const [pots] = await db.select().from(categories).where(eq(categories.slug, "pots"));
  expect(pots).toMatchObject({ name: "Pots", parentId: null });
  const [garden] = await db.select().from(categories).where(eq(categories.slug, "garden"));
  expect(garden!.description).toBe("Outdoors");
  expect(await send("categories", await exported("categories"))).toMatchObject({ created: 0, changed: 0, errors: [] });
});

const templateNamed = async (name: string) =>
  (await db.select().from(specificationTemplates).where(eq(specificationTemplates.name, name)))[0];

test("makes specification templates of a category with their rows and translations, and keeps what a file does not say", async () => {
  await send("categories", "slug,parent,name\nlamps,-,Lamps");
  const text = 'name,category,rows,rows:es\nLamp,lamps,"Socket\nShade\nPower","-\nPantalla\nPotencia"';
  expect(await send("specification-templates", text)).toMatchObject({ created: 1, errors: [] });
  const [lamps] = await db.select().from(categories).where(eq(categories.slug, "lamps"));
  const made = await templateNamed("Lamp");
  expect(made).toMatchObject({ categoryId: lamps!.id, rows: ["Socket", "Shade", "Power"] });
  const translations = () =>
    db
      .select({ rows: specificationTemplateTranslations.rows })
      .from(specificationTemplateTranslations)
      .where(eq(specificationTemplateTranslations.templateId, made!.id));
  expect(await translations()).toEqual([{ rows: ["", "Pantalla", "Potencia"] }]);
  // Translations follow their rows.
  const moved = 'name,rows\nlamp,"Power\nSocket\nColor"';
  expect(await send("specification-templates", moved)).toMatchObject({ changed: 1, errors: [] });
  expect(await templateNamed("Lamp")).toMatchObject({ categoryId: lamps!.id, rows: ["Power", "Socket", "Color"] });
  expect(await translations()).toEqual([{ rows: ["Potencia", "", ""] }]);
  const again = await send("specification-templates", await exported("specification-templates"));
  expect(again).toMatchObject({ created: 0, changed: 0, errors: [] });
  expect(again.unchanged).toBe(again.rows);
});

test("says by line and column what is wrong with specification templates", async () => {
  const text = [
    "name,category,rows,rows:es",
    "Sofa,no-such,Seats,",
    "Sofa,,,",
    'Sofa,,"Seats\nSeats",',
    'Sofa,,Seats,"Plazas\nTela"',
    `Sofa,,${"x".repeat(81)},`,
    ",,Seats,",
  ].join("\n");
  const { errors, created } = await send("specification-templates", text, { dry_run: "1" });
  expect(created).toBe(0);
  expect(errors.map(({ line, column, message }) => [line, column, message])).toEqual([
    [2, "category", "There is no category with this address."],
    [3, "rows", "This field is required."],
    [4, "rows", "Each row needs its own name."],
    [6, "rows:es", "The same rows in the same order."],
    [8, "rows", "This value isn't valid."],
    [9, "name", "This field is required."],
  ]);
});

test("keeps hostile text as text, and out of reach of spreadsheets", async () => {
  await send("tags", 'name\n"=HYPERLINK(""x"")"\n<b>bold</b>');
  expect((await db.select().from(tags)).map(({ name }) => name)).toContain('=HYPERLINK("x")');
  expect(await exported("tags")).toContain(`'=HYPERLINK`);
  expect(await send("tags", await exported("tags"))).toMatchObject({ created: 0, errors: [] });
});

test("is for staff who may manage the catalog", async () => {
  const guest = makeContext(db);
  const file = { name: "a.csv", bytes: new TextEncoder().encode("name\nx") };
  const options = { dry_run: "0", on_error: "skip" } as const;
  expect(await importTerms(guest, "tags", file, options)).toFail();
  expect(await exportTerms(guest, "tags")).toFail();
});

const latest = async (list: ReferenceList) => {
  const found = await findTermImports(staff, list);
  if (!found.ok) throw new Error(found.failure.code);
  return found.value[0]!;
};
const undo = (list: ReferenceList, id: number) => undoTermImport(staff, list, id);

describe("an import in the history", () => {
  test("says who did what, and is undone once: what it added goes, what it changed is as before", async () => {
    await send("brands", "slug,name\nacme,Acme");
    await send("brands", "slug,name\nacme,Acme Ltd\nnorden,Norden\nnorden,Norden & Co\n,");
    const run = await latest("brands");
    expect(run).toMatchObject({ fileName: "brands.csv", startedBy: "Ada Lovelace", rows: 4, created: 1, changed: 2 });
    expect(run).toMatchObject({ errorsCount: 1, canUndo: true, undoneAt: null });
    expect(await undo("colors", run.id)).toMatchObject({ failure: { code: "not_found" } });
    expect(await undo("brands", run.id)).toEqual({ ok: true, value: { removed: 1, restored: 1, left: 0 } });
    const names = (await db.select().from(brands)).map(({ name }) => name);
    expect(names).toContain("Acme");
    expect(names.some((name) => name.startsWith("Norden"))).toBe(false);
    expect(await latest("brands")).toMatchObject({ canUndo: false, undoneAt: expect.any(String) });
    expect(await undo("brands", run.id)).toMatchObject({ failure: { code: "import_not_to_undo" } });
  });

  test("leaves records alone that were saved since", async () => {
    await send("colors", "name,hex\nMoss,#5a6b3c\nSlate,#667788");
    const { id } = await latest("colors");
    await send("colors", "name,hex\nMoss,#112233");
    expect(await undo("colors", id)).toEqual({ ok: true, value: { removed: 1, restored: 0, left: 1 } });
    const [moss] = await db.select().from(colors).where(eq(colors.name, "Moss"));
    expect(moss!.hex).toBe("#112233");
  });

  test("takes attributes with their values, tags and units back, but nothing that is in use", async () => {
    await send("attributes", "attribute,value\nFinish,Matt\nFinish,Gloss");
    expect(await undo("attributes", (await latest("attributes")).id)).toMatchObject({ value: { removed: 3, left: 0 } });
    expect(await db.$count(attributes, eq(attributes.name, "Finish"))).toBe(0);
    const product = await makeProduct(db, await makeShop(db), await makeCategory(db));
    await send("tags", "name\nslow\nquick");
    await db
      .update(products)
      .set({ tags: ["slow"] })
      .where(eq(products.id, product.productId));
    expect(await undo("tags", (await latest("tags")).id)).toMatchObject({ value: { removed: 1, left: 1 } });
    await send("units", "name\nbushel");
    expect(await undo("units", (await latest("units")).id)).toMatchObject({ value: { removed: 1 } });
  });

  test("moves categories back under their parents", async () => {
    await send("categories", "slug,parent,name\ngarden,-,Garden\npots,garden,Pots");
    await send("categories", "slug,parent,name\npots,-,Big pots\nurns,pots,Urns");
    expect(await undo("categories", (await latest("categories")).id)).toMatchObject({
      value: { removed: 1, restored: 1, left: 0 },
    });
    const [garden] = await db.select().from(categories).where(eq(categories.slug, "garden"));
    const [pots] = await db.select().from(categories).where(eq(categories.slug, "pots"));
    expect(pots).toMatchObject({ name: "Pots", parentId: garden!.id });
    expect(await db.$count(categories, eq(categories.slug, "urns"))).toBe(0);
  });

  test("takes specification templates back: the new one goes, the changed one is as before", async () => {
    await send("specification-templates", "name,rows,rows:es\nDesk,Width,Ancho");
    await send("specification-templates", 'name,rows\nDesk,"Depth\nWidth"\nBench,Length');
    const { id } = await latest("specification-templates");
    expect(await undo("specification-templates", id)).toMatchObject({ value: { removed: 1, restored: 1, left: 0 } });
    expect(await templateNamed("Desk")).toMatchObject({ rows: ["Width"] });
    expect(await templateNamed("Bench")).toBeUndefined();
    expect(await exported("specification-templates")).toContain("Ancho");
  });

  test("can't be undone after a day, nor by others, and a check leaves no history", async () => {
    await send("tags", "name\nold");
    const { id } = await latest("tags");
    await send("tags", "name\nnew", { dry_run: "1" });
    expect((await latest("tags")).id).toBe(id);
    const later = { ...staff, now: () => new Date(staff.now().getTime() + 86_400_001) };
    expect(await undoTermImport(later, "tags", id)).toMatchObject({ failure: { code: "import_not_to_undo" } });
    expect(await undoTermImport(makeContext(db), "tags", id)).toMatchObject({ ok: false });
    expect(await findTermImports(makeContext(db), "tags")).toMatchObject({ ok: false });
  });
});
