import { createClient } from "#tests/support/client.ts";
import { medianOf, plainFigure, type Figure } from "../figure.ts";
import type { ShopUnderLoad } from "../shop-under-load.ts";
import { readShopWindow } from "../shop-window.ts";

const PART = "growth";
const TIMES = 60;
/** How much slower a shop of a million products may be than one of ten thousand. */
const MAX: Record<keyof Times, number> = { listing: 2.5, facets: 5, search: 4, product: 1.5 };

/** Milliseconds per sequential request with its whole response; no request is repeated, so no cache helps. */
export type Times = Record<"listing" | "facets" | "search" | "product", number>;

export async function measureTimes(shop: ShopUnderLoad): Promise<Times> {
  const { categories, products, words } = await readShopWindow(shop.url);
  const client = createClient(shop.url);
  await client.token();
  const at = <Value>(values: readonly Value[], index: number) => values[index % values.length]!;
  const cases: Record<keyof Times, (index: number) => string> = {
    listing: (index) =>
      `home/filtered_products?type=category&slug=${at(categories, index)}&price_min=${index / 10}&sort=price_low&in_stock=1`,
    facets: (index) =>
      `home/filter_data?type=category&slug=${at(categories, index)}&price_min=${index / 10}&in_stock=1`,
    search: (index) => `home/filtered_products?q=${at(words, index)}&price_min=${index / 10}`,
    product: (index) => `home/product-details/${at(products, index * 3).slug}`,
  };
  const times = {} as Times;
  for (const [name, pathOf] of Object.entries(cases) as [keyof Times, (index: number) => string][]) {
    const taken: number[] = [];
    for (let index = 0; index < TIMES; index += 1) {
      const started = performance.now();
      const { status } = await client.get(pathOf(index));
      if (status !== 200) throw new Error(`${pathOf(index)} answered ${status}`);
      // Warms up the database.
      if (index >= TIMES / 4) taken.push(performance.now() - started);
    }
    times[name] = medianOf(taken);
  }
  return times;
}

/** How much slower than the smallest shop each of the others is. */
export function compareTimes(sizes: readonly { products: number; times: Times }[]): Figure[] {
  const [small, ...larger] = sizes;
  if (!small) return [];
  const own = Object.entries(small.times).map(([name, time]) =>
    plainFigure(PART, `${name}, ${small.products} products`, "ms", [time], null),
  );
  return [
    ...own,
    ...larger.flatMap(({ products, times }) =>
      (Object.entries(times) as [keyof Times, number][]).flatMap(([name, time]) => {
        const max = MAX[name];
        return [
          plainFigure(PART, `${name}, ${products} products`, "ms", [time], null),
          plainFigure(PART, `${name}, ${products} products, of ${small.products}`, "×", [time / small.times[name]], {
            text: `≤ ${max} ×`,
            isMet: (value) => value <= max,
          }),
        ];
      }),
    ),
  ];
}
