import { readFile } from "node:fs/promises";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { attributes, attributeValues } from "#db/schema/attribute.ts";
import { brands } from "#db/schema/brand.ts";
import { categories } from "#db/schema/category.ts";
import { colors } from "#db/schema/color.ts";
import { products } from "#db/schema/product.ts";
import { makeProduct, makeShop } from "#tests/support/catalog.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { staffContext } from "#tests/support/customers.ts";
import { valueOf } from "#tests/support/value-of.ts";
import { findCategories } from "../category/find-categories.ts";
import { getProductForm } from "../product-admin/get-product-form.ts";
import type { ProductForm } from "../product-admin/product-admin.ts";
import { getImport } from "./get-import.ts";
import type { ProductImport } from "./import.ts";
import { runImports } from "./run-imports.ts";
import { startImport } from "./start-import.ts";
import { undoImport } from "./undo-import.ts";

const { db } = await openTestDatabase();
const OPERATOR = { kind: "operator", shopId: null } as const;

const staff = await staffContext(db, ["catalog.manage"]);
const shopId = await makeShop(db);

async function takeOver(name: string): Promise<ProductImport> {
  const bytes = new Uint8Array(await readFile(new URL(`../../../tests/support/exports/${name}`, import.meta.url)));
  const options = { dry_run: "0", on_error: "skip", format: "auto", whole_shop: "1" } as const;
  const started = valueOf(await startImport(staff, OPERATOR, shopId, { name, bytes }, options));
  await runImports(staff);
  return valueOf(await getImport(staff, OPERATOR, started.id));
}

async function formOf(name: string): Promise<ProductForm & { status: string }> {
  const [row] = await db.select().from(products).where(eq(products.name, name));
  const form = valueOf(await getProductForm(staff, OPERATOR, row?.id ?? 0));
  return { ...form, status: row!.status };
}

async function pathsOfCategories(): Promise<string[]> {
  const pathsOf = (list: Awaited<ReturnType<typeof findCategories>>, above: string): string[] =>
    list.flatMap(({ name, children }) => [above + name, ...pathsOf(children, `${above}${name} > `)]);
  return pathsOf(await findCategories(staff), "");
}

test("an export of Shopify becomes a shop: categories, brands and colors are made, what was on sale there is on sale here", async () => {
  const run = await takeOver("shopify.csv");
  expect(run).toMatchObject({ state: "done", format: "shopify", created: 17, skipped: 2 });
  const messages = run.errors.map(({ line, column, message }) => `${line} ${column}: ${message}`);
  expect(messages).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/Title: Gift cards can't be imported/),
      expect.stringMatching(/Product Category: /),
      expect.stringMatching(/Variant Inventory Qty: The file doesn't track stock for this product/),
    ]),
  );
  expect(await pathsOfCategories()).toEqual(
    expect.arrayContaining(["Shirts", "Tableware", "Furniture", "Furniture > Stools", "Leather goods"]),
  );
  const shirt = await formOf("Linen Shirt");
  expect(shirt).toMatchObject({
    status: "published",
    description:
      "<p>A <strong>breathable</strong> linen shirt.</p><ul><li>Pre-washed</li><li>Mother-of-pearl buttons</li></ul>",
    specification: [
      { name: "Fabric", value: "linen, cotton" },
      { name: "Care instructions", value: "Wash at 30 °C" },
    ],
  });
  expect(shirt.variants.map(({ sku, price, specialPrice, barcode }) => [sku, price, specialPrice, barcode])).toEqual([
    ["LS-NA-S", "79.00", "59.00", "0401234500017"],
    ["LS-NA-M", "79.00", "59.00", ""],
    ["LS-NA-L", "79.00", "59.00", ""],
    ["LS-WH-S", "59.00", "", ""],
    ["LS-WH-M", "59.00", "", ""],
    ["LS-WH-L", "59.00", "", ""],
  ]);
  expect(new Set(shirt.variants.map(({ colorId }) => colorId)).size).toBe(2);
  const made = await db.select({ name: colors.name, hex: colors.hex }).from(colors);
  expect(made).toEqual(expect.arrayContaining([{ name: "Heather Grey", hex: "#808080" }]));
  expect((await db.select().from(brands)).map(({ name }) => name).toSorted()).toEqual([
    "Atelier Ton",
    "Field Supply",
    "Harbor & Co.",
    "Werkhaus",
  ]);
  expect(await formOf("Oak Stool")).toMatchObject({
    description: "<p>Solid oak.</p><p>Height <em>45 cm</em><br>Load 120 kg</p>",
  });
  expect(await formOf("Water Jug")).toMatchObject({ variants: [{ stock: 1000 }] });
  expect(await formOf("Poster 2022")).toMatchObject({ status: "draft", variants: [{ stock: 0 }] });
  expect(await formOf("Autumn Coat")).toMatchObject({ status: "draft" });
  expect(await formOf("Apron Sewing Pattern (PDF)")).toMatchObject({ type: "digital", status: "published" });
});

