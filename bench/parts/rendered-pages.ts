import { createClient } from "#tests/support/client.ts";
import { measureBeside, type Figure, type Rounds } from "../figure.ts";
import type { ShopUnderLoad } from "../shop-under-load.ts";
import { readShopWindow } from "../shop-window.ts";

const PART = "page rendered for one customer";
const PASSWORD = "a long and quiet sentence";

const PRODUCTS = 100;
const CATEGORIES = 40;
const WORDS = 20;

type Pages = { name: string; paths: string[]; least: number | null; cookie: string };

/** The same screens for somebody who is signed in and has a cart, many pages of each in turn; none is sent as it is kept. */
export async function measureRenderedPages(shop: ShopUnderLoad, rounds: Rounds): Promise<Figure[]> {
  const { categories, products, words } = await readShopWindow(shop.url);
  const shopper = await comeAsCustomer(shop.url, products.slice(0, 2));
  const shown = products.slice(0, PRODUCTS);
  const wisher = await comeAsCustomer(shop.url, products.slice(0, 2), shown);
  const productPaths = shown.map(({ slug }) => `/product/${slug}`);
  const pages: Pages[] = [
    { name: "product", paths: productPaths, least: 400, cookie: shopper },
    {
      name: "category of 24 cards",
      paths: categories.slice(0, CATEGORIES).map((slug) => `/category/${slug}?in_stock=1&sort=price_low`),
      least: 300,
      cookie: shopper,
    },
    {
      name: "search",
      paths: words.slice(0, WORDS).map((word) => `/products?q=${encodeURIComponent(word)}`),
      least: null,
      cookie: shopper,
    },
    { name: "home", paths: ["/"], least: null, cookie: shopper },
    { name: "product in their wishlist, drawn for them alone", paths: productPaths, least: null, cookie: wisher },
  ];
  const figures: Figure[] = [];
  for (const { name, paths, least, cookie } of pages)
    figures.push(
      await measureBeside(
        {
          part: PART,
          name,
          url: shop.url,
          steps: [
            { method: "GET", paths, headers: { Cookie: cookie, "Accept-Encoding": "gzip" }, expect: "Cart, 2 items" },
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

async function comeAsCustomer(url: string, products: Goods, wished: Goods = []): Promise<string> {
  const client = createClient(url);
  const account = {
    first_name: "Grace",
    last_name: "Hopper",
    email: `bench-${Date.now()}-${wished.length}@example.com`,
    password: PASSWORD,
    password_confirmation: PASSWORD,
  };
  const { status, body } = await client.post("register", account);
  if (status !== 200) throw new Error(`No account: ${JSON.stringify(body)}`);
  for (const { id } of products) await client.post("user/addToCart", { product_id: id });
  for (const { id } of wished) await client.post(`user/add-to-wishlist/${id}`);
  return client.cookies();
}
