import { Hono } from "hono";
import { PERSONAL_SCREENS } from "#app/ui/shell/public-address.ts";
import type { Context } from "#domain/context.ts";
import { findCurrencies } from "#domain/platform/currency/find-currencies.ts";
import { findLanguages } from "#domain/platform/language/find-languages.ts";
import { translationOf } from "#domain/platform/language/keywords.ts";
import { pageAddress } from "#domain/page-address.ts";
import { findSitemapFiles } from "#domain/discovery/sitemap/find-sitemap-files.ts";
import { SITEMAP_KINDS } from "#domain/discovery/sitemap/sitemap.ts";
import type { ServerEnvironment } from "../app.ts";
import { createCachedDocuments } from "../page-cache/cached-documents.ts";
import { writeAtom, writeRss } from "../feeds/write-blog-feed.ts";
import { writeFeed } from "../feeds/write-feed.ts";
import { writeSitemapFile, writeSitemapIndex } from "../feeds/write-sitemap.ts";

const FILE_NAME = new RegExp(`^(${SITEMAP_KINDS.join("|")})-([1-9]\\d{0,5})\\.xml$`);
/** A filtered list has countless addresses: crawlers should not spend their budget on them. */
const CHOICES = ["q", "price_min", "price_max", "rating", "in_stock", "sort", "view", "attribute_values", "colors"];

const BLOG_FEEDS = [
  { path: "/feeds/blog.xml", type: "application/rss+xml", write: writeRss },
  { path: "/feeds/blog.atom", type: "application/atom+xml", write: writeAtom },
] as const;

/** Files for search engines and shopping engines: `/robots.txt`, the sitemap, the feeds. */
export function createSearchEngineFiles(): Hono<ServerEnvironment> {
  const files = new Hono<ServerEnvironment>();
  const documents = createCachedDocuments();

  files.get("/robots.txt", async (c) => {
    c.header("Cache-Control", "public, max-age=3600");
    return c.text(await writeRobots(c.var.ctx));
  });

  files.get("/sitemap.xml", async (c) => {
    const xml = writeSitemapIndex(c.var.ctx, await findSitemapFiles(c.var.ctx));
    return c.body(xml, 200, {
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": "public, max-age=600",
    });
  });

  files.get("/sitemaps/:name", async (c) => {
    const { ctx } = c.var;
    const [, kind, number] = FILE_NAME.exec(c.req.param("name")) ?? [];
    const known = SITEMAP_KINDS.find((each) => each === kind);
    if (!known) return c.text("Not found", 404);
    const key = `${ctx.shopUrl} ${known} ${number}`;
    const languages = (await findLanguages(ctx)).map(({ code }) => code);
    const answer = await documents.answer(c, key, () => writeSitemapFile(ctx, known, Number(number), languages));
    return answer ?? c.text("Not found", 404);
  });

  files.get("/feeds/products.xml", async (c) => {
    const ctx = await asFeedReader(c.var.ctx, c.req.query("language"), c.req.query("currency"));
    if (!ctx) return c.text("There is no such language or currency.", 404);
    const key = `${ctx.shopUrl} feed ${ctx.visitor.language.code} ${ctx.visitor.currency.code}`;
    return (await documents.answer(c, key, () => writeFeed(ctx))) ?? c.text("Not found", 404);
  });

  for (const { path, type, write } of BLOG_FEEDS)
    files.get(path, async (c) => {
      const ctx = await asFeedReader(c.var.ctx, c.req.query("language"));
      if (!ctx) return c.text("There is no such language.", 404);
      const answer = await documents.answer(c, `${ctx.shopUrl} ${path} ${ctx.visitor.language.code}`, () => write(ctx));
      answer?.headers.set("Content-Type", `${type}; charset=utf-8`);
      return answer ?? c.text("Not found", 404);
    });

  return files;
}

/** Independent of the client's cookies and country. Null for a language or a currency that the shop does not have. */
async function asFeedReader(
  ctx: Context,
  languageCode = ctx.settings.defaultLanguage,
  currencyCode = ctx.baseCurrency.code,
): Promise<Context | null> {
  const [languages, currencies] = await Promise.all([findLanguages(ctx), findCurrencies(ctx)]);
  const language = languages.find(({ code }) => code === languageCode);
  const currency = currencies.find(({ code }) => code === currencyCode.toUpperCase());
  return language && currency
    ? {
        ...ctx,
        t: translationOf(language.code),
        visitor: { ...ctx.visitor, language, currency, shipTo: ctx.settings.defaultCountry },
      }
    : null;
}

async function writeRobots(ctx: Context): Promise<string> {
  const languages = await findLanguages(ctx);
  const starts = languages.map(({ code }) => new URL(pageAddress(ctx, code, "/")).pathname);
  const personal = starts.flatMap((start) => PERSONAL_SCREENS.map((screen) => `Disallow: ${start}${screen}`));
  const choices = CHOICES.flatMap((name) => [`Disallow: /*?${name}=`, `Disallow: /*&${name}=`]);
  return [
    "User-agent: *",
    ...personal,
    `Disallow: ${new URL(`${ctx.shopUrl}/api/`).pathname}`,
    ...choices,
    "Allow: /",
    "",
    `Sitemap: ${ctx.shopUrl}/sitemap.xml`,
    "",
  ].join("\n");
}
