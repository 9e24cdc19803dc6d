import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { brands } from "#db/schema/brand.ts";
import { categories } from "#db/schema/category.ts";
import { products } from "#db/schema/product.ts";
import { makeProduct, makeShop } from "#tests/support/catalog.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { makeContext } from "#tests/support/context.ts";
import { makeCustomer } from "#tests/support/customers.ts";
import { valueOf } from "#tests/support/value-of.ts";
import { variants } from "#db/schema/product.ts";
import { getImport } from "./get-import.ts";
import type { ProductImport } from "./import.ts";
import type { ImportOptions } from "./import.input.ts";
import { runImports } from "./run-imports.ts";
import { startImport } from "./start-import.ts";

const { db } = await openTestDatabase();
const ERRORS = 1_000;
const SEED = 28;
const COLUMNS = [
  "handle",
  "name",
  "short_description",
  "description",
  "category",
  "tags",
  "specification",
  "seo_title",
  "seo_description",
  "sku",
  "barcode",
  "price",
  "special_price",
  "special_from",
  "special_until",
  "stock",
  "weight_grams",
  "unit",
  "tax_class",
  "minimum_quantity",
  "maximum_quantity",
  "low_stock_threshold",
  "option1_name",
  "option1_value",
  "name:ar",
] as const;
type Column = (typeof COLUMNS)[number];
type Row = Partial<Record<Column, string>>;

const long = (length: number) => "x".repeat(length);
const BELL = "\u0007";

/** What is wrong, and in which column. Each makes a row wrong by itself. */
const FAULTS: readonly (readonly [row: Row, column: Column])[] = [
  [{ price: "ten" }, "price"],
  [{ price: "" }, "price"],
  [{ price: "-5" }, "price"],
  [{ price: "1.999" }, "price"],
  [{ price: "1e5" }, "price"],
  [{ price: "99999999999" }, "price"],
  [{ price: "=1+1" }, "price"],
  [{ price: "=cmd|' /C calc'!A0" }, "price"],
  [{ price: "NaN" }, "price"],
  [{ price: "5.00 USD" }, "price"],
  [{ special_price: "cheap" }, "special_price"],
  [{ special_price: "-1" }, "special_price"],
  [{ special_price: "5.00" }, "special_price"],
  [{ special_price: "9.00" }, "special_price"],
  [{ special_price: "4.00", special_from: "tomorrow" }, "special_from"],
  [{ special_price: "4.00", special_until: "31.12.2026" }, "special_until"],
  [{ special_price: "4.00", special_until: "2026-02-30T00:00:00Z" }, "special_until"],
  [{ stock: "many" }, "stock"],
  [{ stock: "1.5" }, "stock"],
  [{ stock: "99999999" }, "stock"],
  [{ stock: "Infinity" }, "stock"],
  [{ weight_grams: "heavy" }, "weight_grams"],
  [{ weight_grams: "-3" }, "weight_grams"],
  [{ weight_grams: "99999999999" }, "weight_grams"],
  [{ category: "Nowhere" }, "category"],
  [{ category: "" }, "category"],
  [{ category: "Planted > Nowhere" }, "category"],
  [{ sku: long(300) }, "sku"],
  [{ sku: `a${BELL}b` }, "sku"],
  [{ sku: "TAKEN" }, "sku"],
  [{ name: "" }, "name"],
  [{ name: long(201) }, "name"],
  [{ name: `a${BELL}b` }, "name"],
  [{ short_description: long(501) }, "short_description"],
  [{ description: long(20_001) }, "description"],
  [{ seo_title: long(121) }, "seo_title"],
  [{ seo_description: long(321) }, "seo_description"],
  [{ barcode: long(65) }, "barcode"],
  [{ tags: long(41) }, "tags"],
  [{ specification: `${long(81)}: y` }, "specification"],
  [{ unit: long(21) }, "unit"],
  [{ tax_class: "no-such-class" }, "tax_class"],
  [{ minimum_quantity: "0" }, "minimum_quantity"],
  [{ minimum_quantity: "two" }, "minimum_quantity"],
  [{ maximum_quantity: "-1" }, "maximum_quantity"],
  [{ minimum_quantity: "5", maximum_quantity: "2" }, "maximum_quantity"],
  [{ low_stock_threshold: "low" }, "low_stock_threshold"],
  [{ "name:ar": long(201) }, "name:ar"],
];

const owner = await makeCustomer(db);
const shopId = await makeShop(db, { ownerId: owner });
const seller = makeContext(db, { visitor: { customerId: owner } });
const [category] = await db.insert(categories).values({ slug: "planted", name: "Planted" }).returning();
await db.insert(brands).values({ slug: "acme", name: "Acme" });
const other = await makeProduct(db, await makeShop(db), category!.id, { prices: [1000] });
await db.update(variants).set({ sku: "TAKEN" }).where(eq(variants.id, other.variantIds[0]!));

