import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditEntries } from "#db/schema/audit.ts";
import { products } from "#db/schema/product.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { makeCategory, makeProduct, makeShop } from "#tests/support/catalog.ts";
import { customerContext, staffContext } from "#tests/support/customers.ts";
import { valueOf } from "#tests/support/value-of.ts";
import { MAX_SPECIFICATION_ROWS } from "#shared/product-choices.ts";
import { findTemplateRecords } from "./find-templates.ts";
import { mergeTemplate } from "./merge-template.ts";
import { changeTemplate, createTemplate, removeTemplate } from "./save-template.ts";
import { templateInput } from "./specification-template.input.ts";

const { db } = await openTestDatabase();
const categoryId = await makeCategory(db);
const staff = await staffContext(db, ["catalog.manage"]);

const CLOTHES = templateInput.parse({
  name: "Clothes",
  rows: ["Material", "Care"],
  translations: { es: ["Material"] },
});

test("a template is created, counted in products that have all its rows, changed and deleted", async () => {
  const { productId } = await makeProduct(db, await makeShop(db), categoryId);
  const specification = [
    { name: "Care", value: "30 °C" },
    { name: "Material", value: "Wool" },
  ];
  await db.update(products).set({ specification }).where(eq(products.id, productId));
  const created = valueOf(await createTemplate(staff, CLOTHES));
  expect(await findTemplateRecords(staff)).toEqual([
    {
      id: created,
      name: "Clothes",
      categoryId: null,
      rows: ["Material", "Care"],
      translations: [{ language: "es", rows: ["Material", ""] }],
      usesCount: 1,
      version: expect.any(String),
    },
  ]);
  expect(await createTemplate(staff, CLOTHES)).toFail("name_taken");
  const more = { ...CLOTHES, rows: ["Material", "Fit"], category_id: categoryId };
  expect(await changeTemplate(staff, created, more)).toSucceed();
  expect(await findTemplateRecords(staff)).toMatchObject([{ categoryId, rows: ["Material", "Fit"], usesCount: 0 }]);
  expect(await changeTemplate(staff, created, { ...more, category_id: 999_999 })).toFail("not_found");
  expect(await removeTemplate(staff, created)).toSucceed();
  expect(await removeTemplate(staff, created)).toFail("not_found");
  const audited = await db.select({ action: auditEntries.action }).from(auditEntries);
  const actions = audited.map(({ action }) => action);
  expect(actions.toSorted()).toEqual(["catalog.change", "catalog.create", "catalog.delete"]);
});

test("rows are named once, and a customer finds nothing", async () => {
  expect(templateInput.safeParse({ name: "Twice", rows: ["Size", "Size"] }).success).toBe(false);
  const customer = await customerContext(db);
  expect(await createTemplate(customer, CLOTHES)).toFail("not_found");
  expect(await removeTemplate(customer, 1)).toFail("not_found");
});

const make = async (typed: object) => valueOf(await createTemplate(staff, templateInput.parse(typed)));
const recordOf = async (id: number) => (await findTemplateRecords(staff)).find((template) => template.id === id);

test("a duplicate is merged: the other one gets its rows and translations, products keep their specifications", async () => {
  const { productId } = await makeProduct(db, await makeShop(db), categoryId);
  const specification = [{ name: "Sole", value: "Rubber" }];
  await db.update(products).set({ specification }).where(eq(products.id, productId));
  const twin = { name: "Footwear", rows: ["sole", "Lining"], translations: { es: ["Suela", "Forro"] } };
  const id = await make({ ...twin, category_id: categoryId });
  const intoId = await make({ name: "Shoes", rows: ["Upper", "Sole"], translations: { es: ["Corte"] } });
  expect(await mergeTemplate(staff, id, { into_id: intoId })).toSucceed();
  expect(await recordOf(id)).toBeUndefined();
  expect(await recordOf(intoId)).toMatchObject({
    name: "Shoes",
    categoryId,
    rows: ["Upper", "Sole", "Lining"],
    translations: [{ language: "es", rows: ["Corte", "Suela", "Forro"] }],
  });
  const [product] = await db.select().from(products).where(eq(products.id, productId));
  expect(product!.specification).toEqual(specification);
  const entries = await db.select().from(auditEntries).where(eq(auditEntries.action, "catalog.merge"));
  expect(entries).toMatchObject([{ details: { text: "Footwear → Shoes" } }]);
});

test("two templates are not merged if one was saved since, if they are the same, or if they have too many rows", async () => {
  const id = await make({ name: "Chairs", rows: ["Height"] });
  const intoId = await make({ name: "Seats", rows: ["Width"] });
  const versions = { version: (await recordOf(id))!.version, into_version: (await recordOf(intoId))!.version };
  valueOf(await changeTemplate(staff, intoId, templateInput.parse({ name: "Seats", rows: ["Depth"] })));
  expect(await mergeTemplate(staff, id, { into_id: intoId, ...versions })).toFail("changed_meanwhile");
  expect(await mergeTemplate(staff, id, { into_id: id })).toFail("terms_differ");
  expect(await mergeTemplate(staff, id, { into_id: 999_999 })).toFail("not_found");
  const many = Array.from({ length: MAX_SPECIFICATION_ROWS }, (_row, place) => `Row ${place}`);
  const fullId = await make({ name: "Full", rows: many });
  expect(await mergeTemplate(staff, id, { into_id: fullId })).toFail("template_rows_many");
  expect(await mergeTemplate(await customerContext(db), id, { into_id: intoId })).toFail("not_found");
  expect(await recordOf(id)).toMatchObject({ rows: ["Height"], version: versions.version });
});
