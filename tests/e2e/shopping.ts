import type { Page } from "playwright-core";
import { expect } from "vitest";
import ar from "#shared/keywords/ar.json" with { type: "json" };
import { createClient } from "#tests/support/client.ts";
import { arrive, type SharedE2eShop } from "./browser.ts";

type Listed = {
  id: number;
  slug: string;
  name: string;
  has_variant: boolean;
  is_digital: boolean;
  current_stock: number;
  minimum_order_quantity: number;
  shop: { id: number; name: string };
};
type Details = Listed & { is_cash_on_delivery_allowed: boolean };

export type Goods = { id: number; slug: string; name: string; shopName: string };

export const ADDRESS = {
  email: "ada@example.com",
  phone: "+1 555 010 9988",
  "shipping_address.name": "Ada Lovelace",
  "shipping_address.line_1": "12 Analytical Street",
  "shipping_address.city": "Austin",
  "shipping_address.postal_code": "78701",
} as const;

const MIN_STOCK = 5;

/** Goods of different shops that can be bought without choosing anything, paid at the door. */
export async function findGoods({ at }: Pick<SharedE2eShop, "at">, count: number): Promise<Goods[]> {
  const client = createClient(at(""));
  const { body } = await client.get<{ products: { data: Listed[] } }>("home/filtered_products?in_stock=1&per_page=60");
  const found = new Map<number, Goods>();
  for (const listed of body.products.data) {
    const isPlain = !listed.has_variant && !listed.is_digital && listed.minimum_order_quantity === 1;
    if (!isPlain || listed.current_stock < MIN_STOCK || found.has(listed.shop.id)) continue;
    const { product } = (await client.get<{ product: Details }>(`home/product-details/${listed.slug}`)).body;
    if (!product.is_cash_on_delivery_allowed) continue;
    found.set(listed.shop.id, { id: listed.id, slug: listed.slug, name: listed.name, shopName: listed.shop.name });
    if (found.size === count) return [...found.values()];
  }
  throw new Error("The demo shop has too few goods to buy.");
}

/** What the page says for a keyword. */
export function say(keyword: keyof typeof ar, language: "" | "/ar" = ""): string {
  return language === "/ar" ? ar[keyword] : keyword;
}

/** How the page that is open says keywords: in the shop's own language or in Arabic. */
export async function wordsOf(page: Page): Promise<(keyword: keyof typeof ar) => string> {
  const language = await page.locator("html").getAttribute("lang");
  return (keyword) => say(keyword, language === "ar" ? "/ar" : "");
}

/** Puts goods into the cart from their own screen, as a shopper does. */
export async function putIntoCart(
  shop: SharedE2eShop,
  page: Page,
  goods: readonly Goods[],
  language: "" | "/ar" = "",
): Promise<void> {
  for (const [index, { slug }] of goods.entries()) {
    await shop.go(page, `${language}/product/${slug}`);
    // Before the visitor's data has come, a customer's click is refused once for its guest's token, and repeated.
    const answer = page.waitForResponse(
      (response) => response.url().endsWith("/user/addToCart") && response.status() !== 419,
    );
    await page
      .getByRole("main")
      .getByRole("button", { name: say("Add to cart", language), exact: true })
      .first()
      .click();
    expect((await answer).status()).toBe(200);
    const { carts } = (await (await answer).json()) as { carts: unknown[] };
    expect(carts.length).toBeGreaterThan(index);
  }
}

/** Fills the checkout of a guest who lives in the United States. */
export async function fillCheckout(
  page: Page,
  payment: "cash_on_delivery" | "sandbox" | "wallet" | "offline_method" | "stripe" | "paypal",
  email: string = ADDRESS.email,
): Promise<void> {
  const form = page.locator("main form");
  for (const [name, value] of Object.entries({ ...ADDRESS, email })) await form.locator(`[name="${name}"]`).fill(value);
  await form.locator('select[name="shipping_address.state"]').selectOption("Texas");
  await form.locator(`[name="payment_type"][value="${payment}"]`).check();
  // Anyone who has bought here before is only shown the terms.
  const terms = form.locator('[name="terms_accepted"][type="checkbox"]');
  if ((await terms.count()) > 0) await terms.check();
}

/** Presses the last button, the one that costs money. */
export async function order(page: Page): Promise<void> {
  // With another total it would have to be pressed again.
  await expect.poll(() => page.locator('main form [aria-busy="true"]').count()).toBe(0);
  await page.locator('main form button[type="submit"]').click();
}

/** Codes of the orders that a confirmation shows. */
export async function orderCodes(page: Page): Promise<string[]> {
  const texts = await page.locator("main article header bdi").allInnerTexts();
  return texts.filter((text) => /^SK-/.test(text));
}

/** Waits for the confirmation of a purchase that is paid. */
export async function untilPaid(page: Page): Promise<void> {
  await arrive(page, /\/order-confirmation\?trx_id=/);
  await page.getByText("Payment received. The shops are getting your order ready.").waitFor();
}