/** A repeatable sequence of numbers below a limit. */
function createDice(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

function rowOf(number: number, more: Row): string {
  const row: Row = {
    handle: `planted-${number}`,
    name: `Product ${number}`,
    category: "Planted",
    sku: `PLANTED-${number}`,
    price: "5.00",
    stock: "3",
    ...more,
  };
  return COLUMNS.map((column) => `"${(row[column] ?? "").replaceAll('"', '""')}"`).join(",");
}

/** Each kind as often as the others, in any order, with good rows between them. */
function plant(): { lines: string[]; planted: { line: number; column: Column }[]; good: number } {
  const dice = createDice(SEED);
  const kinds = Array.from({ length: ERRORS }, (_none, index) => FAULTS[index % FAULTS.length]!);
  const lines: string[] = [COLUMNS.join(",")];
  const planted: { line: number; column: Column }[] = [];
  while (kinds.length > 0) {
    if (dice(4) === 0) lines.push(rowOf(lines.length, {}));
    const [[row, column]] = kinds.splice(dice(kinds.length), 1) as [(typeof FAULTS)[number]];
    lines.push(rowOf(lines.length, row));
    planted.push({ line: lines.length, column });
  }
  return { lines, planted, good: lines.length - 1 - planted.length };
}

const run = (lines: readonly string[], options: Partial<ImportOptions> = {}): Promise<ProductImport> =>
  runBytes(new TextEncoder().encode(lines.join("\n")), options);

async function runBytes(bytes: Uint8Array, options: Partial<ImportOptions>): Promise<ProductImport> {
  const all: ImportOptions = { dry_run: "0", on_error: "skip", format: "auto", whole_shop: "0", ...options };
  const owner = { kind: "shop", shopId } as const;
  const started = valueOf(await startImport(seller, owner, shopId, { name: "planted.csv", bytes }, all));
  await runImports(seller);
  return valueOf(await getImport(seller, owner, started.id));
}

const ownProducts = () => db.select({ slug: products.slug }).from(products).where(eq(products.shopId, shopId));

test("a thousand planted errors of 48 kinds are each named by line and column, and no other cell is", async () => {
  const { lines, planted, good } = plant();
  const result = await run(lines, { dry_run: "1" });
  const cellsOf = (cells: readonly { line: number; column: string }[]) =>
    cells.map(({ line, column }) => `${line} ${column}`).toSorted();
  expect(cellsOf(result.errors)).toEqual(cellsOf(planted));
  expect(result).toMatchObject({ created: good, skipped: ERRORS });
  expect(await ownProducts()).toEqual([]);
});

test("with nothing or all, no row is imported; otherwise only the good ones are", async () => {
  const { lines, planted, good } = plant();
  expect(await run(lines, { on_error: "abort" })).toMatchObject({ state: "failed", created: 0 });
  expect(await ownProducts()).toEqual([]);
  expect(await run(lines)).toMatchObject({ state: "done", created: good, skipped: ERRORS });
  const bad = new Set(planted.map(({ line }) => `planted-${line - 1}`));
  const imported = (await ownProducts()).map(({ slug }) => slug);
  expect(imported).toHaveLength(good);
  expect(imported.filter((slug) => bad.has(slug))).toEqual([]);
});

const utf16 = (text: string) => new Uint8Array(Buffer.from(`\uFEFF${text}`, "utf16le"));

test.each([
  ["UTF-8 with a mark", ",", "\n", (text: string) => new TextEncoder().encode(`\uFEFF${text}`)],
  ["UTF-16 with semicolons", ";", "\r\n", utf16],
  ["UTF-16 with tabs", "\t", "\r\n", utf16],
  ["Windows-1252 with semicolons", ";", "\r\n", (text: string) => new Uint8Array(Buffer.from(text, "latin1"))],
])("errors are named at the same place in a file in %s", async (_name, separator, lineEnd, encode) => {
  const cells = (row: readonly string[]) => row.map((cell) => `"${cell}"`).join(separator);
  const lines = [
    cells(["handle", "name", "category", "sku", "price", "description"]),
    cells(["cafe", "Café", "Planted", "CAFE-1", "5.00", `two${lineEnd}lines`]),
    cells(["the", "Thé", "Planted", "THE-1", "=1+1", ""]),
    cells(["mate", "Maté", "Nowhere", "MATE-1", "5.00", ""]),
  ];
  const result = await runBytes(encode(lines.join(lineEnd)), { dry_run: "1" });
  expect(result).toMatchObject({ created: 1, skipped: 2 });
  expect(result.errors.map(({ line, column }) => [line, column])).toEqual([
    [4, "price"],
    [5, "category"],
  ]);
});