test("an undo removes what the run made and nothing else uses", async () => {
  const run = await takeOver("shopify.csv");
  const [brand] = await db.select().from(brands).where(eq(brands.name, "Werkhaus"));
  const [category] = await db.select().from(categories).where(eq(categories.name, "Stools"));
  await makeProduct(db, shopId, category!.id, { brandId: brand!.id });
  expect(await undoImport(staff, OPERATOR, run.id)).toMatchObject({ value: { removed: 17, archived: 0 } });
  expect(await pathsOfCategories()).toEqual(["Furniture", "Furniture > Stools"]);
  expect((await db.select().from(brands)).map(({ name }) => name)).toEqual(["Werkhaus"]);
  expect(await db.select().from(colors)).toEqual([]);
  expect(await db.select().from(attributeValues)).toEqual([]);
  expect(await db.select().from(attributes)).toEqual([]);
});

test("an undo leaves an attribute that got a value since, and values that a product still has", async () => {
  const first = await takeOver("shopify.csv");
  const [size] = await db.select().from(attributes).where(eq(attributes.name, "Size"));
  await db.insert(attributeValues).values({ attributeId: size!.id, name: "One size" });
  expect(await undoImport(staff, OPERATOR, first.id)).toSucceed();
  expect((await db.select().from(attributes)).map(({ name }) => name)).toEqual(["Size"]);
  expect((await db.select().from(attributeValues)).map(({ name }) => name)).toEqual(["One size"]);
});

test("an export of WooCommerce becomes a shop: a tree of categories, sale dates, facts; grouped and external products are named", async () => {
  const run = await takeOver("woocommerce.csv");
  expect(run).toMatchObject({ state: "done", format: "woocommerce", created: 16, skipped: 2 });
  expect(run.errors.filter(({ column }) => column === "Type")).toHaveLength(2);
  expect(await pathsOfCategories()).toEqual(
    expect.arrayContaining(["Clothing > Hoodies", "Outdoor > Camping > Tents", "Outdoor > Bags", "Courses"]),
  );
  const hoodie = await formOf("Organic Hoodie");
  expect(hoodie).toMatchObject({ status: "published", specification: [{ name: "Material", value: "Organic cotton" }] });
  expect(hoodie.description).toBe(
    "<h3>Fabric</h3>\n<p>Organic cotton &amp; recycled polyester.</p>\n<ul>\n<li>Brushed inside</li>\n<li>Kangaroo pocket</li>\n</ul>",
  );
  expect(hoodie.variants.map(({ sku, price, specialPrice }) => [sku, price, specialPrice])).toContainEqual([
    "HOODIE-GM",
    "69.00",
    "55.00",
  ]);
  expect(hoodie.variants.at(-1)!.specialEndsAt).toMatch(/^2027-01-31T23:59:59/);
  expect(await formOf("Two-Person Tent")).toMatchObject({
    lowStockThreshold: 2,
    specification: [
      { name: "Season", value: "3 seasons" },
      { name: "Poles", value: "Aluminium" },
      { name: "Dimensions", value: "52 × 16 × 16 cm" },
    ],
    variants: [{ price: "289.00", specialPrice: "249.00", weightGrams: 2400, barcode: "4006381333931" }],
  });
  expect((await formOf("Pocket Tee")).variants.map(({ isActive }) => isActive)).toEqual([true, false]);
  for (const [name, status] of [
    ["Sample", "draft"],
    ["Spare Pole", "draft"],
    ["Hammock", "published"],
  ] as const)
    expect((await formOf(name)).status).toBe(status);
  expect(await formOf("Knots (e-book)")).toMatchObject({ type: "digital" });
  expect(await formOf("Map Reading Course")).toMatchObject({ maximumOrderQuantity: 1 });
});
