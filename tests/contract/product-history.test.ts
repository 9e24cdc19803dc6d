import { beforeAll, expect, test } from "vitest";
import type { Client } from "../support/client.ts";
import { takeOverPeopledShop } from "./order-world.ts";
import { type ShopPeople, signInShopPeople } from "./shop-people.ts";

type Product = {
  revision: number;
  name: string;
  status: string;
  shop: { id: number };
  brand_id: number | null;
  change: { fields: string[]; refusal_reason: string } | null;
};
type Answer = {
  id: number;
  success: string;
  error: string;
  errors: Record<string, string[]>;
  product: Product;
  differences: { field: string; before: string; after: string }[];
  versions: { id: number; saved_by: string }[];
  proposals: { id: number; name: string }[];
};

const shop = takeOverPeopledShop();
let categoryId: number;
let people: ShopPeople;
let staff: Client;

beforeAll(async () => {
  people = await signInShopPeople(shop);
  staff = await shop.signIn("staff@souk.example");
  const { body } = await shop.guest().get<{ categories: { id: number }[] }>("home/categories");
  categoryId = body.categories[0]!.id;
});

const wanted = (sku: string, more: object = {}) => ({
  name: `History ${sku}`,
  category_id: categoryId,
  variants: [{ sku, price: "24.50" }],
  ...more,
});

async function create(sku: string, more: object = {}): Promise<number> {
  const made = await people.owner.post<Answer>("seller/products", wanted(sku, more));
  expect(made).toMatchObject({ status: 200 });
  return made.body.id;
}

const productOf = async (id: number) => (await people.owner.get<Answer>(`seller/products/${id}`)).body.product;

async function requireApproval(isRequired: boolean): Promise<void> {
  const { shop: own } = await productOf(await create(`SHOP-${isRequired}`));
  const body = { is_required: isRequired };
  expect(await staff.post(`admin/shops/${own.id}/product-approval`, body)).toMatchObject({ status: 200 });
}

test("changed texts of an approved product wait: shoppers see the former ones until the operator approves", async () => {
  const id = await create("WAIT-1", { is_published: true });
  await requireApproval(true);
  const changed = wanted("WAIT-1", { name: "Much better name", revision: 1 });
  expect(await people.owner.post<Answer>(`seller/products/${id}/change`, changed)).toMatchObject({
    status: 200,
    body: { success: "Saved. Changes to texts and pictures wait for approval." },
  });
  expect((await shop.guest().page("product/history-wait-1")).html).not.toContain("Much better name");
  const waiting = await staff.get<Answer>(`admin/products/${id}/waiting-change`);
  expect(waiting.body.differences).toMatchObject([{ field: "name", after: "Much better name" }]);
  expect((await people.otherSeller.get(`seller/products/${id}/waiting-change`)).status).toBe(404);
  expect((await people.otherSeller.post(`seller/products/${id}/withdraw-change`, {})).status).toBe(404);
  expect((await staff.page("admin/product-approvals")).html).toContain("History WAIT-1");
  const preview = `product/${id}/preview?change=1`;
  expect((await staff.page(`admin/${preview}`)).html).toContain("Much better name");
  const own = await people.owner.page(`seller/${preview}`);
  expect([own.status, own.headers.get("Cache-Control")]).toEqual([200, expect.stringContaining("no-store")]);
  expect(own.html).toContain("Much better name");
  expect((await people.otherSeller.page(`seller/${preview}`)).status).toBe(404);
  const refused = await staff.post(`admin/products/${id}/refuse-change`, { reason: "Say what it is" });
  expect(refused).toMatchObject({ status: 200 });
  expect((await productOf(id)).change).toMatchObject({ fields: ["name"], refusal_reason: "Say what it is" });
  const again = wanted("WAIT-1", { name: "Stoneware bowl", revision: 2 });
  expect(await people.owner.post(`seller/products/${id}/change`, again)).toMatchObject({ status: 200 });
  const bulk = await staff.post("admin/products/bulk", { ids: [id], action: "approve" });
  expect(bulk).toMatchObject({ status: 200, body: { changed: 1 } });
  expect((await shop.guest().page("product/history-wait-1")).html).toContain("Stoneware bowl");
  await requireApproval(false);
});

