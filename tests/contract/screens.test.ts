import { describe, expect, test } from "vitest";
import { type ListedProduct, shareShop } from "./open-shop.ts";

const shop = shareShop();
const [product] = (await shop.goods(1)) as [ListedProduct];

const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "";
const valueOf = (html: string, id: string) =>
  new RegExp(`<input(?=[^>]*\\bid="${id}")[^>]*\\bvalue="([^"]*)"`).exec(html)?.[1];

describe("every screen", () => {
  test.each([
    ["products", "All Products · Souk"],
    ["campaigns", "All Campaign · Souk"],
    ["flash-sale", "All Flash Sale · Souk"],
    ["daily-deals", "Daily Deals · Souk"],
    ["offer/products", "Offer Products · Souk"],
    ["best-selling/products", "Best Selling Products · Souk"],
    ["cart", "Cart · Souk"],
    ["compare-list", "Compare List · Souk"],
    ["user/wishlist", "Wishlist · Souk"],
    ["checkout", "Checkout · Souk"],
    ["payment", "Payment · Souk"],
    ["order-confirmation", "Order Confirmation · Souk"],
    ["track-order", "Track Order · Souk"],
    ["login", "Login · Souk"],
    ["register", "SignUp · Souk"],
    ["reset-password", "Reset Password · Souk"],
  ])("%s is whole, with its title", async (path, title) => {
    const { status, html, headers } = await shop.guest().page(path);
    expect(status).toBe(200);
    expect(titleOf(html)).toBe(title);
    expect(html.match(/<main[\s>]/g)).toHaveLength(1);
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(html).not.toMatch(/\sstyle="/);
    expect(html).not.toMatch(/\son[a-z]+="/);
    expect(headers.get("Content-Security-Policy")).not.toContain("unsafe-inline");
  });

  test("a detail screen has the name of what it shows before its title", async () => {
    const { html } = await shop.guest().page(`product/${product.slug}`);
    expect(titleOf(html)).toContain(" · Product Details · Souk");
  });

  test("carries the hidden inputs", async () => {
    const { html } = await shop.guest().page("cart");
    expect(valueOf(html, "token")).toMatch(/\w{10,}/);
    expect(valueOf(html, "base_url")).toBe(`${shop.server().url}/`);
    expect(valueOf(html, "app_path")).toBe("/");
    for (const id of [
      "pusher_app_key",
      "pusher_app_cluster",
      "pusher_host",
      "pusher_port",
      "pusher_path",
      "push_public_key",
    ])
      expect(valueOf(html, id)).toEqual(expect.any(String));
  });

  test.each(["cart", "checkout", "payment", "order-confirmation", "login"])(
    "%s is kept nowhere and out of search engines",
    async (path) => {
      const { html, headers } = await shop.guest().page(path);
      expect(headers.get("Cache-Control")).toContain("no-store");
      expect(html).toMatch(/<meta[^>]*name="robots"[^>]*noindex/);
    },
  );

  test("in another language is below that language", async () => {
    const { status, html } = await shop.guest().page("ar/cart");
    expect(status).toBe(200);
    expect(html).toMatch(/<html[^>]*lang="ar"[^>]*dir="rtl"|<html[^>]*dir="rtl"[^>]*lang="ar"/);
  });

  test("that is not there is a 404, and a bad page is the first one", async () => {
    const client = shop.guest();
    expect((await client.page("no/such/screen")).status).toBe(404);
    for (const page of ["0", "-3", "x", "1.5"]) expect((await client.page(`products?page=${page}`)).status).toBe(200);
  });

  test("a guest gets no cookie by looking", async () => {
    for (const path of ["", "products", "cart", "login"])
      expect((await shop.guest().page(path)).headers.getSetCookie()).toEqual([]);
  });
});
