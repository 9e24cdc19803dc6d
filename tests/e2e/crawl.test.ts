import { afterAll, beforeAll, describe, expect, it } from "vitest";
import es from "#shared/keywords/es.json" with { type: "json" };
import { BLOG_POSTS } from "#demo/content/blog.ts";
import { readBrands, readShops } from "#demo/content/makers.ts";
import { DOWNLOADS, STUDIO_GOODS } from "#demo/content/studio-catalog.ts";
import { FILLED_IN } from "#demo/shop/complete-imprint.ts";
import { readCustomers } from "#demo/shop/product-reviews.ts";
import { type BuiltServer, startBuiltServer } from "../support/built-server.ts";
import { findFaultsInData } from "../support/check-structured-data.ts";
import { type CrawledPage, crawlSite, internalAddress, isBelow } from "../support/crawl-site.ts";

const LANGUAGES = { en: "ltr", ar: "rtl", es: "ltr", hi: "ltr" } as const;
type Language = keyof typeof LANGUAGES;

/** Of what can be chosen in a list one choice after the other, and some that come together. */
const SOME_CHOICES = 6;
const SOME_COMBINATIONS = 1;
const ALL = 5_000;

/** Small screens that are reached only by links. */
const UNLISTED = /\/(track-order|gadget-products\/[^/]+)$/;
const NAMES = [
  ...readShops().map(({ name }) => name),
  ...readBrands().map(({ name }) => name),
  ...FILLED_IN,
  ...BLOG_POSTS.map(({ author }) => author),
  ...[...STUDIO_GOODS, ...DOWNLOADS].flatMap(({ author }) => author?.[0] ?? []),
  ...readCustomers().map(({ firstName, lastName }) => `${firstName} ${lastName.slice(0, 1)}.`),
  "Souk",
  "Facebook",
  "Instagram",
  "YouTube",
  "Vimeo",
  "Windows",
  "macOS",
  "Linux",
].toSorted((one, other) => other.length - one.length);
/** Addresses, codes and units are the same in every script. */
const CODES = /\S+@\S+|https?:\S+|\b\d+ bit\b|\b[A-Z0-9][A-Z0-9×-]+\b/g;
const SCRIPTS: Readonly<Record<Language, RegExp>> = {
  en: /[\u0600-\u06ff\u0900-\u097f]/,
  es: /[\u0600-\u06ff\u0900-\u097f]/,
  ar: /[A-Za-z]{2,}|[\u0900-\u097f]/,
  hi: /[A-Za-z]{2,}|[\u0600-\u06ff]/,
};
/** What English and Spanish say with different words. */
const ENGLISH_WORDS = new Set(
  Object.entries(es)
    .filter(([english, spanish]) => english !== spanish && !english.includes("|"))
    .map(([english]) => english),
);

let server: BuiltServer;
const pages = new Map<Language, CrawledPage[]>();
/** What stands in the sitemap. */
const listed = new Set<string>();
const all = () => [...pages].flatMap(([language, read]) => read.map((page) => ({ language, page })));
const startOf = (language: Language) => (language === "en" ? "" : `/${language}`);

beforeAll(async () => {
  server = await startBuiltServer();
  for (const language of Object.keys(LANGUAGES) as Language[])
    pages.set(
      language,
      await crawlSite({
        shopUrl: server.url,
        start: startOf(language),
        maxOf,
      }),
    );
  for (const file of addressesIn(await textOf(`${server.url}/sitemap.xml`)))
    for (const address of addressesIn(await textOf(file))) listed.add(address);
}, 900_000);
afterAll(() => server?.stop());

describe("every page that a link leads to", () => {
  it("exists", () => {
    expect(
      all()
        .filter(({ page }) => page.status !== 200)
        .map(({ page }) => `${page.status} ${page.address}, from ${page.foundOn}`),
    ).toEqual([]);
    for (const read of pages.values()) expect(read.length).toBeGreaterThan(300);
  });

  it("is in the language of its address, written in its direction, under one heading", () => {
    expect(
      all()
        .filter(({ language, page }) => page.language !== language || page.direction !== LANGUAGES[language])
        .map(({ page }) => page.address),
    ).toEqual([]);
    expect(
      all()
        .filter(({ page }) => page.headings !== 1)
        .map(({ page }) => page.address),
    ).toEqual([]);
  });

  it("leads only to pages in its own language", () => {
    const astray = all().flatMap(({ language, page }) =>
      page.links
        .filter((link) => link.language === null)
        .map((link) => internalAddress(link.href, server.url, page.address))
        .filter((address) => address !== null && !isBelow(address, startOf(language)))
        .map((address) => `${page.address} → ${address}`),
    );
    expect([...new Set(astray)]).toEqual([]);
  });

  it("mixes no languages, but for what people wrote in theirs", () => {
    const texts = new Map<string, { language: Language; text: string; address: string }>();
    for (const { language, page } of all())
      for (const words of page.words)
        if (!words.isName && words.language === language)
          texts.set(`${language}: ${words.text}`, { language, text: words.text, address: page.address });
    const mixed = [...texts.values()]
      .filter(({ language, text }) => SCRIPTS[language].test(text) && SCRIPTS[language].test(withoutNames(text)))
      .map(({ language, text, address }) => `${language}: ${text}, on ${address}`);
    expect(mixed).toEqual([]);
  });

  it("has no English where a Spanish translation exists", () => {
    const english = pages
      .get("es")!
      .flatMap((page) =>
        page.words
          .filter(({ text, language, isName }) => !isName && language === "es" && ENGLISH_WORDS.has(text))
          .map(({ text }) => `${text}, on ${page.address}`),
      );
    expect([...new Set(english)]).toEqual([]);
  });
});

