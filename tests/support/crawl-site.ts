import { type ReadPage, readPage } from "./read-html.ts";

export type CrawledPage = ReadPage & {
  /** Path and query, with the segment of the language. */
  address: string;
  status: number;
  foundOn: string;
};

type CrawlOptions = {
  /** The address of the shop, without a slash at the end. */
  shopUrl: string;
  /** The segment that addresses of the language begin with: "" or "/ar". */
  start: string;
  /** How many different pages of a pattern are read: addresses that differ in a slug or in what they choose are alike. */
  maxOf: (pattern: string) => number;
};

const PAGES_CONCURRENCY = 4;
const MAX_REDIRECTS = 3;
const NOT_PAGES = /^\/(img|assets|files|feeds|sitemaps|api|lang|sandbox|dev)\//;

/** Reads every page that can be reached from the home screen of a language. */
export async function crawlSite({ shopUrl, start, maxOf }: CrawlOptions): Promise<CrawledPage[]> {
  const pages: CrawledPage[] = [];
  const seen = new Set<string>();
  const counts = new Map<string, number>();
  const waiting: { address: string; foundOn: string }[] = [];

  function want(address: string, foundOn: string): void {
    if (seen.has(address)) return;
    seen.add(address);
    const pattern = patternOf(address.slice(start.length) || "/");
    const count = counts.get(pattern) ?? 0;
    if (count >= maxOf(pattern)) return;
    counts.set(pattern, count + 1);
    waiting.push({ address, foundOn });
  }

  async function read({ address, foundOn }: { address: string; foundOn: string }): Promise<void> {
    const { status, html } = await fetchPage(shopUrl, address);
    const page: CrawledPage = { ...readPage(html), address, status, foundOn };
    pages.push(page);
    for (const { href, language } of page.links) {
      const next = internalAddress(href, shopUrl, address);
      if (next !== null && isBelow(next, start) && language === null) want(next, address);
    }
  }

  want(start || "/", "the beginning");
  let underway = 0;
  await new Promise<void>((resolve, reject) => {
    const proceed = () => {
      if (underway === 0 && waiting.length === 0) resolve();
      while (underway < PAGES_CONCURRENCY && waiting.length > 0) {
        underway += 1;
        read(waiting.shift()!).then(() => {
          underway -= 1;
          proceed();
        }, reject);
      }
    };
    proceed();
  });
  return pages;
}

/** A path of this shop with its query; null for other sites, files and places on the same page. */
export function internalAddress(href: string, shopUrl: string, from: string): string | null {
  const url = new URL(href, shopUrl + from);
  if (url.origin !== new URL(shopUrl).origin || NOT_PAGES.test(url.pathname)) return null;
  return url.pathname + url.search;
}

/** Whether an address belongs to the language; that of the default language has none of the segments of the others. */
export function isBelow(address: string, start: string): boolean {
  if (start) return address === start || address.startsWith(`${start}/`) || address.startsWith(`${start}?`);
  return !/^\/[a-z]{2}(?:[/?]|$)/.test(address);
}

/** "/category/teapots?sort=newest" → "/category/* ?sort" */
function patternOf(address: string): string {
  const [path = "", query = ""] = address.split("?");
  const [, first = "", second] = path.split("/");
  const names = [...new Set(new URLSearchParams(query).keys())].toSorted();
  return `/${first}${second === undefined ? "" : "/*"}${names.length > 0 ? ` ?${names.join("&")}` : ""}`;
}

async function fetchPage(shopUrl: string, address: string): Promise<{ status: number; html: string }> {
  let next = shopUrl + address;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = await fetch(next, { headers: { Accept: "text/html" }, redirect: "manual" });
    const to = response.headers.get("Location");
    if (response.status < 300 || response.status >= 400 || !to)
      return { status: response.status, html: await response.text() };
    next = new URL(to, next).href;
  }
  return { status: 508, html: "" };
}
