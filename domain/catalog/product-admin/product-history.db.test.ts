import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditEntries } from "#db/schema/audit.ts";
import { brands } from "#db/schema/brand.ts";
import { notifications } from "#db/schema/notification.ts";
import { priceRules } from "#db/schema/price-rule.ts";
import { products, variants } from "#db/schema/product.ts";
import { productVersions } from "#db/schema/product-version.ts";
import { getProductDetails } from "#domain/catalog/product/get-product-details.ts";
import { previewProduct } from "#domain/catalog/product/preview-product.ts";
import { decideProposal } from "#domain/catalog/brand-proposal/decide-proposal.ts";
import { proposeBrand } from "#domain/catalog/brand-proposal/propose-brand.ts";
import { discardDraft } from "#domain/catalog/product-draft/discard-draft.ts";
import { getDraft } from "#domain/catalog/product-draft/get-draft.ts";
import { keepDraft } from "#domain/catalog/product-draft/keep-draft.ts";
import { productDraftInput } from "#domain/catalog/product-draft/product-draft.input.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { makeCategory, makeProduct } from "#tests/support/catalog.ts";
import { makeContext } from "#tests/support/context.ts";
import { ownerContext, staffContext } from "#tests/support/customers.ts";
import { makeGoods } from "#tests/support/shopping.ts";
import { valueOf } from "#tests/support/value-of.ts";
import { approveProducts } from "./approve-products.ts";
import { changeInputOf } from "./change-input-of.ts";
import { changeProduct } from "./change-product.ts";
import { findChangeDifferences } from "./find-change-differences.ts";
import { findVersionDifferences, findVersions } from "./find-versions.ts";
import { getLiveProduct, getProductForm } from "./get-product-form.ts";
import type { ProductForm, ProductOwner } from "./product-admin.ts";
import { changeProductInput, type ChangeProductInput } from "./product-admin.input.ts";
import { publishDueProducts } from "./publish-due-products.ts";
import { refuseChange } from "./refuse-change.ts";
import { requireApproval } from "./require-approval.ts";
import { restoreVersion } from "./restore-version.ts";
import { withdrawChange } from "./withdraw-change.ts";

const { db } = await openTestDatabase();
const NOW = new Date("2026-11-20T12:00:00Z");
const OPERATOR: ProductOwner = { kind: "operator", shopId: null };

const { lamp, shirt } = await makeGoods(db);
const category = await makeCategory(db);
const shopId = lamp.shopId;
const otherShopId = shirt.shopId;
const seller = await ownerContext(db, shopId, { now: NOW });
const staff = await staffContext(db, ["catalog.manage"], { now: NOW });
const own: ProductOwner = { kind: "shop", shopId };
const others: ProductOwner = { kind: "shop", shopId: otherShopId };

const make = async (values: object = {}) => (await makeProduct(db, shopId, category, values)).productId;
const formOf = async (id: number, owner: ProductOwner = own) => valueOf(await getProductForm(seller, owner, id));
const liveOf = async (id: number): Promise<ProductForm> => valueOf(await getLiveProduct(seller, OPERATOR, id));

async function change(id: number, more: Partial<ChangeProductInput>, ctx = seller, owner = own) {
  const input = changeProductInput.parse({ ...changeInputOf(await formOf(id, owner)), ...more });
  return changeProduct(ctx, owner, id, input);
}

const withPrice = ({ variants: all }: ChangeProductInput, price: string) => all.map((each) => ({ ...each, price }));

async function notesOf(id: number): Promise<string[]> {
  const rows = await db
    .select({ title: notifications.title })
    .from(notifications)
    .where(eq(notifications.link, `/seller/product/${id}`))
    .orderBy(notifications.id);
  return rows.map(({ title }) => title);
}

