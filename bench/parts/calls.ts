import { createClient, type Client } from "#tests/support/client.ts";
import { measureBeside, type Figure, type Rounds } from "../figure.ts";
import type { LoadStep } from "../load.ts";
import type { ShopUnderLoad } from "../shop-under-load.ts";
import { readShopWindow } from "../shop-window.ts";

const PART = "call";
/** Products considered for orders. */
const MAX_ASKED = 120;

/** The most important calls, each over many products, categories and search words in turn. */
export async function measureCalls(shop: ShopUnderLoad, rounds: Rounds): Promise<Figure[]> {
  const { categories, products, words } = await readShopWindow(shop.url);
  const client = createClient(shop.url);
  const token = await client.token();
  const marks = { "X-Requested-With": "XMLHttpRequest", "X-CSRF-TOKEN": token, Authorization: `Bearer ${token}` };
  const read = (paths: string[], expect: string): LoadStep[] => [{ method: "GET", paths, headers: marks, expect }];
  // From one address, the load would reserve thousands of unpaid units, which the shop does not allow.
  const guest = { ...marks, "X-Forwarded-For": "{{address}}" };
  const adding = (some: readonly { id: number }[]): LoadStep => ({
    method: "POST",
    paths: ["/user/addToCart"],
    headers: guest,
    bodies: some.map(({ id }) => JSON.stringify({ product_id: id })),
    expect: '"carts":[{',
    keeps: ["trx_id"],
  });
  const ofCash = await findPaidInCash(client, products);
  const lists = categories.flatMap((slug) =>
    ["price_low", "top_rated", "newest"].map(
      (sort) => `type=category&slug=${slug}&price_min=5&price_max=${20 + (slug.length % 7) * 30}&sort=${sort}`,
    ),
  );
  const calls = [
    {
      name: "product-details",
      least: 3_000,
      steps: read(
        products.map(({ slug }) => `/home/product-details/${slug}`),
        '"product":{',
      ),
    },
    {
      name: "filtered_products: category, price, sort",
      least: 1_500,
      steps: read(
        lists.map((query) => `/home/filtered_products?${query}`),
        '"products":{',
      ),
    },
    {
      name: "filter_data",
      least: null,
      steps: read(
        lists.map((query) => `/home/filter_data?${query}`),
        '"price_range":{',
      ),
    },
    {
      name: "search/suggest",
      least: 2_000,
      steps: read(
        words.flatMap((word) => [3, 4, word.length].map((length) => `/search/suggest?q=${word.slice(0, length)}`)),
        '"products":[',
      ),
    },
    { name: "addToCart, a new guest each", least: 1_500, steps: [adding(products)] },
    { name: "a whole order of a new guest", least: 150, steps: [adding(ofCash), ...orderSteps(guest)] },
  ];
  const figures: Figure[] = [];
  for (const { name, least, steps } of calls)
    figures.push(
      await measureBeside(
        {
          part: PART,
          name,
          url: shop.url,
          steps,
          goal: least === null ? "" : `${least}/s`,
          isMet: ({ value }) => least === null || value >= least,
        },
        rounds,
      ),
    );
  return figures;
}

/** Products that allow cash on delivery and are in no campaign, whose units would run out under load. */
async function findPaidInCash(client: Client, products: readonly { id: number; slug: string }[]) {
  const found: { id: number }[] = [];
  for (const product of products.slice(0, MAX_ASKED)) {
    const { body } = await client.get<{ product: { is_cash_on_delivery_allowed: boolean; campaign: unknown } }>(
      `home/product-details/${product.slug}`,
    );
    if (body.product.is_cash_on_delivery_allowed && body.product.campaign === null) found.push(product);
  }
  return found;
}

/** Confirms an order and completes it with cash on delivery. */
export function orderSteps(headers: Record<string, string>): LoadStep[] {
  const address = {
    name: "Ada Lovelace",
    line_1: "1 Lane",
    city: "Vienna",
    state: "",
    postal_code: "1010",
    country_code: "LI",
  };
  const details = {
    trx_id: "{{trx_id}}",
    email: "ada-{{turn}}@example.com",
    shipping_address: address,
    terms_accepted: true,
  };
  return [
    { method: "POST", paths: ["/user/confirm-order"], headers, bodies: [JSON.stringify(details)], expect: '"trx_id"' },
    {
      method: "POST",
      paths: ["/user/complete-order"],
      headers,
      bodies: [JSON.stringify({ trx_id: "{{trx_id}}", payment_type: "cash_on_delivery" })],
      expect: '"redirect_url"',
    },
  ];
}