test("a product with a forbidden word waits, and staff and its shop see the word", async () => {
  const forbid = (words: string) => staff.post("admin/settings", { forbidden_words: words });
  expect(await forbid("replica")).toMatchObject({ status: 200 });
  const id = await create("WORD-1", { is_published: true, description: "A faithful RÉPLICA" });
  expect((await shop.guest().page("product/history-word-1")).status).toBe(404);
  expect((await staff.page(`admin/product/${id}`)).html).toContain(">RÉPLICA</mark>");
  expect((await people.owner.page(`seller/product/${id}`)).html).toContain(">RÉPLICA</mark>");
  await forbid("");
});

test("versions are compared and restored only by their own shop and the operator", async () => {
  const id = await create("VERSION-1");
  await people.owner.post(`seller/products/${id}/change`, wanted("VERSION-1", { name: "Second", revision: 1 }));
  const { versions } = (await people.owner.get<Answer>(`seller/products/${id}/versions`)).body;
  expect(versions).toHaveLength(2);
  const first = versions[1]!.id;
  const at = `seller/product-versions/${first}`;
  expect((await people.owner.get<Answer>(at)).body.differences).toMatchObject([
    { field: "name", before: "Second", after: "History VERSION-1" },
  ]);
  const strangers = [
    await people.otherSeller.get(`seller/products/${id}/versions`),
    await people.otherSeller.get(at),
    await people.otherSeller.post(`${at}/restore`, { revision: 2 }),
    await (await shop.customer()).get(at),
  ];
  expect(strangers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect(await people.owner.post(`${at}/restore`, { revision: 1 })).toMatchObject({ status: 409 });
  expect(await people.owner.post(`${at}/restore`, { revision: 2 })).toMatchObject({ status: 200 });
  expect((await productOf(id)).name).toBe("History VERSION-1");
  expect((await staff.get<Answer>(`admin/product-versions/${first}`)).body.differences).toEqual([]);
});

test("a preview of a draft is for its own shop and the operator, cached nowhere and out of search engines", async () => {
  const id = await create("DRAFT-1");
  expect((await shop.guest().page("product/history-draft-1")).status).toBe(404);
  const seen = await people.owner.page(`seller/product/${id}/preview`);
  expect(seen.status).toBe(200);
  expect(seen.html).toContain("History DRAFT-1");
  expect(seen.headers.get("Cache-Control")).toContain("no-store");
  expect(seen.html).toMatch(/<meta[^>]*name="robots"[^>]*noindex/);
  expect((await staff.page(`admin/product/${id}/preview`)).status).toBe(200);
  expect((await people.otherSeller.page(`seller/product/${id}/preview`)).status).toBe(404);
  expect((await (await shop.customer()).page(`seller/product/${id}/preview`)).status).not.toBe(200);
});

test("a draft is published automatically at its time", async () => {
  const past = await people.owner.post<Answer>(
    "seller/products",
    wanted("PAST-1", { publish_at: "2026-01-01T00:00:00Z" }),
  );
  expect(past).toMatchObject({ status: 422, body: { errors: { publish_at: ["Choose a time in the future."] } } });
  const at = new Date(Date.now() + 3_000).toISOString();
  const id = await create("LATER-1", { publish_at: at });
  expect((await productOf(id)).status).toBe("draft");
  await expect.poll(async () => (await productOf(id)).status, { interval: 500 }).toBe("published");
  expect((await shop.guest().page("product/history-later-1")).status).toBe(200);
});

test("unsaved input is restored only for its user, and is deleted by a save", async () => {
  const id = await create("TYPED-1");
  const texts = {
    name: "Half typed",
    short_description: "",
    description: "<script>alert(1)</script>",
    specification: [],
    seo_title: "",
    seo_description: "",
  };
  const content = {
    ...texts,
    category_id: String(categoryId),
    brand_id: "",
    type: "physical",
    tags: "",
    pictures: [],
    unit: "piece",
    weight_grams: "",
    length_mm: "",
    width_mm: "",
    height_mm: "",
    tax_class_code: "standard",
    is_refundable: true,
    is_cash_on_delivery_allowed: true,
    minimum_order_quantity: "1",
    maximum_order_quantity: "",
    low_stock_threshold: "5",
    slug: "",
    stock_reason: "",
    publish_at: "",
    quantity_prices: [],
    translations: {},
    variants: [
      {
        is_new: false,
        color_id: null,
        attribute_values: [],
        sku: "TYPED-1",
        barcode: "",
        price: "24.50",
        special_price: "",
        special_starts_at: "",
        special_ends_at: "",
        stock: 0,
        wanted_stock: "0",
        weight_grams: "",
        image: null,
        is_active: true,
      },
    ],
  };
  const draft = { product_id: id, revision: 1, content };
  expect(await people.owner.post("seller/product-drafts", draft)).toMatchObject({ status: 200 });
  expect((await people.otherSeller.post("seller/product-drafts", draft)).status).toBe(404);
  expect((await people.owner.post("seller/product-drafts", { ...draft, content: { name: "x" } })).status).toBe(422);
  const editor = (client: Client) => client.page(`seller/product/${id}`);
  expect((await editor(people.owner)).html).toContain("Half typed");
  expect((await editor(people.team.get("products")!)).html).not.toContain("Half typed");
  expect((await productOf(id)).name).toBe("History TYPED-1");
  await people.owner.post(`seller/products/${id}/change`, wanted("TYPED-1", { name: "Saved", revision: 1 }));
  expect((await editor(people.owner)).html).not.toContain("Half typed");
});

test("a shop proposes a brand, which the operator accepts", async () => {
  const proposed = await people.owner.post<Answer>("seller/brand-proposals", { name: "Nordlys" });
  expect(proposed).toMatchObject({ status: 200 });
  const id = await create("BRAND-1", { brand_id: proposed.body.id, is_published: true });
  const foreign = await people.otherSeller.post<Answer>(
    "seller/products",
    wanted("BRAND-2", { brand_id: proposed.body.id }),
  );
  expect(foreign).toMatchObject({ status: 422, body: { errors: { brand_id: [expect.any(String)] } } });
  expect((await shop.guest().page("product/history-brand-1")).html).not.toContain("Nordlys");
  const { proposals } = (await staff.get<Answer>("admin/brand-proposals")).body;
  expect(proposals.map(({ name }) => name)).toContain("Nordlys");
  expect((await people.owner.post(`admin/brand-proposals/${proposed.body.id}/accept`, {})).status).toBe(404);
  expect(await staff.post(`admin/brand-proposals/${proposed.body.id}/accept`, {})).toMatchObject({ status: 200 });
  expect((await shop.guest().page("product/history-brand-1")).html).toContain("Nordlys");
  expect((await productOf(id)).brand_id).toBe(proposed.body.id);
});

test("quantity prices are shown to shoppers, and a save that does not name them keeps them", async () => {
  const prices = [{ minimum_quantity: 6, discount_kind: "fixed_price", value: "19.90" }];
  const id = await create("LADDER-1", { quantity_prices: prices, is_published: true });
  expect((await shop.guest().page("product/history-ladder-1")).html).toContain("19.90");
  await people.owner.post(`seller/products/${id}/change`, wanted("LADDER-1", { revision: 1 }));
  const read = await people.owner.get<{ product: { quantity_prices: object[] } }>(`seller/products/${id}`);
  expect(read.body.product.quantity_prices).toEqual(prices);
  const wrong = { ...prices[0], value: "30" };
  const refused = await people.owner.post<Answer>(
    `seller/products/${id}/change`,
    wanted("LADDER-1", { revision: 2, quantity_prices: [wrong] }),
  );
  expect(refused).toMatchObject({ status: 422 });
  expect(refused.body.errors).toHaveProperty(["quantity_prices.0.value"]);
});
