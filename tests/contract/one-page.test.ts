import { beforeAll, describe, expect, test } from "vitest";
import { type Client, createClient } from "../support/client.ts";
import { openShop, type ListedProduct } from "./open-shop.ts";

type Visitor = {
  user: { email: string; first_name: string } | null;
  token: string;
  carts: { product_id: number; quantity: number }[];
  trx_id: string;
  totals: object;
  compare_list: { id: number }[];
  wishlists: number[];
  shop_follower: number[];
  viewed_products: { id: number }[];
  unread_notifications: number;
  active_currency: { code: string };
  ship_to: string;
};

const shop = openShop();
let goods: ListedProduct[];
let customer: Client & { email: string };
let visitors: Record<string, Client>;
let paths: string[];

beforeAll(async () => {
  goods = await shop.goods(2);
  const [first, second] = goods as [ListedProduct, ListedProduct];
  const buyer = shop.guest();
  await buyer.post("user/addToCart", { product_id: first.id, quantity: 2 });
  customer = await shop.customer();
  await customer.post("user/addToCart", { product_id: second.id, quantity: 3 });
  await customer.post(`user/add-to-wishlist/${first.id}`);
  await customer.post(`home/add-to-compare/${second.id}`);
  await customer.post("user/follow-shop", { seller_id: first.shop.id });
  await customer.post("home/product-view", { product_id: second.id });
  const german = shop.guest();
  await german.post("change/country/DE");
  visitors = { guest: shop.guest(), buyer, customer, german };
  const category = /href="\/(category\/[^"/?]+)"/.exec((await shop.guest().page("")).html)![1]!;
  paths = [
    "",
    category,
    `${category}?in_stock=1&sort=price_low`,
    "products?q=tea",
    "ar/products?sort=newest",
    `product/${first.slug}`,
    `product/${second.slug}`,
    `shop/${first.shop.slug}`,
    "offer/products",
    "best-selling/products",
    "brands",
    "sellers",
    "categories",
    "campaigns",
    "daily-deals",
    "flash-sale",
  ];
});

/** The data of a screen, as a navigation in the browser asks for it. */
function dataOf(path: string): string {
  const [screen = "", query] = path.split("?");
  return `${screen === "" ? "_" : screen}.data${query ? `?${query}` : ""}`;
}

describe("a public page and its data", () => {
  test("are the same bytes for a guest, a guest with a cart, a customer and another country, from the cache", async () => {
    for (const path of paths.flatMap((each) => [each, dataOf(each)])) {
      const plain = await visitors.guest!.page(path);
      expect([path, plain.status]).toEqual([path, 200]);
      expect(plain.headers.get("Cache-Control"), path).toBe("public, max-age=0, must-revalidate");
      for (const [name, visitor] of Object.entries(visitors)) {
        const { html, headers } = await visitor.page(path);
        expect(headers.get("ETag"), `${name} at ${path}`).toBe(plain.headers.get("ETag"));
        expect(html === plain.html, `${name} at ${path}`).toBe(true);
        expect(headers.get("Age"), `${name} at ${path}`).not.toBeNull();
        expect(headers.getSetCookie(), `${name} at ${path}`).toEqual([]);
      }
    }
  });

  test("have nothing of a visitor in them", async () => {
    for (const path of paths) {
      const { html } = await customer.page(path);
      expect(html).not.toContain(customer.email);
      expect(html).not.toMatch(/Cart, \d|data-visitor|data-units/);
    }
  });

  test("are in the currency of the readable cookie, which is set with the choice", async () => {
    const path = paths.find((each) => each.startsWith("product/"))!;
    const [one, other] = [shop.guest(), shop.guest()];
    for (const visitor of [one, other]) await visitor.get("change/currency/EUR");
    expect(one.cookies()).toContain("souk_currency=EUR");
    const [page, same] = [await one.page(path), await other.page(path)];
    expect(page.html).toContain("Currency: EUR");
    expect(page.html === same.html).toBe(true);
    expect((await visitors.guest!.page(path)).html).toContain("Currency: USD");
    await one.get("change/currency/USD");
    expect((await one.page(path)).html === (await visitors.guest!.page(path)).html).toBe(true);
  });
});

