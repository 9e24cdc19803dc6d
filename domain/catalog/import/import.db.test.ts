import { eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
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
import { makeShop } from "#tests/support/catalog.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { makeContext } from "#tests/support/context.ts";
import { makeCustomer, makeStaffMember } from "#tests/support/customers.ts";
import { writeRows } from "#domain/platform/list-export/write-rows.ts";
import { readListUrl } from "#shared/list/list-url.ts";
import { SHOP_PRODUCT_LIST } from "#shared/list/product-lists.ts";
import { zipOf } from "#tests/support/zip.ts";
import { valueOf } from "#tests/support/value-of.ts";
import { changeProductStatus } from "../product-admin/change-product-status.ts";
import { getProductForm } from "../product-admin/get-product-form.ts";
import type { ProductForm, ProductOwner } from "../product-admin/product-admin.ts";
import { PRODUCT_EXPORT } from "../product-admin/product-export.ts";
import type { Context } from "../../context.ts";
import { fetchImages } from "./fetch-images.ts";
import { findImports } from "./find-imports.ts";
import { getImport } from "./get-import.ts";
import { findImportTemplates, saveImportTemplate } from "./save-import-template.ts";
import { undoImport } from "./undo-import.ts";
import type { ProductImport } from "./import.ts";
import type { ImportOptions } from "./import.input.ts";
import { runImports } from "./run-imports.ts";
import { startImport } from "./start-import.ts";

const { db } = await openTestDatabase();
const OPTIONS: ImportOptions = { dry_run: "0", on_error: "skip", format: "auto", whole_shop: "0" };
let made = 0;
let shopId: number;
let own: ProductOwner;
let seller: Context;
/** Unique in this file: SKUs and names are so in the whole shop. */
let key: string;

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
  return valueOf(await startImport(seller, own, shopId, { name: "products.csv", bytes }, { ...OPTIONS, ...more }));
}

const look = async (id: number): Promise<ProductImport> => valueOf(await getImport(seller, own, id));

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
  expect(changed).toSucceed({ changed: 1, waiting: 1 });
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

/** A database whose process dies after this many transactions: the next one never begins. */
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
  expect(await look(second.id)).toMatchObject({ created: 1, updated: 1, skipped: 0 });
});

test("a shop sees its own runs only; the operator imports for any shop, which is audited", async () => {
  const { id } = await start([SOUK, simple("one")]);
  const other: ProductOwner = { kind: "shop", shopId: await makeShop(db) };
  expect(await getImport(seller, other, id)).toFail("not_found");
  const bytes = new TextEncoder().encode([SOUK, simple("two")].join("\n"));
  expect(await startImport(seller, other, shopId, { name: "a.csv", bytes }, OPTIONS)).toFail("not_found");
  const staff = await makeStaffMember(db, ["catalog.manage"]);
  const admin = makeContext(db, { visitor: { customerId: staff, permissions: ["catalog.manage"] } });
  const operator: ProductOwner = { kind: "operator", shopId: null };
  expect(await startImport(admin, operator, shopId, { name: "a.csv", bytes }, OPTIONS)).toSucceed();
  expect(await db.select().from(auditEntries).where(eq(auditEntries.actorId, staff))).toMatchObject([
    { action: "product.import", subjectKind: "shop" },
  ]);
});

test("a file of unknown columns, or of another format than said, is refused", async () => {
  const send = (text: string, more: Partial<ImportOptions> = {}) =>
    startImport(seller, own, shopId, { name: "a.csv", bytes: new TextEncoder().encode(text) }, { ...OPTIONS, ...more });
  expect(await send("a,b\n1,2")).toFail("import_format_unknown");
  expect(await send(`${SOUK}\n${simple("one")}`, { format: "shopify" })).toFail("import_format_unknown");
  expect(await send("\0\0\0")).toFail("file_unreadable");
  expect(await db.select().from(productImports).where(eq(productImports.shopId, shopId))).toEqual([]);
});

