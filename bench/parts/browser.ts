import type { Figure, Rounds } from "../figure.ts";
import type { ShopUnderLoad } from "../shop-under-load.ts";
import { readShopWindow } from "../shop-window.ts";
import { judgePage } from "./lighthouse-pages.ts";
import { measurePresses } from "./presses.ts";

/** Lighthouse's mobile run, and the latency of clicks. */
export async function measureBrowser(shop: Pick<ShopUnderLoad, "url">, { rounds }: Rounds): Promise<Figure[]> {
  const { category, product } = await readShopWindow(shop.url);
  const pages = { home: "/", category: `/category/${category}`, product: `/product/${product}` };
  const figures: Figure[] = [];
  for (const [name, path] of Object.entries(pages)) figures.push(...(await judgePage(name, shop.url + path, rounds)));
  return [...figures, ...(await measurePresses(shop.url, pages, rounds))];
}
