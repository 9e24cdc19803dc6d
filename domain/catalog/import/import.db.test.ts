import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { attributes, attributeValues } from "#db/schema/attribute.ts";
import { auditEntries } from "#db/schema/audit.ts";
import { brands } from "#db/schema/brand.ts";
import { categories } from "#db/schema/category.ts";
import { colors } from "#db/schema/color.ts";
import { priceRules } from "#db/schema/price-rule.ts";
import { productImports } from "#db/schema/product-import.ts";
import { products, variants } from "#db/schema/product.ts";
import { shops } from "#db/schema/shop.ts";
import { stockLevels, stockMovements } from "#db/schema/stock.ts";
import { makeShop } from "#tests/support/catalogue.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { makeContext, withReference } from "#tests/support/context.ts";
import { makeCustomer, makeStaffMember } from "#tests/support/customers.ts";
import { changeProductStatus } from "../product-admin/change-product-status.ts";
import type { ProductOwner } from "../product-admin/product-admin.ts";
import type { Context } from "../../context.ts";
import { getImport } from "./get-import.ts";
import type { ProductImport } from "./import.ts";
import type { ImportOptions } from "./import.input.ts";
import { runImports } from "./run-imports.ts";
import { startImport } from "./start-import.ts";

const { db } = await openTestDatabase();
const OPTIONS: ImportOptions = { dry_run: "0", on_error: "skip", format: "auto" };
let made = 0;
let shopId: number;
let own: ProductOwner;
let seller: Context;
/** Unique in this file: SKUs and names are so in the whole shop. */
let key: string;

beforeAll(() => withReference(db));

beforeEach(async () => {
  made += 1;
  key = `T${made}`;
  const owner = await makeCustomer(db);
  shopId = await makeShop(db, { ownerId: owner });
  own = { kind: "shop", shopId };
  seller = makeContext(db, { visitor: { customerId: owner } });
  await db.insert(categories).values({ slug: `tops-${made}`, name: `Tops ${key}` });
});

async function start(lines: readonly string[], more: Partial<ImportOptions> = {}): Promise<ProductImport> {
  const bytes = new TextEncoder().encode(lines.join("\n"));
  const started = await startImport(seller, own, shopId, { name: "products.csv", bytes }, { ...OPTIONS, ...more });
  if (!started.ok) throw new Error(started.failure.code);
  return started.value;
}

async function look(id: number): Promise<ProductImport> {
  const found = await getImport(seller, own, id);
  if (!found.ok) throw new Error(found.failure.code);
  return found.value;
}

async function run(lines: readonly string[], more: Partial<ImportOptions> = {}): Promise<ProductImport> {
  const { id } = await start(lines, more);
  await runImports(seller);
  return look(id);
}

const ownProducts = () => db.select().from(products).where(eq(products.shopId, shopId)).orderBy(products.id);
const variantsOf = (productId: number) =>
  db
    .select({ variant: variants, onHand: stockLevels.onHand })
    .from(variants)
    .innerJoin(stockLevels, eq(stockLevels.variantId, variants.id))
    .where(eq(variants.productId, productId))
    .orderBy(variants.position);

const SOUK =
  "handle,name,category,brand,sku,price,special_price,stock,option1_name,option1_value,option2_name,option2_value";
const simple = (name: string, more: { sku?: string; price?: string; category?: string; stock?: string } = {}) =>
  `${name},Product ${name},${more.category ?? `Tops ${key}`},,${more.sku ?? `${key}-${name}`},${more.price ?? "5.00"},,${more.stock ?? "3"},,,,`;