test("a shop can start thirty imports an hour", async () => {
  for (let index = 0; index < 30; index += 1) await start([SOUK, simple(`n${index}`)], { dry_run: "1" });
  await expect(start([SOUK, simple("more")])).rejects.toThrow("too_many_tries");
});

test("Google's feed becomes drafts: variants of a group are one product, in any spelling of its columns", async () => {
  await db.insert(colors).values({ name: `Teal ${key}`, hex: "#008080" });
  const result = await run(
    [
      "id\ttitle\tdescription\tlink\timage link\tprice\tsale price\titem group id\tcolor\tsize\tproduct type\tgtin",
      `${key}-G1\tMug\tA <b>mug</b>\thttps://a.example/1\t\t12.00 USD\t9.00 USD\t${key}\tTeal ${key}\tS\tTops ${key}\t4006381333931`,
      `${key}-G2\tMug\tA mug\thttps://a.example/2\t\t14.00 USD\t\t${key}\tTeal ${key}\tL\tTops ${key}\t`,
      `${key}-G3\tBowl\tA bowl\thttps://a.example/3\t\tten USD\t\t\t\t\tTops ${key}\t`,
    ],
    { format: "google" },
  );
  expect(result).toMatchObject({ state: "done", format: "google", created: 1, skipped: 1 });
  expect(result.errors).toEqual([{ line: 4, column: "price", message: "Enter an amount." }]);
  const [mug] = await ownProducts();
  expect(mug).toMatchObject({ name: "Mug", description: "<p>A mug</p>", status: "draft" });
  const saved = await variantsOf(mug!.id);
  expect(saved.map(({ variant }) => [variant.sku, variant.priceMinor, variant.barcode])).toEqual([
    [`${key}-G1`, 1200, "4006381333931"],
    [`${key}-G2`, 1400, ""],
  ]);
});

test("the export of a shop, imported again, changes nothing; in another shop it makes the same products", async () => {
  await db.insert(colors).values({ name: `Red ${key}`, hex: "#ff0000" });
  const header = `${SOUK},description,specification,tags,minimum_quantity,weight_grams,active,name:ar,description:ar,price:EUR,price:JPY`;
  await run([
    header,
    `vase-${made},"=Vase, ""large""",Tops ${key},,${key}-S,20.00,15.00,4,Size ${key},S,Color,Red ${key},"Two\nlines","Glaze: matt\nMade in: Fez","a, b\\, c",2,300,yes,مزهرية,وصف,"18,50",2500`,
    `vase-${made},,,,${key}-M,21.00,,0,Size ${key},M,Color,Red ${key},,,,,,no,,,,`,
  ]);
  const exported = await exportOf();
  expect(await run(exported.split("\r\n").filter(Boolean))).toMatchObject({
    created: 0,
    updated: 0,
    skipped: 1,
    errors: [],
  });
  const [vase] = await ownProducts();
  const before = await getProductForm(seller, own, vase!.id);
  await db
    .update(variants)
    .set({ sku: sql`'old-' || ${variants.sku}` })
    .where(eq(variants.productId, vase!.id));
  await run(exported.split("\r\n").filter(Boolean));
  const [, copy] = await ownProducts();
  const after = await getProductForm(seller, own, copy!.id);
  if (!before.ok || !after.ok) throw new Error("not found");
  const same = (form: ProductForm) => ({
    ...form,
    id: 0,
    slug: "",
    revision: 0,
    variants: form.variants.map((variant) => ({ ...variant, id: 0, specialStartsAt: "" })),
  });
  expect(same(after.value)).toEqual(same(before.value));
  expect(after.value).toMatchObject({ name: `=Vase, "large"`, tags: ["a", "b, c"], minimumOrderQuantity: 2 });
  expect(after.value.variants.map(({ isActive, stock, specialPrice }) => [isActive, stock, specialPrice])).toEqual([
    [true, 4, "15.00"],
    [false, 0, ""],
  ]);
  expect(after.value.variants.map(({ fixedPrices }) => fixedPrices)).toEqual([
    [
      { currency: "EUR", price: "18.50" },
      { currency: "JPY", price: "2500" },
    ],
    [],
  ]);
});

