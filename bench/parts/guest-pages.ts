import { measureBeside, type Figure, type Rounds } from "../figure.ts";
import type { ShopUnderLoad } from "../shop-under-load.ts";
import { readShopWindow } from "../shop-window.ts";

const PART = "guest page, kept";
const MIN_BYTES = 5_000;

/** Cached pages as a guest without a cart gets them, compressed. */
export async function measureGuestPages(shop: ShopUnderLoad, rounds: Rounds): Promise<Figure[]> {
  const { category, product, word } = await readShopWindow(shop.url);
  const pages = {
    home: "/",
    "category with filter and sort": `/category/${category}?in_stock=1&sort=price_low`,
    search: `/products?q=${encodeURIComponent(word)}`,
    product: `/product/${product}`,
  };
  const figures: Figure[] = [];
  for (const [name, path] of Object.entries(pages)) {
    const headers = { "Accept-Encoding": "gzip" };
    figures.push(
      await measureBeside(
        {
          part: PART,
          name,
          url: shop.url,
          steps: [{ method: "GET", paths: [path], headers, least: MIN_BYTES }],
          goal: "80 % of bare, p99 < 10 ms",
          isMet: ({ ratio, p99 }) => (ratio ?? 0) >= 0.8 && (p99 ?? Infinity) < 10,
        },
        rounds,
      ),
    );
  }
  return figures;
}