test("a file becomes drafts with variants, stock, special prices, colors and attributes", async () => {
  await db.insert(colors).values({ name: `Red ${key}`, hex: "#ff0000" });
  await db.insert(brands).values({ slug: `acme-${made}`, name: `Acme ${key}` });
  const result = await run([
    SOUK,
    `shirt-${made},Shirt,Tops ${key},Acme ${key},${key}-S,20.00,15.00,4,Size ${key},S,Color,Red ${key}`,
    `shirt-${made},,,,${key}-M,21.00,,0,Size ${key},M,Color,Red ${key}`,
  ]);
  expect(result).toMatchObject({
    state: "done",
    format: "souk",
    rows: 2,
    created: 1,
    updated: 0,
    skipped: 0,
    errors: [],
  });
  const [shirt] = await ownProducts();
  expect(shirt).toMatchObject({
    slug: `shirt-${made}`,
    name: "Shirt",
    status: "draft",
    isApproved: true,
    hasVariant: true,
  });
  expect(shirt!.brandId).not.toBeNull();
  const saved = await variantsOf(shirt!.id);
  expect(saved.map(({ variant, onHand }) => [variant.sku, variant.priceMinor, onHand])).toEqual([
    [`${key}-S`, 2000, 4],
    [`${key}-M`, 2100, 0],
  ]);
  expect(new Set(saved.map(({ variant }) => variant.colorId)).size).toBe(1);
  expect(saved[0]!.variant.colorId).not.toBeNull();
  const values = await db
    .select({ name: attributeValues.name })
    .from(attributeValues)
    .innerJoin(attributes, eq(attributes.id, attributeValues.attributeId))
    .where(eq(attributes.name, `Size ${key}`));
  expect(values.map(({ name }) => name).toSorted()).toEqual(["M", "S"]);
  expect(await db.select().from(priceRules).where(eq(priceRules.productId, shirt!.id))).toMatchObject([
    { kind: "special", amountMinor: 1500, variantId: saved[0]!.variant.id, shopId },
  ]);
  const moved = await db.select().from(stockMovements).where(eq(stockMovements.variantId, saved[0]!.variant.id));
  expect(moved).toMatchObject([{ kind: "adjusted", quantity: 4 }]);
});

test("an imported draft can be published, and a shop with approval waits for the operator", async () => {
  await db.update(shops).set({ isApprovalRequired: true }).where(eq(shops.id, shopId));
  await run([SOUK, simple("vase")]);
  const [vase] = await ownProducts();
  const changed = await changeProductStatus(seller, own, { ids: [vase!.id], action: "publish" });
  expect(changed).toMatchObject({ ok: true, value: { changed: 1, waiting: 1 } });
});

test("each wrong cell is named by line and column; the products of other rows are imported", async () => {
  const result = await run([
    SOUK,
    simple("good"),
    simple("dear", { price: "ten" }),
    simple("lost", { category: "Nowhere" }),
    simple("much", { stock: "1.5" }),
    simple("fine", { price: "1.999" }),
    simple("twice", { sku: `${key}-good` }),
    `nameless,,Tops ${key},,${key}-N,5,,1,,,,`,
    `sale,Sale,Tops ${key},,${key}-X,5,6,1,,,,`,
  ]);
  expect(result).toMatchObject({ state: "done", created: 1, skipped: 7 });
  expect(result.errors.map(({ line, column, message }) => `${line} ${column}: ${message}`).toSorted()).toEqual([
    "3 price: Enter an amount.",
    "4 category: There is no category with this name.",
    "5 stock: This value isn't valid.",
    "6 price: Enter an amount.",
    "7 sku: Another product has this SKU.",
    "8 name: This field is required.",
    "9 special_price: The special price must be below the price.",
  ]);
  expect((await ownProducts()).map(({ name }) => name)).toEqual(["Product good"]);
});

test("a dry run says what would happen and writes nothing", async () => {
  const lines = [
    SOUK,
    simple("one"),
    `two,Two,Tops ${key},,${key}-2,5,,1,Fit ${key},Slim,,`,
    simple("bad", { price: "" }),
  ];
  expect(await run(lines, { dry_run: "1" })).toMatchObject({ state: "done", created: 2, skipped: 1 });
  expect(await ownProducts()).toEqual([]);
  expect(
    await db
      .select()
      .from(attributes)
      .where(eq(attributes.name, `Fit ${key}`)),
  ).toEqual([]);
});

test("with all or nothing, one wrong row keeps everything out", async () => {
  const result = await run([SOUK, simple("one"), simple("bad", { price: "x" })], { on_error: "abort" });
  expect(result).toMatchObject({ state: "failed", created: 0, errors: [{ line: 3, column: "price" }] });
  expect(await ownProducts()).toEqual([]);
});

test("the chosen category takes products whose own is unknown", async () => {
  const [other] = await db
    .insert(categories)
    .values({ slug: `rest-${made}`, name: `Rest ${key}` })
    .returning();
  await run([SOUK, simple("odd", { category: "Nowhere" })], { category_id: other!.id });
  expect(await ownProducts()).toMatchObject([{ categoryId: other!.id }]);
});

