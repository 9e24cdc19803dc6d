import { describe, expect, test } from "vitest";
import type { Client } from "../support/client.ts";
import { PASSWORD, shareShop, type ListedProduct } from "./open-shop.ts";

type Entry = { product_id: number; wishlist_id: number };
type List = { id: number; name: string; is_default: boolean; share_key: string | null; products_count: number };
type Wishlists = { wishlists: Entry[]; lists: List[]; success?: string; error?: string };

const shop = shareShop();
const goods = await shop.goods(3);

const wish = (client: Client, id: number, body: object = {}) =>
  client.post<Wishlists>(`user/add-to-wishlist/${id}`, body);
const idsOf = ({ wishlists }: Wishlists) => wishlists.map(({ product_id }) => product_id);

describe("the wishlist's calls", () => {
  test("keep a guest's wishes, each once, only for that guest", async () => {
    const guest = shop.guest();
    expect((await guest.get<Wishlists>("user/wishlists")).body).toEqual({ wishlists: [], lists: [] });
    for (const { id } of [goods[0]!, goods[1]!, goods[0]!]) {
      const { status, body } = await wish(guest, id);
      expect(status).toBe(200);
      expect(body.success).toEqual(expect.any(String));
    }
    const { body } = await guest.get<Wishlists>("user/wishlists");
    expect(idsOf(body)).toEqual([goods[1]!.id, goods[0]!.id]);
    expect(body.lists).toMatchObject([{ name: "", is_default: true, share_key: null, products_count: 2 }]);
    expect((await shop.guest().get<Wishlists>("user/wishlists")).body.wishlists).toEqual([]);
    const removed = await guest.post<Wishlists>(`user/remove-wishlist-product/${goods[0]!.id}`);
    expect(idsOf(removed.body)).toEqual([goods[1]!.id]);
  });

  test("are marked in lists of products, only for that visitor", async () => {
    const guest = shop.guest();
    await wish(guest, goods[0]!.id);
    const path = `home/product-details/${goods[0]!.slug}`;
    type Details = { product: { is_wishlisted: boolean } };
    expect((await guest.get<Details>(path)).body.product.is_wishlisted).toBe(true);
    expect((await shop.guest().get<Details>(path)).body.product.is_wishlisted).toBe(false);
    const listed = "home/filtered_products?in_stock=1&per_page=60";
    type Listed = { products: { data: { id: number; is_wishlisted: boolean }[] } };
    const { products } = (await guest.get<Listed>(listed)).body;
    expect(products.data.filter((each) => each.is_wishlisted).map(({ id }) => id)).toEqual([goods[0]!.id]);
  });

  test("know only products that are shown", async () => {
    expect((await wish(shop.guest(), 2_000_000_000)).status).toBe(404);
    expect((await shop.guest().post("user/add-to-wishlist/x")).status).toBe(422);
  });

  test("make, rename, move within, and delete lists", async () => {
    const guest = shop.guest();
    await wish(guest, goods[0]!.id);
    const made = await guest.post<Wishlists & { wishlist_id: number }>("user/wishlist/create", { name: " Gifts " });
    expect(made.body.lists.map(({ name }) => name)).toEqual(["", "Gifts"]);
    const [first, gifts] = [made.body.lists[0]!.id, made.body.wishlist_id];
    expect((await guest.post("user/wishlist/create", { name: "gifts" })).status).toBe(409);
    expect((await guest.post("user/wishlist/create", { name: "  " })).status).toBe(422);
    expect((await guest.post("user/wishlist/rename", { id: gifts, name: "Birthday" })).status).toBe(200);
    const move = { product_id: goods[0]!.id, from_id: first, to_id: gifts };
    const moved = await guest.post<Wishlists>("user/wishlist/move", move);
    expect(moved.body.wishlists).toEqual([{ product_id: goods[0]!.id, wishlist_id: gifts }]);
    expect((await shop.guest().post("user/wishlist/delete", { id: gifts })).status).toBe(404);
    expect((await guest.post("user/wishlist/delete", { id: first })).status).toBe(409);
    expect((await guest.post<Wishlists>("user/wishlist/delete", { id: gifts })).body.wishlists).toEqual([]);
  });

  test("share a list by a link that does not reveal its owner, until it is revoked", async () => {
    const customer = await shop.customer();
    const { lists } = (await wish(customer, goods[0]!.id)).body;
    const id = lists[0]!.id;
    const shared = await customer.post<{ share_key: string }>("user/wishlist/share", { id, is_shared: true });
    const address = `user/wishlist?list=${shared.body.share_key}`;
    const seen = await shop.guest().page(address);
    expect(seen.status).toBe(200);
    expect(seen.html).toContain(goods[0]!.slug);
    expect(seen.html).not.toContain(customer.email);
    expect(seen.html).not.toContain("Hopper");
    await customer.post("user/wishlist/share", { id, is_shared: false });
    expect((await shop.guest().page(address)).status).toBe(404);
  });

  test("are merged at sign-in, and are in the page's data", async () => {
    const customer = await shop.customer();
    await wish(customer, goods[0]!.id);
    const guest = shop.guest();
    for (const { id } of goods.slice(0, 2)) await wish(guest, id);
    expect((await guest.post("login", { email: customer.email, password: PASSWORD })).status).toBe(200);
    const { body } = await guest.get<Wishlists>("user/wishlists");
    expect(idsOf(body).toSorted((one, other) => one - other)).toEqual(
      goods
        .slice(0, 2)
        .map(({ id }) => id)
        .toSorted((one, other) => one - other),
    );
    const { html } = await guest.page("cart");
    expect(html).toContain("Wishlist, 2 products");
  });
});

describe("the comparison's calls", () => {
  type Compared = { compare_list: { id: number; name: string; price: object }[] };

  test("hold four products, and refuse a fifth with a sentence", async () => {
    const guest = shop.guest();
    const listed = await guest.get<{ products: { data: ListedProduct[] } }>("home/filtered_products");
    const ids = listed.body.products.data.slice(0, 5).map(({ id }) => id);
    for (const id of ids.slice(0, 4))
      expect((await guest.post<Compared>(`home/add-to-compare/${id}`)).status).toBe(200);
    const fifth = await guest.post(`home/add-to-compare/${ids[4]}`);
    expect(fifth.status).toBe(409);
    expect(fifth.body.error).toContain("4");
    const { body } = await guest.get<Compared>("home/compare-list");
    expect(body.compare_list.map(({ id }) => id)).toEqual(ids.slice(0, 4));
    const removed = await guest.post<Compared>(`home/remove-compare-product/${ids[0]}`);
    expect(removed.body.compare_list.map(({ id }) => id)).toEqual(ids.slice(1, 4));
    expect((await shop.guest().get<Compared>("home/compare-list")).body.compare_list).toEqual([]);
    expect((await guest.post("home/add-to-compare/2000000000")).status).toBe(404);
  });
});
