import { createHash } from "node:crypto";
import { UNSAFE_decodeViaTurboStream as decode } from "react-router";
import { expect, test } from "vitest";
import type { Client } from "../support/client.ts";
import { openShop } from "./open-shop.ts";

const shop = openShop();

const PATIENCE_MILLISECONDS = 120_000;
const DATA = /<script[^>]*>window\.__reactRouterContext\.streamController\.enqueue\((".*?")\);<\/script>/s;

/** `isAlone`: drawn for this visitor alone, from nothing that was kept. */
async function see(visitor: Client, path: string, isAlone = false) {
  const headers: Record<string, string> = { Accept: "text/html", Cookie: visitor.cookies() };
  if (isAlone) headers["X-Requested-With"] = "XMLHttpRequest";
  const response = await fetch(`${shop.server().url}/${path}`, { headers });
  const html = await response.text();
  const policy = response.headers.get("Content-Security-Policy") ?? "";
  const [script, text] = DATA.exec(html)!;
  const { value } = await decode(new Blob([JSON.parse(text!) as string]).stream(), globalThis);
  return {
    html: html.replace(script, ""),
    data: value as { loaderData: { root: Record<string, unknown> } },
    scripts: [...html.matchAll(/<script(?![^>]*\b(?:src|type="application)[^>]*)[^>]*>(.*?)<\/script>/gs)],
    policy,
    isFromTemplate: !policy.includes("nonce-"),
  };
}

/** Without the moment of its making, and what allows its scripts. */
function timeless(text: string): string {
  return text
    .replaceAll(/ nonce="[^"]*"/g, "")
    .replace(/data-made-at="\d+"/, "")
    .replaceAll(/<time\b.*?<\/time>/gs, "")
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "");
}

function timelessData(data: object): unknown {
  return JSON.parse(timeless(JSON.stringify(data)));
}

/** What stands where two texts part, without their whole length. */
function differenceOf(one: string, other: string): string[] | null {
  if (one === other) return null;
  let at = 0;
  while (one[at] === other[at]) at += 1;
  return [one, other].map((text) => text.slice(Math.max(0, at - 120), at + 200));
}

async function visitors() {
  const [goods, others] = await shop.goods(2);
  const buyer = shop.guest();
  await buyer.post("user/addToCart", { product_id: goods!.id, quantity: 2 });
  const customer = await shop.customer();
  for (const { id } of [goods!, others!]) await customer.post("user/addToCart", { product_id: id });
  const wisher = await shop.customer();
  await wisher.post(`user/add-to-wishlist/${goods!.id}`);
  await wisher.post(`home/add-to-compare/${others!.id}`);
  await wisher.post("user/follow-shop", { seller_id: goods!.shop.id });
  await wisher.post("home/product-view", { product_id: others!.id });
  const european = shop.guest();
  await european.get("change/currency/EUR");
  await european.post("change/country/DE");
  return { goods: goods!, all: { buyer, customer, wisher, european } };
}

test(
  "a page put together from what is kept is the page drawn for its visitor alone, and allows exactly its own scripts",
  async () => {
    const { goods, all } = await visitors();
    const category = /href="\/(category\/[^"/?]+)"/.exec((await shop.guest().page("")).html)![1]!;
    const paths = [
      "",
      "products",
      "ar/products?sort=newest",
      `${category}?in_stock=1&sort=price_low`,
      `product/${goods.slug}`,
      `hi/product/${goods.slug}`,
      `shop/${goods.shop.slug}`,
      "brands",
      "sellers",
      "daily-deals",
      "campaigns",
      "categories",
    ];
    const fromTemplate = new Map<string, number>();
    for (const [name, visitor] of Object.entries(all))
      for (const path of paths) {
        const where = `${name} at /${path}`;
        const kept = await see(visitor, path);
        const alone = await see(visitor, path, true);
        expect(alone.isFromTemplate, where).toBe(false);
        expect(differenceOf(timeless(kept.html), timeless(alone.html)), where).toBeNull();
        if (!kept.isFromTemplate) continue;
        fromTemplate.set(name, (fromTemplate.get(name) ?? 0) + 1);
        // What was looked at comes by a call.
        alone.data.loaderData.root.viewed_products = [];
        expect(timelessData(kept.data), where).toEqual(timelessData(alone.data));
        expect(kept.scripts.length).toBeGreaterThan(2);
        for (const [, content = ""] of kept.scripts)
          expect(kept.policy, where).toContain(`'sha256-${createHash("sha256").update(content).digest("base64")}'`);
        expect(kept.policy).not.toContain("unsafe");
      }
    const { wisher: ofWisher, ...ofOthers } = Object.fromEntries(fromTemplate);
    expect(ofOthers).toEqual({ buyer: paths.length, customer: paths.length, european: paths.length });
    // What shows a product of the lists, or a shop that is followed, is drawn for the wisher alone.
    expect(ofWisher).toBeGreaterThan(3);
    expect(ofWisher).toBeLessThan(paths.length);
  },
  PATIENCE_MILLISECONDS,
);

test("what a visitor changes is on their next page, and on nobody else's", async () => {
  const { goods, all } = await visitors();
  const path = `product/${goods.slug}`;
  const [one, other] = [all.customer, await shop.customer()];
  const account = async (visitor: Client) => {
    const { html, data } = await see(visitor, path);
    return [/Cart, (\d+) items?/.exec(html)?.[1] ?? "0", (data.loaderData.root.carts as unknown[]).length];
  };
  expect(await account(other)).toEqual(["0", 0]);
  expect(await account(one)).toEqual(["2", 2]);
  await other.post("user/addToCart", { product_id: goods.id, quantity: 1 });
  expect(await account(other)).toEqual(["1", 1]);
  const { body } = await other.get<{ token: string }>("logout");
  expect(body.token).toMatch(/^g\./);
  expect(await account(other)).toEqual(["0", 0]);
  expect(await account(one)).toEqual(["2", 2]);
});
