import { and, asc, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { attributes, attributeValues } from "#db/schema/attribute.ts";
import { auditEntries } from "#db/schema/audit.ts";
import { colors } from "#db/schema/color.ts";
import { listingProducts, listingVariants } from "#db/schema/listing.ts";
import { notifications } from "#db/schema/notification.ts";
import { orderLines } from "#db/schema/order.ts";
import { products, variants } from "#db/schema/product.ts";
import { shops } from "#db/schema/shop.ts";
import { stockMovements } from "#db/schema/stock.ts";
import { addToCart } from "#domain/cart/cart/add-to-cart.ts";
import { getCart } from "#domain/cart/cart/get-cart.ts";
import { findMovedAddress } from "#domain/catalog/slug-change/find-moved-address.ts";
import type { Context } from "#domain/context.ts";
import { requireShopOrStaff } from "#domain/shops/shop/require-shop-or-staff.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { makeCategory } from "#tests/support/catalog.ts";
import { makeContext } from "#tests/support/context.ts";
import { staffContext, makeCustomer } from "#tests/support/customers.ts";
import { buy, guestContext, makeGoods } from "#tests/support/shopping.ts";
import { valueOf } from "#tests/support/value-of.ts";
import { approveProducts } from "./approve-products.ts";
import { changeProduct } from "./change-product.ts";
import { ADMIN_PRODUCT_LIST } from "#shared/list/product-lists.ts";
import { readListUrl } from "#shared/list/list-url.ts";
import type { ProductBulkAction } from "#shared/product-choices.ts";
import { changeProducts } from "./change-products.ts";
import { changeProductStatus } from "./change-product-status.ts";
import { copyProduct } from "./copy-product.ts";
import { createProduct } from "./create-product.ts";
import { findAdminProducts } from "./find-admin-products.ts";
import { getProductForm } from "./get-product-form.ts";
import type { ProductForm, ProductOwner } from "./product-admin.ts";
import { changeProductInput, newProductInput } from "./product-admin.input.ts";
import { rejectProduct } from "./reject-product.ts";
import { requireApproval } from "./require-approval.ts";

const { db } = await openTestDatabase();
const NOW = new Date("2026-11-20T12:00:00Z");
const OPERATOR: ProductOwner = { kind: "operator", shopId: null };
const ids = { shop: 0, owner: 0, red: 0, blue: 0, small: 0, medium: 0, large: 0 };

const { lamp, shirt } = await makeGoods(db);
const category = await makeCategory(db);
ids.shop = lamp.shopId;
ids.owner = await makeCustomer(db);
await db.update(shops).set({ ownerId: ids.owner }).where(eq(shops.id, lamp.shopId));
const colorRows = await db
  .insert(colors)
  .values([
    { name: "Test red", hex: "#ff0000" },
    { name: "Test blue", hex: "#0000ff" },
  ])
  .returning({ id: colors.id });
[ids.red, ids.blue] = colorRows.map(({ id }) => id) as [number, number];
const [size] = await db.insert(attributes).values({ name: "Test size" }).returning({ id: attributes.id });
const values = await db
  .insert(attributeValues)
  .values(["S", "M", "L"].map((name, position) => ({ attributeId: size!.id, name, position })))
  .returning({ id: attributeValues.id });
[ids.small, ids.medium, ids.large] = values.map(({ id }) => id) as [number, number, number];
const seller = makeContext(db, { now: NOW, visitor: { customerId: ids.owner } });
const staff = await staffContext(db, ["catalog.manage"], { now: NOW });
const own: ProductOwner = { kind: "shop", shopId: lamp.shopId };
const others: ProductOwner = { kind: "shop", shopId: shirt.shopId };

const list = (query: string) => readListUrl(ADMIN_PRODUCT_LIST, new URLSearchParams(query));

/** Two colors in three sizes. */
const choices = () =>
  [ids.red, ids.blue].flatMap((color_id) =>
    [ids.small, ids.medium, ids.large].map((value) => ({ color_id, attribute_values: [value] })),
  );

const wanted = (sku: string, more: object = {}) =>
  newProductInput.parse({
    name: `Sweater ${sku}`,
    category_id: category,
    is_published: true,
    variants: choices().map((choice, index) => ({
      ...choice,
      sku: `${sku}-${index}`,
      price: "20.00",
      stock_change: 4,
    })),
    ...more,
  });

const create = async (sku: string, more: object = {}): Promise<number> =>
  valueOf(await createProduct(seller, own, ids.shop, wanted(sku, more)));

const formOf = async (id: number): Promise<ProductForm> => valueOf(await getProductForm(seller, own, id));

/** What the editor sends when nothing but `more` was changed. */
const inputOf = (form: ProductForm, more: object = {}) =>
  changeProductInput.parse({
    name: form.name,
    category_id: form.categoryId,
    slug: form.slug,
    revision: form.revision,
    variants: form.variants.map(variantInput),
    ...more,
  });

const variantInput = (variant: ProductForm["variants"][number]) => ({
  color_id: variant.colorId,
  attribute_values: variant.attributeValues,
  sku: variant.sku,
  price: variant.price,
  special_price: variant.specialPrice,
  special_starts_at: variant.specialStartsAt,
  special_ends_at: variant.specialEndsAt,
  is_active: variant.isActive,
});

test("a variant has prices in other currencies, which copies and price changes in bulk keep in step", async () => {
  const fixed = (prices: object[]) => ({
    variants: choices().map((choice, index) => ({
      ...choice,
      sku: `FIX-${index}`,
      price: "20.00",
      fixed_prices: prices,
    })),
  });
  const id = await create(
    "FIX",
    fixed([
      { currency: "EUR", price: "19.90" },
      { currency: "JPY", price: "" },
    ]),
  );
  expect((await formOf(id)).variants[0]!.fixedPrices).toEqual([{ currency: "EUR", price: "19.90" }]);
  // A save that does not name them keeps them.
  expect(await changeProduct(seller, own, id, inputOf(await formOf(id)))).toSucceed();
  expect((await formOf(id)).variants[5]!.fixedPrices).toEqual([{ currency: "EUR", price: "19.90" }]);
  await changeProducts(seller, own, { action: "price", value: "-10", ids: [id], dry_run: false, after: 0 });
  expect((await formOf(id)).variants[0]).toMatchObject({
    price: "18.00",
    fixedPrices: [{ currency: "EUR", price: "17.91" }],
  });
  const copied = valueOf(await copyProduct(seller, own, id));
  expect((await formOf(copied)).variants[0]!.fixedPrices).toEqual([{ currency: "EUR", price: "17.91" }]);
});

test.each([
  ["a currency that the shop does not have", [{ currency: "XTS", price: "1" }], 0],
  ["the base currency", [{ currency: "USD", price: "1" }], 0],
  [
    "a currency twice",
    [
      { currency: "EUR", price: "1" },
      { currency: "EUR", price: "2" },
    ],
    1,
  ],
  ["nothing as a price", [{ currency: "EUR", price: "0" }], 0],
  ["a part of a yen", [{ currency: "JPY", price: "1.5" }], 0],
])("refuses %s as a fixed price", async (_name, prices, place) => {
  const refused = wanted("BADFIX", {
    variants: [{ ...choices()[0]!, sku: "BADFIX", price: "20.00", fixed_prices: prices }],
  });
  expect(await createProduct(seller, own, ids.shop, refused)).toFail("invalid_fields", {
    errors: { [`variants.0.fixed_prices.${place}.price`]: expect.any(String) },
  });
});

test("a product with two colors in three sizes is listed, with its stock as movements", async () => {
  const id = await create("SIX", {
    pictures: [
      { file: "product-a.webp", alt: "Red sweater", color_id: ids.red },
      { file: "product-b.webp", alt: "", color_id: ids.blue },
    ],
    translations: { ar: { name: "سترة" }, xx: { name: "Unknown language" } },
  });
  const form = await formOf(id);
  expect(form).toMatchObject({ slug: "sweater-six", status: "published", isApproved: true, revision: 1 });
  expect(form.translations.map(({ language, name }) => [language, name])).toEqual([["ar", "سترة"]]);
  expect(form.variants.map(({ stock, image }) => [stock, image])).toEqual(Array.from({ length: 6 }, () => [4, null]));
  const stored = await db.select().from(variants).where(eq(variants.productId, id)).orderBy(asc(variants.position));
  expect(stored.map(({ image }) => image)).toEqual([
    ...Array.from({ length: 3 }, () => "product-a.webp"),
    ...Array.from({ length: 3 }, () => "product-b.webp"),
  ]);
  const [listed] = await db.select().from(listingProducts).where(eq(listingProducts.productId, id));
  expect(listed).toMatchObject({ priceMinor: 2000, oldPriceMinor: null, isInStock: true });
  const movements = await db
    .select({ kind: stockMovements.kind, quantity: stockMovements.quantity, note: stockMovements.note })
    .from(stockMovements)
    .where(eq(stockMovements.variantId, stored[0]!.id));
  expect(movements).toEqual([{ kind: "adjusted", quantity: 4, note: "Initial stock" }]);
  const page = await findAdminProducts(seller, own, list("q=six-3"));
  expect(page).toMatchObject({ total: 1, rows: [{ id, variantsCount: 6, stock: 24, price: { amount: 2000 } }] });
  expect((await findAdminProducts(seller, others, list("q=six-3"))).total).toBe(0);
});

test("each wrong field is named, and nothing is created", async () => {
  await create("SIX");
  const before = await db.$count(products);
  const refused = await createProduct(
    seller,
    own,
    ids.shop,
    wanted("WRONG", {
      category_id: 999_999,
      tax_class_code: "none",
      variants: [
        { sku: "SIX-0", price: "20.005" },
        { sku: "WRONG-1", price: "10", special_price: "9.999" },
      ],
    }),
  );
  expect(refused).toEqual({
    ok: false,
    failure: {
      code: "invalid_fields",
      errors: {
        category_id: "Choose one of the options.",
        tax_class_code: "Choose one of the options.",
        "variants.0.sku": "Another product has this SKU.",
        "variants.0.price": "This amount has too many decimals.",
        "variants.1.special_price": "This amount has too many decimals.",
        "variants.1.attribute_values": "Another variant has the same choices.",
      },
    },
  });
  expect(await db.$count(products)).toBe(before);
});

test("a save from a page that was opened before another save is refused", async () => {
  const id = await create("STALE");
  const opened = await formOf(id);
  expect(await changeProduct(seller, own, id, inputOf(opened, { name: "First" }))).toEqual({
    ok: true,
    value: { revision: 2, isWaiting: false, forbiddenWords: [] },
  });
  expect(await changeProduct(seller, own, id, inputOf(opened, { name: "Second" }))).toEqual({
    ok: false,
    failure: { code: "product_changed" },
  });
  expect(await formOf(id)).toMatchObject({ name: "First", revision: 2 });
});

test("a product of another shop is not found", async () => {
  const id = await create("OTHERS");
  const input = inputOf(await formOf(id));
  const notFound = { ok: false, failure: { code: "not_found" } };
  expect(await getProductForm(seller, others, id)).toEqual(notFound);
  expect(await changeProduct(seller, others, id, input)).toEqual(notFound);
  expect(await copyProduct(seller, others, id)).toEqual(notFound);
  expect(await changeProductStatus(seller, others, { ids: [id], action: "archive" })).toEqual(notFound);
  expect(await createProduct(seller, others, ids.shop, wanted("THEIRS"))).toEqual(notFound);
  const guest = makeContext(db, { visitor: { customerId: null } });
  const access = { right: "products.read", permission: "catalog.manage" } as const;
  expect(await requireShopOrStaff(guest, "operator", access)).toFail("sign_in");
});

test("a removed variant stays in orders and carts; one that no one has bought or added is deleted", async () => {
  const id = await create("BOUGHT");
  const form = await formOf(id);
  const [bought, carted, unused] = form.variants;
  const guest = await guestContext(db, { now: NOW });
  const put = (ctx: Context, variantId: number) =>
    addToCart(ctx, { product_id: id, quantity: 1, variants_ids: variantId });
  expect(await put(guest, bought!.id)).toSucceed();
  expect(await buy(guest, (await getCart(guest)).trxId)).toSucceed();
  const other = await guestContext(db, { now: NOW });
  expect(await put(other, carted!.id)).toSucceed();
  const left = form.variants.slice(3).map(variantInput);
  expect(await changeProduct(seller, own, id, inputOf(form, { variants: left }))).toSucceed();
  const lines = await db.select().from(orderLines).where(eq(orderLines.variantId, bought!.id));
  expect(lines).toMatchObject([{ sku: "BOUGHT-0", quantity: 1 }]);
  const after = await formOf(id);
  expect(after.variants.map((each) => [each.sku, each.isActive])).toEqual([
    ["BOUGHT-3", true],
    ["BOUGHT-4", true],
    ["BOUGHT-5", true],
    ["BOUGHT-0", false],
    ["BOUGHT-1", false],
  ]);
  expect(after.variants.some((each) => each.id === unused!.id)).toBe(false);
  expect((await getCart(other)).changes).toMatchObject([{ kind: "gone" }]);
  expect(await db.$count(listingVariants, eq(listingVariants.productId, id))).toBe(3);
  const [first] = after.variants.map(variantInput);
  const reused = inputOf(after, { variants: [{ ...first, sku: "BOUGHT-0" }] });
  expect(await changeProduct(seller, own, id, reused)).toSucceed();
  expect((await formOf(id)).variants[0]).toMatchObject({ sku: "BOUGHT-0", isActive: true });
  const ended = { variants: [{ ...first, is_active: false }] };
  expect(() => inputOf(after, ended)).toThrow("At least one variant must be active.");
});

test("a special price of a variant is listed while it runs, keeps its start, and ends with the field", async () => {
  const id = await create("SALE");
  const opened = await formOf(id);
  const [first, ...rest] = opened.variants.map(variantInput);
  const reduced = { ...first, special_price: "15.00", special_ends_at: "2026-12-01T00:00:00Z" };
  await changeProduct(seller, own, id, inputOf(opened, { variants: [reduced, ...rest] }));
  const listed = async () => (await db.select().from(listingProducts).where(eq(listingProducts.productId, id)))[0]!;
  expect(await listed()).toMatchObject({ priceMinor: 1500, oldPriceMinor: 2000, isOnOffer: true });
  expect((await listed()).priceValidUntilAt).toEqual(new Date("2026-12-01T00:00:00Z"));
  const later = { ...seller, now: () => new Date("2026-11-21T12:00:00Z") };
  await changeProduct(later, own, id, inputOf(await formOf(id)));
  expect((await formOf(id)).variants[0]).toMatchObject({
    specialPrice: "15.00",
    specialStartsAt: NOW.toISOString(),
    specialEndsAt: "2026-12-01T00:00:00.000Z",
  });
  await changeProduct(seller, own, id, inputOf(await formOf(id), { variants: [first, ...rest] }));
  expect(await listed()).toMatchObject({ priceMinor: 2000, oldPriceMinor: null });
});

test("stock is changed by a difference, and never below what open orders need", async () => {
  const id = await create("STOCK");
  const form = await formOf(id);
  const withStock = (stock_change: number) =>
    form.variants.map((each, index) => ({ ...variantInput(each), stock_change: index === 0 ? stock_change : 0 }));
  const refused = await changeProduct(seller, own, id, inputOf(form, { variants: withStock(-5) }));
  expect(refused).toFail("invalid_fields");
  expect(Object.keys((refused as { failure: { errors: object } }).failure.errors)).toEqual(["variants.0.stock_change"]);
  const input = inputOf(form, { variants: withStock(-4), stock_reason: "Broken in the store" });
  expect(await changeProduct(seller, own, id, input)).toSucceed();
  const moved = await db
    .select()
    .from(stockMovements)
    .where(and(eq(stockMovements.variantId, form.variants[0]!.id), eq(stockMovements.quantity, -4)));
  expect(moved).toMatchObject([{ kind: "adjusted", note: "Broken in the store" }]);
  expect((await formOf(id)).variants[0]!.stock).toBe(0);
});

test("two variants can swap their SKUs", async () => {
  const id = await create("SWAP");
  const form = await formOf(id);
  const [first, second, ...rest] = form.variants.map(variantInput);
  const swapped = [{ ...first, sku: "SWAP-1" }, { ...second, sku: "SWAP-0" }, ...rest];
  expect(await changeProduct(seller, own, id, inputOf(form, { variants: swapped }))).toSucceed();
  expect((await formOf(id)).variants.slice(0, 2).map(({ sku }) => sku)).toEqual(["SWAP-1", "SWAP-0"]);
});

test("a former address leads to the new one, and a taken one is refused", async () => {
  const id = await create("SLUG");
  await create("TAKEN");
  const form = await formOf(id);
  const taken = await changeProduct(seller, own, id, inputOf(form, { slug: "sweater-taken" }));
  expect(taken).toFail("invalid_fields", { errors: { slug: "Another product has this address." } });
  await changeProduct(seller, own, id, inputOf(form, { slug: "warm-sweater" }));
  expect(await findMovedAddress(seller, "product", "sweater-slug")).toEqual({ kind: "moved", slug: "warm-sweater" });
});

test("pages of the product and of listings are purged with each save", async () => {
  const id = await create("PURGED");
  const ctx = makeContext(db, { now: NOW, visitor: { customerId: ids.owner } });
  await changeProduct(ctx, own, id, inputOf(await formOf(id)));
  expect(ctx.traces.purged).toEqual(expect.arrayContaining(["wide-listing", `product:${id}`]));
});

test("a copy is a draft of its own with other SKUs and no stock", async () => {
  const id = await create("ORIGINAL");
  const copied = valueOf(await copyProduct(seller, own, id));
  const copy = await formOf(copied);
  expect(copy).toMatchObject({ name: "Copy of Sweater ORIGINAL", status: "draft", slug: "copy-of-sweater-original" });
  expect(copy.variants.map(({ sku, stock }) => [sku, stock]).slice(0, 2)).toEqual([
    ["ORIGINAL-0-COPY", 0],
    ["ORIGINAL-1-COPY", 0],
  ]);
});

test("unpublished and archived products leave the shop, and come back with their first date", async () => {
  const id = await create("STATUS");
  const isListed = async () => (await db.$count(listingProducts, eq(listingProducts.productId, id))) > 0;
  const dateOf = async () =>
    (await db.select({ at: products.publishedAt }).from(products).where(eq(products.id, id)))[0]!.at;
  const first = await dateOf();
  for (const action of ["unpublish", "archive"] as const) {
    expect(await changeProductStatus(seller, own, { ids: [id], action })).toMatchObject({ value: { changed: 1 } });
    expect(await isListed()).toBe(false);
  }
  expect(await changeProductStatus(seller, own, { ids: [id], action: "publish" })).toEqual({
    ok: true,
    value: { changed: 1, waiting: 0 },
  });
  expect(await isListed()).toBe(true);
  expect(await dateOf()).toEqual(first);
});

test("new products of a shop wait for approval if the operator wants it; a rejected one says why", async () => {
  expect(await requireApproval(seller, ids.shop, true)).toFail("not_found");
  expect(await requireApproval(staff, ids.shop, true)).toSucceed();
  const id = await create("WAITS");
  const isListed = async () => (await db.$count(listingProducts, eq(listingProducts.productId, id))) > 0;
  expect(await isListed()).toBe(false);
  expect(await findAdminProducts(staff, OPERATOR, list("state=waiting"))).toMatchObject({ rows: [{ id }] });
  expect(await approveProducts(seller, [id])).toFail("not_found");
  expect(await approveProducts(staff, [id])).toEqual({ ok: true, value: 1 });
  expect(await isListed()).toBe(true);
  expect(await rejectProduct(staff, id, "The picture is blurred")).toSucceed();
  expect(await isListed()).toBe(false);
  expect(await formOf(id)).toMatchObject({ status: "draft", rejectionReason: "The picture is blurred" });
  const received = await db.select().from(notifications).where(eq(notifications.customerId, ids.owner));
  expect(received.map(({ message }) => message).toSorted()).toEqual([
    "Shoppers can see it now.",
    "The marketplace asks for a change: The picture is blurred",
  ]);
  await requireApproval(staff, ids.shop, false);
  expect(await changeProductStatus(seller, own, { ids: [id], action: "publish" })).toMatchObject({
    value: { waiting: 1 },
  });
  const copy = valueOf(await copyProduct(seller, own, id));
  expect(await changeProductStatus(seller, own, { ids: [copy], action: "publish" })).toMatchObject({
    value: { waiting: 1 },
  });
  const actions = await db.select({ action: auditEntries.action }).from(auditEntries).orderBy(asc(auditEntries.id));
  expect(actions.map(({ action }) => action)).toEqual([
    "shop.approval",
    "product.approve",
    "product.reject",
    "shop.approval",
  ]);
});

test("the list is narrowed and sorted", async () => {
  const cheap = await create("CHEAP", { variants: [{ sku: "CHEAP", price: "1.00", stock_change: 0 }] });
  const rich = await create("RICH", { tags: ["gala"], variants: [{ sku: "RICH", price: "900.00", stock_change: 50 }] });
  const first = async (query: string) => (await findAdminProducts(seller, own, list(query))).rows[0]?.id;
  expect(await first("sort=price")).toBe(cheap);
  expect(await first("sort=-price")).toBe(rich);
  expect(await first("sort=-stock")).toBe(rich);
  expect(await first("state=sold_out")).toBe(cheap);
  expect(await first("q=sweater rich")).toBe(rich);
  expect(await first("q=gal")).toBe(rich);
  expect(await first("tag=gala")).toBe(rich);
  expect(await first("price=800&price=")).toBe(rich);
  expect(await first("price.op=is&price=1.00")).toBe(cheap);
  expect(await first("stock=40&stock=60")).toBe(rich);
  expect(await first("brand.op=empty&sort=-price")).toBe(rich);
  expect(await first("picture=missing&sort=-price")).toBe(rich);
  expect(await first("picture=present&sort=-price")).not.toBe(rich);
  expect(await first("untranslated=ar&sort=-price")).toBe(rich);
  expect(await first(`category=${category + 1}`)).toBeUndefined();
});

describe("in bulk", () => {
  const run = async (owner: ProductOwner, action: ProductBulkAction, value: string, more: object = {}) =>
    changeProducts(owner.kind === "operator" ? staff : seller, owner, {
      action,
      value,
      dry_run: false,
      after: 0,
      ...more,
    });

  test("prices, tags and tax classes change as in the editor, and a dry run changes nothing", async () => {
    const id = await create("BULK", { variants: [{ sku: "BULK", price: "10.00", stock_change: 1 }] });
    const tried = await run(own, "price", "-10", { ids: [id], dry_run: true });
    expect(tried).toMatchObject({ matched: 1, changed: 1, failed: [] });
    expect((await formOf(id)).variants[0]!.price).toBe("10.00");
    await run(own, "price", "-10", { filter: "q=BULK" });
    await run(own, "add_tag", "summer", { ids: [id] });
    expect(await formOf(id)).toMatchObject({ tags: expect.arrayContaining(["summer"]), variants: [{ price: "9.00" }] });
    await run(own, "remove_tag", "summer", { ids: [id] });
    expect((await formOf(id)).tags).not.toContain("summer");
    for (const [action, value] of [
      ["price", "-100"],
      ["price", "ten"],
      ["category", "999999"],
      ["tax_class", "none"],
      ["add_tag", "x".repeat(41)],
    ] as const)
      expect(await run(own, action, value, { ids: [id] })).toMatchObject({ changed: 0, failed: [{ id }] });
  });

  test("a shop changes its own products only, and only the operator approves and rejects", async () => {
    const id = await create("OWN");
    expect(await run(others, "archive", "", { ids: [id] })).toMatchObject({ matched: 0 });
    expect(await run(own, "reject", "No", { ids: [id] })).toMatchObject({ changed: 0, failed: [{ id }] });
    expect(await run(OPERATOR, "reject", "", { ids: [id] })).toMatchObject({ changed: 0 });
    expect(await run(OPERATOR, "reject", "The picture is blurred", { ids: [id] })).toMatchObject({ changed: 1 });
    expect(await formOf(id)).toMatchObject({ status: "draft", rejectionReason: "The picture is blurred" });
    expect(await run(OPERATOR, "approve", "", { ids: [id] })).toMatchObject({ changed: 1 });
    expect(await formOf(id)).toMatchObject({ isApproved: true, rejectionReason: "" });
  });
});