async function exportOf(): Promise<string> {
  const columns = await PRODUCT_EXPORT.columnsNow!(seller);
  const wanted = { query: readListUrl(SHOP_PRODUCT_LIST, new URLSearchParams()) };
  const { rows } = await PRODUCT_EXPORT.read(seller, shopId, wanted, { after: 0, max: 100 });
  return writeRows("csv", columns, rows, { isFirst: true, isAfterRows: false });
}

test("a changed row of Souk's file changes the product, and an undo within a day brings it back", async () => {
  await run([SOUK, simple("cup"), simple("jug")]);
  const { id } = await run([SOUK, simple("cup", { price: "7.50", stock: "10" }), simple("jug"), simple("pot")]);
  expect(await look(id)).toMatchObject({ created: 1, updated: 1, skipped: 1, errors: [] });
  const [cup] = await ownProducts();
  expect(await variantsOf(cup!.id)).toMatchObject([{ variant: { priceMinor: 750 }, onHand: 10 }]);
  expect(await undoImport(seller, { kind: "shop", shopId: shopId + 1 }, id)).toFail();
  expect(await undoImport(seller, own, id)).toMatchObject({
    value: { import: { state: "undone" }, removed: 1, archived: 0, restored: 1, left: 0 },
  });
  expect(await variantsOf(cup!.id)).toMatchObject([{ variant: { priceMinor: 500 }, onHand: 3 }]);
  expect((await ownProducts()).map(({ name }) => name)).toEqual(["Product cup", "Product jug"]);
  expect(await undoImport(seller, own, id)).toFail("import_not_to_undo");
});

test("only the price in another currency changes, and one that can't be set names its cell", async () => {
  const file = (columns: string, cells: string) => [`${SOUK},${columns}`, `${simple("cup")},${cells}`];
  const priced = async () => {
    const [cup] = await ownProducts();
    const form = valueOf(await getProductForm(seller, own, cup!.id));
    return form.variants[0]!.fixedPrices;
  };
  await run(file("price:EUR,price:JPY", "4.50,700"));
  expect(await run(file("price:EUR", "4.90"))).toMatchObject({ updated: 1, errors: [] });
  expect(await priced()).toEqual([
    { currency: "EUR", price: "4.90" },
    { currency: "JPY", price: "700" },
  ]);
  const wrong = await run(file("price:USD,price:XTS,price:JPY,price:EUR", "4.90,1,7.5,much"));
  expect(wrong.errors.map(({ line, column }) => `${line} ${column}`)).toEqual(
    expect.arrayContaining(["2 price:usd", "2 price:xts", "2 price:jpy", "2 price:eur"]),
  );
  expect(wrong).toMatchObject({ updated: 0 });
});

test("an undo leaves alone what was saved since, and is refused after a day and for a dry run", async () => {
  await run([SOUK, simple("cup")]);
  const { id } = await run([SOUK, simple("cup", { price: "7.50" })]);
  const [cup] = await ownProducts();
  await changeProductStatus(seller, own, { ids: [cup!.id], action: "archive" });
  expect(await undoImport(seller, own, id)).toMatchObject({ value: { restored: 0, left: 1 } });
  const late = await run([SOUK, simple("jug")]);
  const tomorrow = { ...seller, now: () => new Date(Date.now() + 25 * 3_600_000) };
  expect(await undoImport(tomorrow, own, late.id)).toFail("import_not_to_undo");
  const tried = await run([SOUK, simple("pan")], { dry_run: "1" });
  expect(await undoImport(seller, own, tried.id)).toFail("import_not_to_undo");
});

