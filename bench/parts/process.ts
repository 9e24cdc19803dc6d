import { plainFigure, medianOf, measureBeside, type Figure, type Rounds } from "../figure.ts";
import type { ShopUnderLoad } from "../shop-under-load.ts";
import { readShopWindow } from "../shop-window.ts";

const MEGABYTE = 1_048_576;
const MOST_MEGABYTES = 400;

/** After the loads before: what a process has grown to. */
export async function measureMemory(shop: ShopUnderLoad): Promise<Figure[]> {
  const used = (await shop.readMemory()) / MEGABYTE;
  return [
    plainFigure("process", "memory after these loads", "MB", [used], {
      text: `< ${MOST_MEGABYTES} MB`,
      isMet: (value) => value < MOST_MEGABYTES,
    }),
  ];
}

/** From the start of a filled shop to its first answer. */
export async function measureStart(shop: ShopUnderLoad, { rounds }: Rounds): Promise<Figure[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await shop.restart(1));
  return [plainFigure("process", "start of a filled shop", "ms", times, null)];
}

/** The same rendered page from one process and from two. The load runs on the same machine and takes its part of it. */
export async function measureTwoProcesses(shop: ShopUnderLoad, { rounds, seconds }: Rounds): Promise<Figure[]> {
  const { category } = await readShopWindow(shop.url);
  const rates: number[] = [];
  for (const processes of [1, 2]) {
    await shop.restart(processes);
    const figure = await measureBeside(
      {
        part: "process",
        name: `${processes}`,
        url: shop.url,
        // A header that only calls send: such a page is rendered each time.
        steps: [
          {
            method: "GET",
            paths: [`/category/${category}`],
            headers: { "X-Requested-With": "XMLHttpRequest" },
            expect: "</html>",
          },
        ],
        goal: "",
        isMet: () => true,
      },
      { rounds, seconds },
    );
    rates.push(figure.value);
  }
  await shop.restart(1);
  const [one = 1, two = 0] = rates;
  return [
    plainFigure("process", "rendered category, two processes of one", "×", [medianOf([two / one])], {
      text: "≥ 1.6 ×",
      isMet: (value) => value >= 1.6,
    }),
  ];
}
