import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { attributes, attributeValues, attributeValueTranslations } from "#db/schema/attribute.ts";
import { auditEntries } from "#db/schema/audit.ts";
import { brands } from "#db/schema/brand.ts";
import { categories } from "#db/schema/category.ts";
import { colors } from "#db/schema/color.ts";
import { tags } from "#db/schema/tag.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { makeContext } from "#tests/support/context.ts";
import { comeAsStaff } from "#tests/support/customers.ts";
import { valueOf } from "#tests/support/value-of.ts";
import type { ReferenceList } from "#shared/reference-lists.ts";
import { exportTerms } from "./export-terms.ts";
import { importTerms } from "./import-terms.ts";

const { db } = await openTestDatabase();

const boss = await comeAsStaff(db, ["catalog.manage"]);

async function send(list: ReferenceList, text: string, options: { dry_run?: "1"; on_error?: "abort" } = {}) {
  const file = { name: `${list}.csv`, bytes: new TextEncoder().encode(text) };
  return valueOf(await importTerms(boss, list, file, { dry_run: "0", on_error: "skip", ...options }));
}

const exported = async (list: ReferenceList): Promise<string> => valueOf(await exportTerms(boss, list));

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
