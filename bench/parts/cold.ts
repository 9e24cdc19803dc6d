import { medianOf, plainFigure, type Figure, type Rounds } from "../figure.ts";
import { measureHello } from "../hello.ts";
import type { ShopUnderLoad } from "../shop-under-load.ts";
import { readShopWindow } from "../shop-window.ts";
import { measureOpenLoad } from "../visitors/open-load.ts";
import { readSlugs } from "../visitors/visit-source.ts";

const PART = "cold, each address once";
const REQUESTS = 400;
/** "hello" is compiled as well when it is measured. */
const WARM_UP = 1_000;
const WARM_UP_PER_SECOND = 50;
/** Slow enough that requests hardly wait for each other: CPU time is what is measured. */
const PER_SECOND = 10;
const SORTS = ["price_low", "price_high", "newest", "top_rated"];

export type ColdKind = { name: string; goal: number; isPage: boolean; paths: string[] };

/** First pages of a visit, with enough addresses to request each only once. */
export async function readColdKinds(shop: { url: string; databaseUrl: string }): Promise<ColdKind[]> {
  const { categories } = await readShopWindow(shop.url);
  const slugs = await readSlugs(shop.databaseUrl);
  const lists = categories.flatMap((slug) =>
    SORTS.flatMap((sort) =>
      [10, 15, 20, 30, 40, 60, 80, 120].map((max) => `/category/${slug}?price_max=${max}&sort=${sort}`),
    ),
  );
  return [
    { name: "product page", goal: 450, isPage: true, paths: slugs.map((slug) => `/product/${slug}`) },
    { name: "category page with filter and sort", goal: 600, isPage: true, paths: lists },
    {
      name: "product details call",
      goal: 60,
      isPage: false,
      paths: slugs.toReversed().map((slug) => `/home/product-details/${slug}`),
    },
  ];
}

/** CPU time of all threads of the shop and of PostgreSQL for an uncached page, as a multiple of a minimal "hello". */
export async function measureCold(shop: ShopUnderLoad, { rounds }: Rounds): Promise<Figure[]> {
  // Other parts may have left pages in the cache.
  await shop.restart(1);
  const kinds = await readColdKinds(shop);
  const figures: Figure[] = [];
  for (const { name, goal, isPage, paths } of kinds) {
    const multiples: number[] = [];
    const times: number[] = [];
    let next = 0;
    const send = async (count: number, perSecond = PER_SECOND) => {
      const chosen = paths.slice(next, next + count);
      if (chosen.length < count) throw new Error(`Too few addresses for: ${name}`);
      next += count;
      const visits = chosen.map((path) => ({ path, cookie: "", isPage }));
      const begun = shop.readProcessorTime();
      const seconds = count / perSecond;
      const load = await measureOpenLoad({
        url: shop.url,
        visits,
        firstVisit: 0,
        perSecond,
        seconds,
        maxSockets: 16,
      });
      if (load.wrong > 0) throw new Error(`${load.wrong} wrong answers, the first: ${load.firstWrong}`);
      return (shop.readProcessorTime() - begun) / load.sent;
    };
    const warmUp = Math.min(WARM_UP, Math.floor(paths.length / 3));
    const perRound = Math.min(REQUESTS, Math.floor((paths.length - warmUp) / rounds));
    await send(warmUp, WARM_UP_PER_SECOND);
    for (let round = 0; round < rounds; round += 1) {
      const time = await send(perRound);
      times.push(time);
      multiples.push(time / (await measureHello()));
    }
    figures.push(
      plainFigure(PART, name, "× hello", multiples, { text: `≤ ${goal} ×`, isMet: (value) => value <= goal }),
      plainFigure(PART, `${name}, processor time`, "ms", [medianOf(times)], null),
    );
  }
  return figures;
}