test("the same file again creates nothing, and SKUs of other shops stay theirs", async () => {
  const lines = [SOUK, simple("one"), simple("two")];
  await run(lines);
  expect(await run(lines)).toMatchObject({ state: "done", created: 0, skipped: 2 });
  expect(await ownProducts()).toHaveLength(2);
});

test("products of one name get addresses of their own", async () => {
  await run([SOUK, simple(`cup-${made}`, { sku: `${key}-1` })]);
  await run([SOUK, simple(`cup-${made}`, { sku: `${key}-2` })]);
  expect((await ownProducts()).map(({ slug }) => slug)).toEqual([`cup-${made}`, `cup-${made}-2`]);
});

test("a run that was interrupted goes on after its last chunk, and creates each product once", async () => {
  const { id } = await start([SOUK, ...Array.from({ length: 250 }, (_, index) => simple(`p${index}`))]);
  await Promise.race([runImports({ ...seller, db: dyingAfter(2) }), stopped]);
  expect(await look(id)).toMatchObject({ state: "running", created: 200 });
  expect(await ownProducts()).toHaveLength(200);
  await runImports(seller);
  expect(await look(id)).toMatchObject({ state: "done", created: 250, skipped: 0, errors: [] });
  expect(await ownProducts()).toHaveLength(250);
});

let stop: () => void;
const stopped = new Promise<void>((resolve) => (stop = resolve));

/** A database whose process is gone after so many transactions: the next one never begins. */
function dyingAfter(count: number): Context["db"] {
  let left = count;
  return new Proxy(db, {
    get(target, name, receiver) {
      if (name !== "transaction") return Reflect.get(target, name, receiver) as unknown;
      return (...parts: Parameters<typeof target.transaction>) => {
        if (left === 0) {
          stop();
          return new Promise<never>(() => undefined);
        }
        left -= 1;
        return target.transaction(...parts);
      };
    },
  });
}

test("two files that wait are both imported, the older one first", async () => {
  const first = await start([SOUK, simple("one", { sku: `${key}-same` })]);
  const second = await start([SOUK, simple("two", { sku: `${key}-same` }), simple("three")]);
  await runImports(seller);
  expect(await look(first.id)).toMatchObject({ created: 1, skipped: 0 });
  expect(await look(second.id)).toMatchObject({ created: 1, skipped: 1 });
});

test("a shop sees its own runs only; the operator imports for any shop, which is audited", async () => {
  const { id } = await start([SOUK, simple("one")]);
  const other: ProductOwner = { kind: "shop", shopId: await makeShop(db) };
  expect(await getImport(seller, other, id)).toMatchObject({ failure: { code: "not_found" } });
  const bytes = new TextEncoder().encode([SOUK, simple("two")].join("\n"));
  expect(await startImport(seller, other, shopId, { name: "a.csv", bytes }, OPTIONS)).toMatchObject({
    failure: { code: "not_found" },
  });
  const staff = await makeStaffMember(db, ["catalog.manage"]);
  const boss = makeContext(db, { visitor: { customerId: staff, permissions: ["catalog.manage"] } });
  const operator: ProductOwner = { kind: "operator", shopId: null };
  expect(await startImport(boss, operator, shopId, { name: "a.csv", bytes }, OPTIONS)).toMatchObject({ ok: true });
  expect(await db.select().from(auditEntries).where(eq(auditEntries.actorId, staff))).toMatchObject([
    { action: "product.import", subjectKind: "shop" },
  ]);
});

test("a file of unknown columns, or of another format than said, is refused", async () => {
  const send = (text: string, more: Partial<ImportOptions> = {}) =>
    startImport(seller, own, shopId, { name: "a.csv", bytes: new TextEncoder().encode(text) }, { ...OPTIONS, ...more });
  expect(await send("a,b\n1,2")).toMatchObject({ failure: { code: "import_format_unknown" } });
  expect(await send(`${SOUK}\n${simple("one")}`, { format: "shopify" })).toMatchObject({
    failure: { code: "import_format_unknown" },
  });
  expect(await send("\0\0\0")).toMatchObject({ failure: { code: "file_unreadable" } });
  expect(await db.select().from(productImports).where(eq(productImports.shopId, shopId))).toEqual([]);
});

test("a shop can start thirty imports an hour", async () => {
  for (let index = 0; index < 30; index += 1) await start([SOUK, simple(`n${index}`)], { dry_run: "1" });
  await expect(start([SOUK, simple("more")])).rejects.toThrow("too_many_tries");
});
