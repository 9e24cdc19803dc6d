import { describe, expect, test } from "vitest";
import { type ListedProduct, shareShop } from "./open-shop.ts";

type Paged = {
  data: ListedProduct[];
  current_page: number;
  per_page: number;
  total: number;
  next_page_url: string | null;
};
type Filtered = { type: string; products: Paged; slug: string | null; page: number };

const shop = shareShop();
const find = (query: string) => shop.guest().get<Filtered>(`home/filtered_products?${query}`);

describe("the listing's calls", () => {
  test("answer pages of 24, each leading to the next without a product twice", async () => {
    const first = (await find("sort=newest")).body;
    expect(first).toMatchObject({ type: "products", page: 1, products: { current_page: 1, per_page: 24 } });
    expect(first.products.data).toHaveLength(24);
    const { pathname, search } = new URL(first.products.next_page_url!);
    expect(search).toContain("sort=newest");
    const second = (await shop.guest().get<Filtered>(pathname + search)).body;
    expect(second.products.current_page).toBe(2);
    const ids = [...first.products.data, ...second.products.data].map(({ id }) => id);
    expect(new Set(ids).size).toBe(48);
  });

  test("a product in a list has what the contract names", async () => {
    const [product] = (await find("in_stock=1")).body.products.data;
    const named = [
      "id",
      "slug",
      "name",
      "image",
      "price",
      "old_price",
      "discount_percent",
      "lowest_price_30_days",
      "rating",
      "reviews_count",
    ];
    const more = ["has_variant", "minimum_order_quantity", "current_stock", "is_digital", "shop", "is_wishlisted"];
    expect(Object.keys(product!)).toEqual(expect.arrayContaining([...named, ...more]));
    expect(product!.price).toEqual({
      amount: expect.any(Number),
      currency: "USD",
      formatted: expect.stringMatching(/^\$\d/),
    });
  });

  test.each(["page=0", "page=-1", "page=x", "per_page=61", "per_page=0", "categories[]=x", "categories[]=99999999999"])(
    "%s is a 422",
    async (query) => {
      expect((await find(query)).status).toBe(422);
    },
  );

  test("past the end is an empty page, and an unknown slug is not found", async () => {
    const { body } = await find("page=9999");
    expect(body.products).toMatchObject({ data: [], next_page_url: null });
    expect((await find("type=category&slug=nothing")).status).toBe(404);
    expect((await shop.guest().get("home/filter_data?type=brand&slug=nothing")).status).toBe(404);
  });

  test("prices filter to what is shown, also in another currency", async () => {
    const client = shop.guest();
    await client.get("change/currency/EUR");
    const { body } = await client.get<Filtered>("home/filtered_products?price_min=20&price_max=30&per_page=60");
    expect(body.products.data.length).toBeGreaterThan(0);
    for (const { price } of body.products.data) {
      expect(price.currency).toBe("EUR");
      expect(price.amount).toBeGreaterThanOrEqual(2000);
      expect(price.amount).toBeLessThanOrEqual(3000);
    }
  });

  test("filters have counts and a price range", async () => {
    const { status, body } = await shop.guest().get("home/filter_data");
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(
      expect.arrayContaining(["categories", "attributes", "brands", "colors", "shop", "price_range"]),
    );
    expect(body.price_range).toMatchObject({ min: expect.anything(), max: expect.anything() });
  });

  test("suggestions come for the first letters, and none for nothing", async () => {
    const { status, body } = await shop.guest().get("search/suggest?q=la");
    expect(status).toBe(200);
    expect(JSON.stringify(body)).toMatch(/"slug"/);
    expect((await shop.guest().get("search/suggest")).status).toBe(200);
  });

  test("popular searches come while nothing is typed", async () => {
    const { body } = await shop.guest().get<{ popular: string[] }>("search/suggest");
    expect(body.popular).toContain("olive oil");
    expect((await shop.guest().get<{ popular: string[] }>("search/suggest?q=oil")).body.popular).toEqual([]);
    const arabic = await shop.guest({ language: "ar" }).get<{ popular: string[] }>("search/suggest?q=+");
    expect(arabic.body.popular).toContain("قهوة");
  });

  test("a search is counted by a call of its own, which begins no session", async () => {
    const guest = shop.guest();
    expect(await guest.post("search/note", { q: "olive oil" })).toMatchObject({
      status: 200,
      body: { q: "olive oil" },
    });
    expect(guest.cookies()).toBe("");
    expect((await guest.post("search/note", { q: "olive oil" }, { token: null })).status).toBe(419);
    for (const q of ["x".repeat(401), 1, null, ["olive oil"]])
      expect((await guest.post("search/note", { q })).status).toBe(422);
  });

  test("a search returns corrections, and the positions of its words", async () => {
    const { body } = await find("q=olive+oil");
    expect(body).toMatchObject({ corrected_query: null, suggested_query: null });
    expect(body.products.data[0]).toHaveProperty("marks");
    expect((await find("q=olve+oil")).body).toMatchObject({ corrected_query: "olive oil" });
    expect((await find("sort=newest")).body.products.data[0]).not.toHaveProperty("marks");
  });

  test.each(["home/offer-products", "home/best-selling-products"])("%s is paged", async (path) => {
    const { status, body } = await shop.guest().get<{ products: Paged }>(path);
    expect(status).toBe(200);
    expect(body.products.data.length).toBeGreaterThan(0);
    expect((await shop.guest().get(`${path}?page=0`)).status).toBe(422);
  });
});
