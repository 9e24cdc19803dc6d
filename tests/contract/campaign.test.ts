import { describe, expect, test } from "vitest";
import type { ListedProduct } from "./open-shop.ts";
import { takeOverPeopledShop } from "./order-world.ts";

type Paged<Item> = { data: Item[]; current_page: number; total: number; next_page_url: string | null };
type Campaign = { slug: string; state: string; is_flash_sale: boolean; starts_at: string; ends_at: string };
type SaleProduct = ListedProduct & {
  sale_ends_at: string;
  sold_units: number | null;
  maximum_units: number | null;
  maximum_per_buyer: number | null;
};

const shop = takeOverPeopledShop();

describe("the calls of sales", () => {
  test("list the campaigns, running ones first", async () => {
    const { status, body } = await shop.guest().get<{ campaigns: Paged<Campaign> }>("home/campaign-lists?page=1");
    expect(status).toBe(200);
    const states = body.campaigns.data.map(({ state }) => state);
    expect(states).toEqual(states.toSorted((one, other) => (one === other ? 0 : one === "running" ? -1 : 1)));
    expect(states).toContain("running");
    expect(states).toContain("upcoming");
    expect(states).not.toContain("over");
    const [first] = body.campaigns.data;
    const found = await shop
      .guest()
      .get<{ products: Paged<ListedProduct> }>(`home/campaign-products?slug=${first!.slug}&page=1&per_page=1`);
    expect(found.status).toBe(200);
    expect(found.body.products.data).toHaveLength(1);
    expect(found.body.products.next_page_url).toContain(`slug=${first!.slug}`);
  });

  test("return 404 for an unknown campaign, and require a slug", async () => {
    expect((await shop.guest().get("home/campaign-products?slug=nothing")).status).toBe(404);
    expect((await shop.guest().get("home/campaign-products")).status).toBe(422);
    expect((await shop.guest().get("home/campaign-products?slug=%00")).status).toBe(422);
  });

  test.each(["home/daily-deals", "home/daily-deals/"])("%s tells the deals, the nearest end first", async (path) => {
    const { status, body } = await shop.guest().get<{ products: Paged<SaleProduct> }>(`${path}?page=1`);
    expect(status).toBe(200);
    const ends = body.products.data.map(({ sale_ends_at }) => sale_ends_at);
    expect(ends.length).toBeGreaterThan(0);
    expect(ends).toEqual(ends.toSorted());
    expect(Date.parse(ends[0]!)).toBeGreaterThan(Date.now());
  });

  test("list the products of the flash sale, and how much is sold", async () => {
    const { status, body } = await shop
      .guest()
      .get<{ campaign: Campaign; products: Paged<SaleProduct> }>("home/flash-sale-products");
    expect(status).toBe(200);
    expect(body.campaign).toMatchObject({ is_flash_sale: true, state: "running" });
    expect(body.products.data.length).toBeGreaterThan(3);
    for (const { maximum_units, sold_units, sale_ends_at } of body.products.data) {
      expect(sale_ends_at).toBe(body.campaign.ends_at);
      if (maximum_units !== null) expect(sold_units).toBeLessThanOrEqual(maximum_units);
    }
  });

  test("filter and count within a campaign and within the deals as in any listing", async () => {
    const { body } = await shop.guest().get<{ campaigns: Paged<Campaign> }>("home/campaign-lists");
    for (const query of [`type=campaign&slug=${body.campaigns.data[0]!.slug}`, "type=daily_deal"]) {
      const listed = await shop.guest().get<{ products: Paged<ListedProduct> }>(`home/filtered_products?${query}`);
      const facets = await shop
        .guest()
        .get<{ categories: { parent_id: number | null; count: number }[] }>(`home/filter_data?${query}`);
      const tops = facets.body.categories.filter(({ parent_id }) => parent_id === null);
      expect(tops.reduce((sum, { count }) => sum + count, 0)).toBe(listed.body.products.total);
    }
  });

  test("list the products of a gadget section", async () => {
    const { body } = await shop.guest().get<{ categories: { slug: string }[] }>("home/categories");
    const { slug } = body.categories[0]!;
    const found = await shop
      .guest()
      .get<{ products: Paged<ListedProduct>; slug: string }>(`home/gadget-products/${slug}`);
    expect(found.body).toMatchObject({ slug, products: { current_page: 1 } });
    expect(found.body.products.data.length).toBeGreaterThan(0);
  });
});