describe("GET visitor", () => {
  test("answers what belongs to the visitor, and to no one else", async () => {
    const [first, second] = goods as [ListedProduct, ListedProduct];
    const { status, headers, body } = await customer.get<Visitor>("visitor");
    expect(status).toBe(200);
    expect(headers.get("Cache-Control")).toBe("private, no-store");
    expect(body.user).toMatchObject({ email: customer.email });
    expect(body.carts).toMatchObject([{ product_id: second.id, quantity: 3 }]);
    expect(body.compare_list.map(({ id }) => id)).toEqual([second.id]);
    expect(body.wishlists).toEqual([first.id]);
    expect(body.shop_follower).toEqual([first.shop.id]);
    expect(body.viewed_products.map(({ id }) => id)).toEqual([second.id]);
    expect(body.unread_notifications).toEqual(expect.any(Number));
    expect((await visitors.german!.get<Visitor>("visitor")).body.ship_to).toBe("DE");
    expect((await customer.post("cart/acknowledge", {}, { token: body.token })).status).toBe(200);
  });

  test("answers a guest with nothing, writes nothing and starts no session", async () => {
    const { body, headers } = await shop.guest().get<Visitor>("visitor");
    expect(body).toMatchObject({
      user: null,
      carts: [],
      compare_list: [],
      wishlists: [],
      shop_follower: [],
      viewed_products: [],
      unread_notifications: 0,
    });
    expect(body.token).toMatch(/^g\./);
    expect(headers.getSetCookie()).toEqual([]);
  });
});

describe("the hint cookie", () => {
  const hintOf = (client: Client) => /souk_hint=([^;]*)/.exec(client.cookies())?.[1] ?? null;

  test("has who is signed in, the units and the language, and follows each answer", async () => {
    const visitor = await shop.customer();
    expect(hintOf(visitor)).toBe("in.0");
    await visitor.post("user/addToCart", { product_id: goods[0]!.id, quantity: 2 });
    expect(hintOf(visitor)).toBe("in.2");
    const { body } = await visitor.get<{ carts: { id: number }[] }>("cart/list");
    await visitor.post("cart/delete", { id: body.carts[0]!.id });
    expect(hintOf(visitor)).toBe("in.0");
    await visitor.post("user/addToCart", { product_id: goods[1]!.id, quantity: 1, is_buy_now: 1 });
    expect(hintOf(visitor)).toBe("in.0");
    await visitor.get("logout");
    expect(hintOf(visitor)).toBe("out.0");
  });

  test("is readable by scripts, keeps the chosen language, and is corrected by GET visitor", async () => {
    const send = (cookie: string) =>
      fetch(`${shop.server().url}/visitor`, { headers: { Cookie: cookie, Accept: "application/json" } });
    const session = customer.cookies().replace(/; souk_hint=[^;]*|souk_hint=[^;]*; /, "");
    const corrected = await send(`${session}; souk_hint=out.9.es`);
    const line = corrected.headers.getSetCookie().find((each) => each.startsWith("souk_hint="));
    expect(line).toMatch(/^souk_hint=in\.3\.es; /);
    expect(line).not.toMatch(/httponly/i);
    expect((await send(`${session}; souk_hint=in.3.es`)).headers.getSetCookie()).toEqual([]);
  });

  test("gives no access when forged", async () => {
    const forged = await fetch(`${shop.server().url}/visitor`, { headers: { Cookie: "souk_hint=in.9999" } });
    expect(((await forged.json()) as Visitor).user).toBeNull();
    const screen = await fetch(`${shop.server().url}/user/dashboard`, {
      headers: { Cookie: "souk_hint=in.1", Accept: "text/html" },
      redirect: "manual",
    });
    expect([screen.status, screen.headers.get("Location")]).toEqual([302, expect.stringContaining("/login")]);
  });
});

test("a page of one visitor is rendered for them, with a nonce, and stored nowhere", async () => {
  for (const [path, status] of [
    ["cart", 200],
    ["checkout", 200],
    ["user/dashboard", 200],
    ["compare-list", 200],
  ] as const) {
    const page = await customer.page(path);
    expect([path, page.status]).toEqual([path, status]);
    expect(page.headers.get("Cache-Control"), path).toBe("private, no-store");
    expect(page.headers.get("Content-Security-Policy"), path).toMatch(/script-src 'self' 'nonce-/);
    expect(page.html, path).toContain('data-visitor="in"');
    if (path !== "checkout") expect(page.html, path).toMatch(/Cart, 3 items/);
  }
  const other = createClient(shop.server().url);
  expect((await other.page("cart")).html).not.toMatch(/Cart, \d/);
});
