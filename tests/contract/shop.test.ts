import { describe, expect, test } from "vitest";
import type { Client } from "../support/client.ts";
import { shareShop } from "./open-shop.ts";

type Seller = {
  id: number;
  slug: string;
  name: string;
  rating: number;
  products_count: number;
  followers_count: number;
};
type Sellers = {
  sellers: { data: Seller[]; total: number; current_page: number; per_page: number; next_page_url: string | null };
};
type Followed = {
  shop_follower: { user_id: number; seller_id: number; status: number }[];
  followers_count: number;
};

const shop = shareShop();
const sellersOf = async (client: Client, query = "") =>
  (await client.get<Sellers>(`home/sellers?${query}`)).body.sellers;

describe("the list of shops", () => {
  test("comes in pages, sorted and narrowed", async () => {
    const guest = shop.guest();
    const first = await sellersOf(guest, "per_page=10&sort=name");
    expect(first).toMatchObject({ current_page: 1, per_page: 10 });
    expect(first.data).toHaveLength(10);
    expect(first.next_page_url).toContain("page=2");
    const second = await sellersOf(guest, "per_page=10&sort=name&page=2");
    const ids = [...first.data, ...second.data].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const followed = (await sellersOf(guest, "sort=most_followed")).data.map(({ followers_count }) => followers_count);
    expect(followed).toEqual(followed.toSorted((one, other) => other - one));
    expect((await sellersOf(guest, "rating=4")).data.every(({ rating }) => rating >= 4)).toBe(true);
    const named = await sellersOf(guest, `q=${encodeURIComponent(first.data[3]!.name)}`);
    expect(named.data.map(({ slug }) => slug)).toContain(first.data[3]!.slug);
    expect((await sellersOf(guest, "category=kitchen")).total).toBeLessThan(first.total);
    expect((await sellersOf(guest, "category=nowhere")).total).toBe(0);
  });

  test("refuses what it cannot read", async () => {
    for (const query of ["sort=cheap", "rating=9", "page=0", "per_page=61", "open=maybe"])
      expect((await shop.guest().get(`home/sellers?${query}`)).status).toBe(422);
  });
});

describe("a shop's page", () => {
  test("has the shop with its coupons, videos and reviews", async () => {
    const { status, body } = await shop.guest({ language: "es" }).get<{
      shop: Seller & { story: string };
      coupons: { code: string; title: string; ends_at: string }[];
      videos: { slug: string; kind: string }[];
      reviews: { count: number; stars: number[] };
    }>("shop-page-data/hearth-and-clay");
    expect(status).toBe(200);
    expect(body.shop).toMatchObject({ slug: "hearth-and-clay", name: "Hearth & Clay" });
    expect(body.coupons.map(({ code }) => code)).toContain("HEARTH10");
    expect(body.videos.length).toBeGreaterThan(0);
    expect(body.reviews.stars.reduce((sum, each) => sum + each, 0)).toBe(body.reviews.count);
  });

  test("is not found for an unknown shop", async () => {
    const { status, body } = await shop.guest().get("shop-page-data/nowhere");
    expect([status, typeof body.error]).toEqual([404, "string"]);
  });

  test("sends a video in the parts that a player asks for", async () => {
    const { html } = await shop.guest().page("shop/hearth-and-clay?tab=videos&video=from-the-kiln-to-the-table");
    const file = /film-[\w-]+\.mp4/.exec(html)?.[0];
    const part = await fetch(`${shop.server().url}/media/${file}`, { headers: { Range: "bytes=0-99" } });
    expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 100]);
  });
});

describe("following a shop", () => {
  const follow = (client: Client, id: unknown) => client.post<Followed>("user/follow-shop", { seller_id: id });
  const leave = (client: Client, id: unknown) => client.post<Followed>("user/remove-followed", { seller_id: id });

  test("is only for customers", async () => {
    const guest = shop.guest();
    const { id } = (await sellersOf(guest)).data[0]!;
    for (const { status, body } of [await follow(guest, id), await leave(guest, id)])
      expect([status, typeof body.error]).toEqual([401, "string"]);
    expect((await guest.get("user/followed-sellers")).status).toBe(401);
  });

  test("is counted once, listed, and undone", async () => {
    const customer = await shop.customer();
    const [first, second] = (await sellersOf(customer)).data as [Seller, Seller];
    const done = await follow(customer, first.id);
    expect(done.status).toBe(200);
    expect(done.body.shop_follower).toMatchObject([{ seller_id: first.id, status: 1 }]);
    expect((await follow(customer, first.id)).body.followers_count).toBe(done.body.followers_count);
    await follow(customer, second.id);
    const listed = (await customer.get<Sellers>("user/followed-sellers?per_page=1")).body.sellers;
    expect(listed).toMatchObject({ data: [{ id: second.id }], total: 2 });
    expect(listed.next_page_url).toContain("page=2");
    const gone = await leave(customer, first.id);
    expect(gone.body.followers_count).toBe(done.body.followers_count - 1);
    expect(gone.body.shop_follower.map(({ seller_id }) => seller_id)).toEqual([second.id]);
    expect((await leave(customer, first.id)).status).toBe(200);
  });

  test("is refused for an unknown shop", async () => {
    const customer = await shop.customer();
    expect((await follow(customer, 2_000_000_000)).status).toBe(404);
    for (const id of [0, -1, "1", null, 1.5]) expect((await follow(customer, id)).status).toBe(422);
  });
});
