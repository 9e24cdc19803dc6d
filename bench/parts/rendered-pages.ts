import { createClient } from "#tests/client.ts";
import { measureBeside, type Figure, type Rounds } from "../figure.ts";
import type { ShopUnderLoad } from "../shop-under-load.ts";
import { readShopWindow } from "../shop-window.ts";

const PART = "page rendered for one customer";
const PASSWORD = "a long and quiet sentence";

/** The same pages for somebody who is signed in and has a cart: each one rendered, none kept. */
export async function measureRenderedPages(shop: ShopUnderLoad, rounds: Rounds): Promise<Figure[]> {
  const { category, product, products, word } = await readShopWindow(shop.url);
  const cookie = await comeAsCustomer(shop.url, products.slice(0, 2));
  const pages = [
    { name: "product", path: `/product/${product}`, least: 400 },
    { name: "category of 24 cards", path: `/category/${category}?in_stock=1&sort=price_low`, least: 300 },
    { name: "search", path: `/products?q=${encodeURIComponent(word)}`, least: null },
    { name: "home", path: "/", least: null },
  ];
  const figures: Figure[] = [];
  for (const { name, path, least } of pages)
    figures.push(
      await measureBeside(
        {
          part: PART,
          name,
          url: shop.url,
          steps: [{ method: "GET", paths: [path], headers: { Cookie: cookie }, expect: "</html>" }],
          goal: least === null ? "" : `${least}/s`,
          isMet: ({ value }) => least === null || value >= least,
        },
        rounds,
      ),
    );
  return figures;
}

async function comeAsCustomer(url: string, products: readonly { id: number }[]): Promise<string> {
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
