import type { Context } from "#domain/context.ts";
import { pageAddress } from "#domain/page-address.ts";
import { readSitemapFile } from "#domain/discovery/sitemap/read-sitemap-file.ts";
import type { SitemapEntry, SitemapFile, SitemapKind } from "#domain/discovery/sitemap/sitemap.ts";
import { element, escapeXml } from "./xml.ts";

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACES = [
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
].join(" ");
const MAX_IMAGES = 5;

export function writeSitemapIndex(ctx: Context, files: readonly SitemapFile[]): string {
  const entries = files.map(
    ({ kind, number, changedAt }) =>
      `<sitemap>${element("loc", `${ctx.shopUrl}/sitemaps/${kind}-${number}.xml`)}${lastChange(changedAt)}</sitemap>`,
  );
  return `${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</sitemapindex>\n`;
}

/** Every address in every language, each with its alternates. */
export async function* writeSitemapFile(
  ctx: Context,
  kind: SitemapKind,
  number: number,
  languages: readonly string[],
): AsyncGenerator<string, void, undefined> {
  let isBegun = false;
  for await (const entries of readSitemapFile(ctx, kind, number)) {
    if (!isBegun) yield `${HEAD}<urlset ${NAMESPACES}>\n`;
    isBegun = true;
    yield entries.map((entry) => writeEntry(ctx, entry, languages)).join("");
  }
  if (isBegun) yield "</urlset>\n";
}

function writeEntry(ctx: Context, { path, images, changedAt }: SitemapEntry, languages: readonly string[]): string {
  const addressIn = (code: string) => escapeXml(publicPageAddress(ctx, code, path));
  const addresses = languages.map((code) => ({ code, address: addressIn(code) }));
  const link = (code: string, address: string) => `<xhtml:link rel="alternate" hreflang="${code}" href="${address}"/>`;
  const original = addressIn(ctx.settings.defaultLanguage);
  const alternates =
    languages.length > 1
      ? addresses.map(({ code, address }) => link(code, address)).join("") + link("x-default", original)
      : "";
  const pictures = images
    .slice(0, MAX_IMAGES)
    .map((image) => `<image:image>${element("image:loc", `${ctx.shopUrl}/img/960/${image}`)}</image:image>`)
    .join("");
  return addresses
    .map(({ address }) => `<url><loc>${address}</loc>${lastChange(changedAt)}${alternates}${pictures}</url>\n`)
    .join("");
}

/** The canonical address, as on the page itself: the home page of a language has no trailing slash. */
function publicPageAddress(ctx: Context, code: string, path: string): string {
  const isHome = path === "/" && code !== ctx.settings.defaultLanguage;
  return pageAddress(ctx, code, isHome ? "" : encodeURI(path));
}

function lastChange(changedAt: Date | null): string {
  return element("lastmod", changedAt?.toISOString() ?? null);
}