test("texts of an approved product wait for the operator, its price does not, and it stays online", async () => {
  const id = await make({ name: "Teapot" });
  await requireApproval(staff, shopId, true);
  const input = changeInputOf(await formOf(id));
  const changed = await change(id, { name: "Cast-iron teapot", variants: withPrice(input, "12.50") });
  expect(changed).toSucceed({ isWaiting: true, revision: 2 });
  expect(await liveOf(id)).toMatchObject({ name: "Teapot", isApproved: true, variants: [{ price: "12.50" }] });
  expect(await formOf(id)).toMatchObject({ name: "Cast-iron teapot", change: { fields: ["name"], refusalReason: "" } });
  expect(await findChangeDifferences(staff, OPERATOR, id)).toMatchObject({
    value: [{ field: "name", before: "Teapot", after: "Cast-iron teapot" }],
  });
  expect(await findChangeDifferences(seller, others, id)).toFail("not_found");
  expect(await approveProducts(staff, [id])).toMatchObject({ value: 1 });
  expect(await liveOf(id)).toMatchObject({ name: "Cast-iron teapot", change: null, variants: [{ price: "12.50" }] });
  expect(await notesOf(id)).toEqual(["Teapot was approved"]);
  const audited = await db.select().from(auditEntries).where(eq(auditEntries.action, "product.approve_change"));
  expect(audited).toHaveLength(1);
});

test("what the operator changed since a proposal stays when it is approved", async () => {
  await requireApproval(staff, shopId, true);
  const id = await make({ name: "Kettle", shortDescription: "Boils" });
  await change(id, { name: "Enamel kettle" });
  await change(id, { short_description: "Boils water" }, staff, OPERATOR);
  expect(await approveProducts(staff, [id])).toMatchObject({ value: 1 });
  expect(await liveOf(id)).toMatchObject({ name: "Enamel kettle", shortDescription: "Boils water" });
});

test("a refused change is told with its reason, can be sent again, and can be withdrawn", async () => {
  await requireApproval(staff, shopId, true);
  const id = await make({ name: "Plate" });
  await change(id, { name: "Best plate ever" });
  expect(await refuseChange(seller, id, "No")).toFail("not_found");
  expect(await refuseChange(staff, id, "Say what it is")).toSucceed();
  expect(await refuseChange(staff, id, "Again")).toFail("not_found");
  expect(await approveProducts(staff, [id])).toMatchObject({ value: 0 });
  expect(await formOf(id)).toMatchObject({ name: "Best plate ever", change: { refusalReason: "Say what it is" } });
  expect(await notesOf(id)).toHaveLength(1);
  await change(id, { name: "Stoneware plate" });
  expect((await formOf(id)).change?.refusalReason).toBe("");
  expect(await withdrawChange(seller, others, id)).toFail("not_found");
  expect(await withdrawChange(seller, own, id)).toSucceed();
  expect(await formOf(id)).toMatchObject({ name: "Plate", change: null });
});

test("a save without a changed text waits for nothing", async () => {
  await requireApproval(staff, shopId, true);
  const id = await make({ name: "Spoon" });
  expect(await change(id, { minimum_order_quantity: 2 })).toMatchObject({ value: { isWaiting: false } });
  expect(await liveOf(id)).toMatchObject({ minimumOrderQuantity: 2, change: null });
});

test("each save is a version with its author; a former one can be compared and restored", async () => {
  const id = await make({ name: "Cup" });
  await change(id, { name: "Blue cup", tags: ["blue"] });
  const input = changeInputOf(await formOf(id));
  await change(id, { variants: input.variants.map((each) => ({ ...each, stock_change: 1 })) });
  const found = valueOf(await findVersions(seller, own, id));
  expect(found.map(({ savedBy }) => savedBy !== "")).toEqual([true, false]);
  const first = found.at(-1)!;
  expect(await findVersions(seller, others, id)).toFail("not_found");
  expect(await findVersionDifferences(seller, others, first.id)).toFail("not_found");
  expect(await findVersionDifferences(seller, own, first.id)).toMatchObject({
    value: [
      { field: "name", before: "Blue cup", after: "Cup" },
      { field: "tags", before: "blue", after: "" },
    ],
  });
  const { revision } = await formOf(id);
  expect(await restoreVersion(seller, others, first.id, revision)).toFail("not_found");
  expect(await restoreVersion(seller, own, first.id, revision - 1)).toFail("product_changed");
  expect(await restoreVersion(seller, own, first.id, revision)).toSucceed();
  expect(await formOf(id)).toMatchObject({ name: "Cup", tags: [], variants: [{ stock: 11 }] });
});

