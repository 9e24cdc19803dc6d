import { measureBeside, type Figure, type Rounds } from "../figure.ts";
import { ACCEPTED_ENCODINGS } from "../load.ts";
import type { ShopUnderLoad } from "../shop-under-load.ts";
import { readSlugs } from "../visitors/visit-source.ts";

const ADDRESSES = 500;
const MIN_BYTES = 5_000;

/** 500 product pages in turn from the page cache, compared with a raw Node server that sends as many bytes. */
export async function measureWarm(shop: ShopUnderLoad, rounds: Rounds): Promise<Figure[]> {
  const slugs = await readSlugs(shop.databaseUrl);
  const paths = slugs.slice(0, ADDRESSES).map((slug) => `/product/${slug}`);
  const headers = { "Accept-Encoding": ACCEPTED_ENCODINGS };
  for (const path of paths) await (await fetch(shop.url + path, { headers })).arrayBuffer();
  return [
    await measureBeside(
      {
        part: "warm",
        name: `${ADDRESSES} product pages`,
        url: shop.url,
        steps: [{ method: "GET", paths, headers, least: MIN_BYTES }],
        goal: "75 % of bare",
        isMet: ({ ratio }) => (ratio ?? 0) >= 0.75,
      },
      rounds,
    ),
  ];
}