describe("search engines", () => {
  it("get a description of every page, and each page once", () => {
    const open = all().filter(({ page }) => !page.robots?.includes("noindex"));
    expect(open.filter(({ page }) => !page.title || !page.description).map(({ page }) => page.address)).toEqual([]);
    expect(open.filter(({ page }) => page.canonical === null).map(({ page }) => page.address)).toEqual([]);
    const closed = all().filter(({ page }) => page.robots?.includes("noindex"));
    expect(
      closed
        .filter(({ page }) => page.canonical !== null || Object.keys(page.alternates).length > 0)
        .map(({ page }) => page.address),
    ).toEqual([]);
    expect(closed.length).toBeGreaterThan(10);
  });

  it("tell the pages of a list apart by title and description", () => {
    const later = all().filter(({ page }) => page.canonical?.includes("?"));
    expect(later.length).toBeGreaterThan(10);
    for (const read of ["title", "description"] as const) {
      const pagesOf = Map.groupBy(
        all().filter(({ page }) => page.canonical !== null),
        ({ page }) => page[read],
      );
      const alike = later.map(({ page }) => {
        const canonicals = new Set(pagesOf.get(page[read])!.map((each) => each.page.canonical));
        return canonicals.size > 1 ? `${page[read]}: ${[...canonicals].join(", ")}` : null;
      });
      expect([...new Set(alike)].filter((each) => each !== null)).toEqual([]);
    }
  });

  it("find an image for every page", () => {
    expect(
      all()
        .filter(({ page }) => !page.image?.startsWith(server.url))
        .map(({ page }) => page.address),
    ).toEqual([]);
  });

  it("find the same page in every language from each of them", () => {
    const alternates = new Map<string, string>();
    for (const { language, page } of all()) {
      if (page.canonical === null) continue;
      expect(Object.keys(page.alternates).toSorted(), page.address).toEqual(["ar", "en", "es", "hi", "x-default"]);
      expect(page.alternates[language], page.address).toBe(page.canonical);
      expect(page.alternates["x-default"], page.address).toBe(page.alternates.en);
      const links = JSON.stringify(page.alternates);
      for (const address of Object.values(page.alternates)) {
        expect(alternates.get(address) ?? links, address).toBe(links);
        alternates.set(address, links);
      }
    }
  });

  it("read structured data that is whole", () => {
    const faults = all().flatMap(({ page }) =>
      page.structuredData.flatMap(findFaultsInData).map((fault) => `${fault}, on ${page.address}`),
    );
    expect(faults.slice(0, 20)).toEqual([]);
    const types = new Set(
      all().flatMap(({ page }) => page.structuredData.map((data) => (data as { "@type"?: string })["@type"])),
    );
    for (const type of ["Product", "ProductGroup", "BreadcrumbList", "ItemList", "FAQPage"])
      expect(types).toContain(type);
  });

  it("find in the sitemap what the links lead to, and nothing that is not there", () => {
    const linked = new Set(
      all().flatMap(({ page }) => (page.canonical && !page.canonical.includes("?") ? [page.canonical] : [])),
    );
    expect([...linked].filter((address) => !listed.has(address) && !UNLISTED.test(address))).toEqual([]);
    expect([...listed].filter((address) => !linked.has(address))).toEqual([]);
  });
});

function maxOf(pattern: string): number {
  const choices = pattern.includes("?") ? pattern.split("&").length : 0;
  if (choices > 0) return choices === 1 ? SOME_CHOICES : choices === 2 ? SOME_COMBINATIONS : 0;
  return ALL;
}

function withoutNames(text: string): string {
  return NAMES.reduce((rest, name) => rest.replaceAll(name, ""), text).replace(CODES, "");
}

function addressesIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => address.replaceAll("&amp;", "&"));
}

async function textOf(address: string): Promise<string> {
  return (await fetch(address)).text();
}
