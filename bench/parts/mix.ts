import { setTimeout as sleep } from "node:timers/promises";
import { CURRENCY_COOKIE } from "#shared/hint-cookie.ts";
import { createClient } from "#tests/support/client.ts";
import { plainFigure, type Figure, type Rounds } from "../figure.ts";
import type { ShopUnderLoad } from "../shop-under-load.ts";
import { measureOpenLoad, type OpenLoad } from "../visitors/open-load.ts";
import { readVisitSource } from "../visitors/visit-source.ts";
import { makeVisits, type Visit, type VisitSource } from "../visitors/visits.ts";
import { orderSteps } from "./calls.ts";

const PART = "mix of visitors";
const VISITS = 200_000;
const SEED = 7;
const MAX_SOCKETS = 256;
const WARM_UP_RATE = 100;
/** The page cache size for which the memory goal applies. */
const CACHE = { PAGE_CACHE_MB: "64" };
const RATES = [100, 150, 200, 250, 300, 400, 500, 650, 800, 1_000];
const MAX_P99_MILLISECONDS = 150;
const MEGABYTE = 1_048_576;
const CURRENCY_OF_COOKIE = new RegExp(`${CURRENCY_COOKIE}=[A-Z]+`);

/**
 * Visitors as they come: five minutes at a quiet rate, then rising rates until one in a hundred waits 150 ms. Meanwhile a price changes and a guest orders
 * each second.
 */
export async function measureMix(shop: ShopUnderLoad, { seconds }: Rounds): Promise<Figure[]> {
  await shop.restart(1, CACHE);
  const source = await readVisitSource(shop);
  const visits = makeVisits(source, VISITS, SEED);
  const changes = new AbortController();
  const changing = Promise.all([changePrices(shop, changes.signal), placeOrders(shop, source, changes.signal)]);
  try {
    const hits: number[] = [];
    const known = new Set<string>();
    const repeats: number[] = [];
    let firstVisit = 0;
    for (let minute = 0; minute < 5; minute += 1) {
      const { share } = await countHits(shop, { visits, firstVisit, perSecond: WARM_UP_RATE, seconds: 60 });
      hits.push(share);
      repeats.push(countRepeats(visits.slice(firstVisit, firstVisit + WARM_UP_RATE * 60), known));
      firstVisit += WARM_UP_RATE * 60;
    }
    let held = 0;
    let last: OpenLoad | null = null;
    let processorTime = 0;
    for (const perSecond of RATES) {
      const begun = shop.readProcessorTime();
      const { load } = await countHits(shop, { visits, firstVisit, perSecond, seconds });
      firstVisit += load.sent;
      if (load.p99 > MAX_P99_MILLISECONDS) break;
      held = perSecond;
      last = load;
      processorTime = (shop.readProcessorTime() - begun) / load.sent;
    }
    const memory = (await shop.readMemory()) / MEGABYTE;
    return [
      {
        ...plainFigure(PART, "requests with p99 under 150 ms", "/s", [held], {
          text: "≥ 300/s",
          isMet: (value) => value >= 300,
        }),
        p99: last?.p99 ?? null,
      },
      plainFigure(PART, "page cache hits, first minute", "%", [hits[0]! * 100], null),
      plainFigure(PART, "page cache hits, fifth minute", "%", [hits.at(-1)! * 100], {
        text: "≥ 85 %",
        isMet: (value) => value >= 85,
      }),
      plainFigure(PART, "pages that had been visited before, fifth minute", "%", [repeats.at(-1)! * 100], null),
      plainFigure(PART, "processor time of a request at that rate, shop and PostgreSQL", "ms", [processorTime], null),
      plainFigure(PART, "memory", "MB", [memory], { text: "≤ 450 MB", isMet: (value) => value <= 450 }),
    ];
  } finally {
    changes.abort();
    await changing;
  }
}

type Step = { visits: readonly Visit[]; firstVisit: number; perSecond: number; seconds: number };

/** The share of page requests served from the cache. */
async function countHits(shop: ShopUnderLoad, step: Step): Promise<{ load: OpenLoad; share: number }> {
  const before = await shop.readCacheHits();
  const load = await measureOpenLoad({ url: shop.url, maxSockets: MAX_SOCKETS, ...step });
  if (load.wrong > 0) throw new Error(`${load.wrong} wrong answers, the first: ${load.firstWrong}`);
  return { load, share: ((await shop.readCacheHits()) - before) / load.pages };
}

/** The share of pages that were visited before: what a cache that nothing purges would answer. Adds to `known`. */
function countRepeats(visits: readonly Visit[], known: Set<string>): number {
  const pages = visits.filter(({ isPage }) => isPage);
  let repeated = 0;
  for (const { path, cookie } of pages) {
    const key = `${path} ${CURRENCY_OF_COOKIE.exec(cookie)?.[0] ?? ""}`;
    if (known.has(key)) repeated += 1;
    known.add(key);
  }
  return repeated / pages.length;
}

type EditedProduct = {
  variants: { price: string }[];
  translations: ({ language: string } & Record<string, unknown>)[];
};

/** A seller changes the price of one product after another, one each second. */
async function changePrices(shop: ShopUnderLoad, signal: AbortSignal): Promise<void> {
  const client = createClient(shop.url);
  await client.post("login", { email: "seller@souk.example", password: "souk-demo" });
  const { body } = await client.get<{ products: { data: { id: number }[] } }>("seller/products");
  const ids = body.products.data.map(({ id }) => id);
  for (let turn = 0; !signal.aborted; turn += 1) {
    const path = `seller/products/${ids[turn % ids.length]}`;
    const { product } = (await client.get<{ product: EditedProduct }>(path)).body;
    const variants = product.variants.map((variant) => ({
      ...variant,
      price: (Number(variant.price) + (turn % 2 === 0 ? 1 : -1)).toFixed(2),
    }));
    const translations = Object.fromEntries(product.translations.map(({ language, ...texts }) => [language, texts]));
    const form = { ...product, variants, translations };
    const { status, body: answer } = await client.post(`${path}/change`, form);
    if (status !== 200) throw new Error(`A price did not change: ${status} ${JSON.stringify(answer)}`);
    await pause(signal);
  }
}

/** A new guest places an order each second. */
async function placeOrders(shop: ShopUnderLoad, { window }: VisitSource, signal: AbortSignal): Promise<void> {
  for (let turn = 0; !signal.aborted; turn += 1) {
    const client = createClient(shop.url, { address: `10.1.${(turn >> 8) & 255}.${turn & 255}` });
    const product = window.products[turn % window.products.length]!;
    const { body } = await client.post<{ trx_id?: string; carts?: { trx_id: string }[] }>("user/addToCart", {
      product_id: product.id,
    });
    const trxId = /"trx_id":"([^"]+)"/.exec(JSON.stringify(body))?.[1] ?? "";
    // Some products do not allow cash on delivery: their orders stay unplaced, like those of some visitors.
    for (const { paths, bodies } of orderSteps({}))
      await client.post(
        paths[0]!.slice(1),
        JSON.parse(bodies![0]!.replaceAll("{{trx_id}}", trxId).replaceAll("{{turn}}", String(turn))),
      );
    await pause(signal);
  }
}

async function pause(signal: AbortSignal): Promise<void> {
  await sleep(1_000, undefined, { signal }).catch(() => undefined);
}