test("only the latest fifty versions are kept", async () => {
  const id = await make();
  const former = { productId: id, content: {}, savedById: null, createdAt: NOW };
  await db.insert(productVersions).values(Array.from({ length: 60 }, () => former));
  await change(id, { name: "The latest" });
  expect(await db.$count(productVersions, eq(productVersions.productId, id))).toBe(50);
});

test("quantity prices are replaced one by one, and those that stay keep their start", async () => {
  const id = await make({ prices: [2000] });
  const ten = { minimum_quantity: 10, discount_kind: "percent" as const, value: "5" };
  expect(await change(id, { quantity_prices: [ten] })).toSucceed();
  const [before] = await db.select().from(priceRules).where(eq(priceRules.productId, id));
  const later = makeContext(db, { now: new Date(NOW.getTime() + 60_000), visitor: seller.visitor });
  const fifty = { minimum_quantity: 50, discount_kind: "fixed_price" as const, value: "17.50" };
  await change(id, { quantity_prices: [ten, fifty] }, later);
  expect((await formOf(id)).quantityPrices).toEqual([
    { minimumQuantity: 10, discountKind: "percent", value: "5" },
    { minimumQuantity: 50, discountKind: "fixed_price", value: "17.50" },
  ]);
  const rules = await db.select().from(priceRules).where(eq(priceRules.productId, id)).orderBy(priceRules.id);
  expect(rules[0]).toEqual(before);
  const { quantity_prices: _prices, ...silent } = changeInputOf(await formOf(id));
  await changeProduct(seller, own, id, silent);
  expect((await formOf(id)).quantityPrices).toHaveLength(2);
  await change(id, { quantity_prices: [] });
  expect((await formOf(id)).quantityPrices).toEqual([]);
});

test("a quantity has one price, below the usual one", () => {
  const read = (...prices: { minimum_quantity: number; discount_kind: string; value: string }[]) =>
    changeProductInput.safeParse({
      name: "A",
      category_id: 1,
      revision: 1,
      variants: [{ sku: "A", price: "5" }],
      quantity_prices: prices,
    });
  const price = { minimum_quantity: 10, discount_kind: "fixed_price", value: "4" };
  expect(read(price).success).toBe(true);
  for (const wrong of [
    [price, price],
    [{ ...price, value: "5" }],
    [{ ...price, minimum_quantity: 1 }],
    [{ ...price, discount_kind: "percent", value: "100" }],
    [{ ...price, value: "0" }],
  ])
    expect(read(...wrong).success).toBe(false);
});

test("a draft is published when its time has come, and not before", async () => {
  const id = await make({ status: "draft", publishedAt: null });
  const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
  expect(await change(id, { publish_at: at(-1).toISOString() })).toFail("invalid_fields", {
    errors: { publish_at: "Choose a time in the future." },
  });
  expect(await change(id, { publish_at: at(5).toISOString() })).toSucceed();
  expect(await publishDueProducts(seller)).toEqual(at(5));
  expect(await liveOf(id)).toMatchObject({ status: "draft" });
  expect(await publishDueProducts(makeContext(db, { now: at(5) }))).toBeNull();
  expect(await liveOf(id)).toMatchObject({ status: "published", publishAt: "" });
  expect(await notesOf(id)).toHaveLength(1);
});

test("a draft without an active variant is not published, and its team is notified", async () => {
  const id = await make({ status: "draft", publishedAt: null, publishAt: NOW });
  await db.update(variants).set({ isActive: false }).where(eq(variants.productId, id));
  await publishDueProducts(seller);
  expect(await liveOf(id)).toMatchObject({ status: "draft", publishAt: "" });
  expect((await notesOf(id))[0]).toContain("was not published");
});