test("columns of another source are mapped, and errors name the file's own", async () => {
  const mapping = { handle: "Nr", name: "Titel", sku: "Nr", price: "Preis", category: "Gruppe" };
  const result = await run(
    ["Nr;Titel;Preis;Gruppe", `${key}-1;Schale;4,50;Tops ${key}`, `${key}-2;Krug;viel;Tops ${key}`],
    { mapping },
  );
  expect(result).toMatchObject({ format: "souk", created: 1, skipped: 1 });
  expect(result.errors).toMatchObject([{ line: 3, column: "Preis" }]);
  expect(await saveImportTemplate(seller, own, shopId, { name: "Lager", mapping })).toSucceed();
  expect(await findImportTemplates(seller, own)).toMatchObject([{ name: "Lager", mapping }]);
  expect(await findImportTemplates(seller, { kind: "shop", shopId: shopId + 1 })).toEqual([]);
});

test("images come from addresses and from the ZIP; those that are none are named, and the others arrive", async () => {
  const image = await sharp({ create: { width: 8, height: 8, channels: 3, background: "red" } })
    .png()
    .toBuffer();
  const lines = [
    `${SOUK},pictures`,
    `${simple("cup")},"cup.png | A cup\nhttps://pictures.example/a.png"`,
    `${simple("jug")},missing.png`,
    `${simple("pot")},fake.png`,
    `${simple("pan")},http://10.0.0.1/a.png`,
  ];
  const zip = zipOf([
    { name: "export/products.csv", content: lines.join("\n") },
    { name: "export/images/cup.png", content: image },
    { name: "export/images/fake.png", content: "<script>alert(1)</script>" },
  ]);
  const started = valueOf(await startImport(seller, own, shopId, { name: "export.zip", bytes: zip }, OPTIONS));
  await runImports(seller);
  await fetchImages(seller, async (address) =>
    address.startsWith("https://pictures.example/")
      ? new Uint8Array(image)
      : { keyword: "This address isn't public.", isPassing: false },
  );
  const found = await look(started.id);
  expect(found).toMatchObject({ state: "done", created: 4 });
  expect(found.errors.map(({ line, column, message }) => [line, column, message])).toEqual([
    [4, "pictures", "There is no picture with this name in the ZIP file."],
    [5, "pictures", "This picture can't be used."],
    [6, "pictures", "This address isn't public."],
  ]);
  const [cup] = await ownProducts();
  expect(cup!.images).toHaveLength(2);
  const [history] = await findImports(seller, own);
  expect(history).toMatchObject({ id: started.id, pictures: { waiting: 0, done: 2, failed: 3 }, canUndo: true });
});

test("an image that the product and its variants name is fetched once", async () => {
  const content = await sharp({ create: { width: 8, height: 8, channels: 3, background: "red" } })
    .png()
    .toBuffer();
  const rows = ["S", "M"].map(
    (size) => `cup,Cup,Tops ${key},,${key}-${size},5,,1,Size ${key},${size},,,${size === "S" ? "cup.png" : ""},cup.png`,
  );
  const zip = zipOf([
    { name: "products.csv", content: [`${SOUK},pictures,picture`, ...rows].join("\n") },
    { name: "cup.png", content },
  ]);
  expect(await startImport(seller, own, shopId, { name: "cup.zip", bytes: zip }, OPTIONS)).toSucceed();
  await runImports(seller);
  await fetchImages(seller, async () => ({ keyword: "This address isn't public.", isPassing: false }));
  const [cup] = await ownProducts();
  expect(cup!.images).toHaveLength(1);
  expect((await variantsOf(cup!.id)).map(({ variant }) => variant.image)).toEqual([cup!.images[0], cup!.images[0]]);
});

test("a ZIP without a table, or that unpacks to too much, is refused", async () => {
  const send = (bytes: Uint8Array) => startImport(seller, own, shopId, { name: "a.zip", bytes }, OPTIONS);
  expect(await send(zipOf([{ name: "a.png", content: "x" }]))).toFail("import_archive_without_table");
  expect(await send(zipOf([{ name: "a.csv", content: new Uint8Array(40_000_000), claimed: 100 }]))).toFail(
    "file_unreadable",
  );
  expect(await send(zipOf([{ name: "a.csv", content: new Uint8Array(40_000_000) }]))).toFail("too_large");
});
