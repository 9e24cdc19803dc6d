import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { videos } from "#db/schema/video.ts";
import { blogCategories, blogPosts } from "#db/schema/blog.ts";
import { makeCategory, makeProduct, makeShop } from "#tests/support/catalog.ts";
import { makeContext } from "#tests/support/context.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { refreshListings } from "../listing/refresh-listings.ts";
import { findSitemapFiles } from "./find-sitemap-files.ts";
import { readSitemapFile } from "./read-sitemap-file.ts";
import { THINGS_PER_FILE, type SitemapEntry, type SitemapKind } from "./sitemap.ts";

const NOW = new Date("2026-11-20T12:00:00Z");
const { db } = await openTestDatabase();
const ctx = makeContext(db, { now: NOW });

const [shop, category] = [await makeShop(db), await makeCategory(db)];
await makeShop(db, { slug: "not-yet", status: "pending" });
const publishedAt = new Date("2026-10-01T00:00:00Z");
await goOnAfter(10 * THINGS_PER_FILE);
await makeProduct(db, shop, category, { slug: "near", images: ["near.webp"], publishedAt });
await makeProduct(db, shop, category, { slug: "draft", status: "draft" });
await goOnAfter(13 * THINGS_PER_FILE);
await makeProduct(db, shop, category, { slug: "far", publishedAt });
const [news, empty] = await db
  .insert(blogCategories)
  .values(["news", "empty"].map((slug) => ({ slug, name: slug })))
  .returning({ id: blogCategories.id });
const post = { title: "Post", summary: "", body: "", authorName: "Mira" };
await db.insert(blogPosts).values([
  { ...post, slug: "out", categoryId: news!.id, publishedAt },
  { ...post, slug: "planned", categoryId: empty!.id, publishedAt: new Date("2026-12-01T00:00:00Z") },
]);
const video = { shopId: shop, title: "Film", poster: "film.webp", kind: "file" as const, publishedAt };
await db.insert(videos).values([
  { ...video, slug: "film" },
  { ...video, slug: "taken-down", hiddenAt: publishedAt },
  { ...video, slug: "no-film-yet", publishedAt: null },
  { ...video, slug: "film-of-another", shopId: await makeShop(db, { slug: "closed", status: "suspended" }) },
]);
await refreshListings(ctx, "all");

/** Other tests have used up ids that no one has. */
async function goOnAfter(id: number): Promise<void> {
  await db.execute(sql`select setval(pg_get_serial_sequence('products', 'id'), ${id}::int)`);
}

async function read(kind: SitemapKind, number: number): Promise<SitemapEntry[]> {
  const entries: SitemapEntry[] = [];
  for await (const part of readSitemapFile(ctx, kind, number)) entries.push(...part);
  return entries;
}

test("there is a file for the ids that something is shown of, and for no others", async () => {
  const files = await findSitemapFiles(ctx);
  expect(files.filter(({ kind }) => kind === "products").map(({ number }) => number)).toEqual([11, 14]);
  expect(files.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["screens", "categories", "shops", "pages"]));
  expect(files.some(({ kind }) => kind === "campaigns")).toBe(false);
});

test("a file has what is shown, with its images and when it last changed", async () => {
  const changedAt = new Date("2026-10-01T00:00:00Z");
  expect(await read("products", 11)).toEqual([{ path: "/product/near", images: ["near.webp"], changedAt }]);
  expect((await read("products", 14)).map(({ path }) => path)).toEqual(["/product/far"]);
  expect(await read("products", 12)).toEqual([]);
  expect((await read("shops", 1)).map(({ path }) => path)).not.toContain("/shop/not-yet");
  expect((await read("category-blogs", 1)).map(({ path }) => path)).toEqual(["/category-blogs/news"]);
  expect((await read("blogs", 1)).map(({ path }) => path)).toEqual(["/blog/out"]);
  expect(await read("video-shopping", 1)).toEqual([{ path: "/video-shopping/film", images: ["film.webp"], changedAt }]);
  expect((await read("screens", 1)).map(({ path }) => path)).toEqual(expect.arrayContaining(["/", "/video-shopping"]));
  expect(await read("screens", 2)).toEqual([]);
});
