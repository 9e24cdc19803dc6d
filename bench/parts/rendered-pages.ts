import { createClient } from "#tests/support/client.ts";
import { measureBeside, type Figure, type Rounds } from "../figure.ts";
import type { ShopUnderLoad } from "../shop-under-load.ts";
import { readShopWindow } from "../shop-window.ts";

const PART = "page and data of a customer";
const MIN_BYTES = 5_000;
const PASSWORD = "a long and quiet sentence";

const PRODUCTS = 100;
const CATEGORIES = 40;
const WORDS = 20;

type Pages = { name: string; paths: string[]; least: number | null; expect?: string };

/** A signed-in customer with a cart: many public pages of each kind in turn, the call for visitor data, and the cart's page. */
export async function measureRenderedPages(shop: ShopUnderLoad, rounds: Rounds): Promise<Figure[]> {
  const { categories, products, words } = await readShopWindow(shop.url);
  const cookie = await comeAsCustomer(shop.url, products.slice(0, 2));
  const pages: Pages[] = [
    { name: "product", paths: products.slice(0, PRODUCTS).map(({ slug }) => `/product/${slug}`), least: 400 },
    {
      name: "category of 24 cards",
      paths: categories.slice(0, CATEGORIES).map((slug) => `/category/${slug}?in_stock=1&sort=price_low`),
      least: 300,
    },
    {
      name: "search",
      paths: words.slice(0, WORDS).map((word) => `/products?q=${encodeURIComponent(word)}`),
      least: null,
    },
    { name: "home", paths: ["/"], least: null },
    { name: "visitor data", paths: ["/visitor"], least: null, expect: '"first_name":"Grace"' },
    { name: "cart, rendered for the customer", paths: ["/cart"], least: null, expect: "Cart, 2 items" },
  ];
  const figures: Figure[] = [];
  for (const { name, paths, least, expect } of pages)
    figures.push(
      await measureBeside(
        {
          part: PART,
          name,
          url: shop.url,
          steps: [
            {
              method: "GET",
              paths,
              headers: { Cookie: cookie, "Accept-Encoding": "gzip" },
              ...(expect ? { expect } : { least: MIN_BYTES }),
            },
          ],
          goal: least === null ? "" : `${least}/s`,
          isMet: ({ value }) => least === null || value >= least,
        },
        rounds,
      ),
    );
  return figures;
}

type Goods = readonly { id: number }[];

async function comeAsCustomer(url: string, products: Goods): Promise<string> {
  const client = createClient(url);
  const account = {
    first_name: "Grace",
    last_name: "Hopper",
    email: `bench-${Date.now()}@example.com`,
    password: PASSWORD,
    password_confirmation: PASSWORD,
  };
  const { status, body } = await client.post("register", account);
  if (status !== 200) throw new Error(`No account: ${JSON.stringify(body)}`);
  for (const { id } of products) await client.post("user/addToCart", { product_id: id });
  return client.cookies();
}
