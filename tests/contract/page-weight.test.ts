import { request } from "node:http";
import { beforeAll, describe, expect, test } from "vitest";
import { shareShop } from "./open-shop.ts";

const shop = shareShop();

/** Bytes of the first visit to a product with each variant's structured data, as gzip; scripts and styles are counted at the build. */
const MAX_PAGE_BYTES = 24_000;
const MAX_FONT_BYTES = 60_000;
/** What the document itself requests, before it hydrates: scripts, styles, fonts, keywords. */
const MAX_NAMED_FILES = 16;
/** Picks this many of all, evenly. */
const PAGES = 40;

async function pagesOf(address: string): Promise<string[]> {
  const map = await (await fetch(shop.server().url + address)).text();
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place = ""]) => new URL(place).pathname);
  return paths.some((path) => path.endsWith(".xml"))
    ? (await Promise.all(paths.map((path) => pagesOf(path)))).flat()
    : paths;
}

const sendGzipped = (path: string): Promise<{ encoding: string; bytes: number }> =>
  new Promise((resolve, reject) => {
    const sent = request(shop.server().url + path, { headers: { "Accept-Encoding": "gzip" } }, (response) => {
      let bytes = 0;
      response.on("data", (chunk: Buffer) => (bytes += chunk.length));
      response.on("end", () => resolve({ encoding: response.headers["content-encoding"] ?? "", bytes }));
    });
    sent.on("error", reject).end();
  });

describe("the first visit to a product", () => {
  let products: string[] = [];
  beforeAll(async () => {
    const paths = await pagesOf("/sitemap.xml");
    const all = [...new Set(paths.filter((path) => path.startsWith("/product/")))].toSorted();
    const step = Math.max(1, Math.floor(all.length / PAGES));
    products = all.filter((_path, index) => index % step === 0);
  });

  test("brings a page within its budget", async () => {
    expect(products.length).toBeGreaterThanOrEqual(PAGES);
    for (const path of products) {
      const { encoding, bytes } = await sendGzipped(path);
      expect([path, encoding]).toEqual([path, "gzip"]);
      expect(bytes, path).toBeLessThanOrEqual(MAX_PAGE_BYTES);
    }
  });

  test("names few files, and fonts within their budget", async () => {
    const html = await (await fetch(shop.server().url + products[0]!)).text();
    const links = [...html.matchAll(/<link [^>]*rel="(?:later|stylesheet|preload)"[^>]*>/g)].map(([tag]) => tag);
    const files = [...new Set(links.flatMap((tag) => /\shref="([^"]+)"/.exec(tag)?.[1] ?? []))];
    expect(files.length).toBeLessThanOrEqual(MAX_NAMED_FILES);
    const fonts = files.filter((file) => file.endsWith(".woff2"));
    expect(fonts.length).toBeGreaterThan(0);
    const sizes = await Promise.all(fonts.map(async (font) => (await fetchBytes(font)).length));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MAX_FONT_BYTES);
  });
});

const fetchBytes = async (path: string) => Buffer.from(await (await fetch(shop.server().url + path)).arrayBuffer());
