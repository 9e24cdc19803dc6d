import { describe, expect, test } from "vitest";
import type { Client } from "../support/client.ts";
import { confirmOrder, openShop, type ListedProduct } from "./open-shop.ts";

const shop = openShop();

const personal = (headers: Headers) => headers.get("Cache-Control")?.startsWith("private") ?? false;
const visitCookie = (headers: Headers) => headers.getSetCookie().length;

async function lowProduct(client: Client): Promise<ListedProduct> {
  for (let page = 1; page <= 12; page += 1) {
    const { body } = await client.get<{ products: { data: ListedProduct[] } }>(
      `home/filtered_products?in_stock=1&per_page=60&page=${page}`,
    );
    const found = body.products.data.find(
      (each) => !each.has_variant && !each.is_digital && each.current_stock >= 2 && each.current_stock <= 5,
    );
    if (found) return found;
  }
  throw new Error("The demo has no product of which few are left.");
}

describe("a public page", () => {
  test("is the same for every visitor, byte by byte, and returns 304 if nothing changed", async () => {
    const [one, other] = [shop.guest(), shop.guest()];
    const first = await one.page("products?sort=newest");
    const second = await other.page("products?sort=newest&utm_source=letter");
    expect(second.html).toBe(first.html);
    expect(first.headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
    expect(first.headers.get("Vary")).toBe("Accept-Encoding");
    expect(visitCookie(first.headers) + visitCookie(second.headers)).toBe(0);
    const etag = first.headers.get("ETag") ?? "";
    const again = await fetch(`${shop.server().url}/products?sort=newest`, { headers: { "If-None-Match": etag } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
  });

  test("allows its inline scripts by their hashes, and carries no nonce", async () => {
    const { html, headers } = await shop.guest().page("");
    const policy = headers.get("Content-Security-Policy") ?? "";
    expect(policy).toMatch(/script-src 'self' 'sha256-/);
    expect(policy).not.toMatch(/unsafe|nonce/);
    expect(html).not.toMatch(/\bnonce="/);
  });

  test("unknown pages and personal screens are cached nowhere", async () => {
    for (const path of ["category/nothing-like-this", "cart", "login", "track-order"]) {
      const { headers } = await shop.guest().page(path);
      expect(personal(headers), path).toBe(true);
      expect(headers.get("Content-Security-Policy"), path).toMatch(/script-src 'self' '/);
    }
  });

  test("without compression it is the same page", async () => {
    const plain = await fetch(`${shop.server().url}/products`, { headers: { "Accept-Encoding": "identity" } });
    expect(plain.headers.get("Content-Encoding")).toBeNull();
    expect(await plain.text()).toBe((await shop.guest().page("products")).html);
  });
});

test("the remaining stock of a product is on the next response to guests and customers after a purchase", async () => {
  const product = await lowProduct(shop.guest());
  const customer = await shop.customer();
  const readStock = async () => {
    const pages = await Promise.all([shop.guest(), customer].map((visitor) => visitor.page(`product/${product.slug}`)));
    return pages.map(({ html }) => Number(/Only (\d+) left/.exec(html)?.[1]));
  };
  const before = product.current_stock;
  expect(await readStock()).toEqual([before, before]);
  const buyer = shop.guest();
  const cart = await buyer.post<{ trx_id: string }>("user/addToCart", { product_id: product.id, quantity: 1 });
  const trxId = cart.body.trx_id;
  expect((await confirmOrder(buyer, trxId)).status).toBe(200);
  const placed = await buyer.post("user/complete-order", { trx_id: trxId, payment_type: "sandbox" });
  expect(placed.status).toBe(200);
  expect(await readStock()).toEqual([before - 1, before - 1]);
});

test("a hundred concurrent requests for a cold page all get the same one", async () => {
  const pages = await Promise.all(
    Array.from({ length: 100 }, () => shop.guest().page("products?sort=price_low&page=3")),
  );
  expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(pages.map(({ html }) => html)).size).toBe(1);
});