test("an unpublished product has a preview, only for its own shop and the operator", async () => {
  const id = await make({ name: "Secret", slug: "secret-draft", status: "draft", publishedAt: null });
  expect(await getProductDetails(seller, "secret-draft")).toBeNull();
  const seen = await previewProduct(seller, shopId, id);
  expect(seen).toMatchObject({ value: { name: "Secret", variants: [{ currentStock: 10 }] } });
  expect(await previewProduct(seller, null, id)).toSucceed();
  expect(await previewProduct(seller, otherShopId, id)).toFail("not_found");
});

test("only its shop can use a proposed brand until it is accepted; merged or refused, its products follow", async () => {
  const shop = { id: shopId, name: "Lamps" };
  const propose = async (name: string) => {
    return valueOf(await proposeBrand(seller, shop, name));
  };
  const brand = await propose("Nørd Lys");
  expect(await propose("nørd lys")).toBe(brand);
  const id = await make({ slug: "with-brand" });
  expect(await change(id, { brand_id: brand })).toSucceed();
  const foreign = (await makeProduct(db, otherShopId, category)).productId;
  expect(await change(foreign, { brand_id: brand }, seller, others)).toFail("invalid_fields", {
    errors: { brand_id: "Choose one of the options." },
  });
  expect(await getProductDetails(seller, "with-brand")).toMatchObject({ brand: null });
  expect(await decideProposal(seller, brand, { kind: "accept" })).toFail("not_found");
  expect(await decideProposal(staff, brand, { kind: "accept" })).toSucceed();
  expect(await getProductDetails(staff, "with-brand")).toMatchObject({ brand: { name: "Nørd Lys" } });
  const double = await propose("Nord-Lys");
  await change(id, { brand_id: double });
  expect(await decideProposal(staff, double, { kind: "merge", intoId: brand })).toSucceed();
  expect((await liveOf(id)).brandId).toBe(brand);
  const unwanted = await propose("Fake");
  await change(id, { brand_id: unwanted });
  expect(await decideProposal(staff, unwanted, { kind: "refuse", reason: "Not a brand" })).toSucceed();
  expect((await liveOf(id)).brandId).toBeNull();
  expect(await db.$count(brands, eq(brands.id, unwanted))).toBe(0);
});

test("only its user sees a draft; it never changes the product, and is deleted when discarded", async () => {
  const id = await make({ name: "Bowl" });
  const content = {
    ...changeInputOf(await formOf(id)),
    category_id: "",
    brand_id: "",
    tags: "half typed,",
    weight_grams: "",
    length_mm: "",
    width_mm: "",
    height_mm: "",
    minimum_order_quantity: "x",
    maximum_order_quantity: "",
    low_stock_threshold: "5",
    name: "Bow",
    quantity_prices: [],
    translations: {},
    variants: [
      {
        is_new: false,
        color_id: null,
        attribute_values: [],
        sku: "",
        barcode: "",
        price: "1,",
        special_price: "",
        special_starts_at: "",
        special_ends_at: "",
        stock: 10,
        wanted_stock: "1",
        weight_grams: "",
        image: null,
        is_active: true,
      },
    ],
  };
  const input = productDraftInput.parse({ product_id: id, revision: 1, content });
  expect(await keepDraft(seller, own, input)).toSucceed();
  expect(await keepDraft(seller, own, { ...input, content: { ...input.content, name: "Bowls" } })).toSucceed();
  expect(await keepDraft(seller, others, input)).toFail("not_found");
  expect(await getDraft(seller, own, { id, revision: 1 })).toMatchObject({
    content: { name: "Bowls" },
    isOutdated: false,
  });
  expect(await getDraft(seller, own, { id, revision: 2 })).toMatchObject({ isOutdated: true });
  expect(await getDraft(staff, OPERATOR, { id, revision: 1 })).toBeNull();
  expect(await getDraft(seller, own, null)).toBeNull();
  expect(await liveOf(id)).toMatchObject({ name: "Bowl", revision: 1 });
  await discardDraft(seller, own, id);
  expect(await getDraft(seller, own, { id, revision: 1 })).toBeNull();
  const [stored] = await db.select().from(products).where(eq(products.id, id));
  expect(stored?.name).toBe("Bowl");
});
