import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { products } from "#db/schema/product.ts";
import { shops } from "#db/schema/shop.ts";
import { videoProducts, videos, videoTranslations } from "#db/schema/video.ts";
import { createCache } from "#server/cache/cache.ts";
import { makeCategory, makeProduct, makeShop } from "#tests/support/catalog.ts";
import { ARABIC, makeContext } from "#tests/support/context.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { refreshListings } from "../../discovery/listing/refresh-listings.ts";
import { findLatestVideos } from "./find-latest-videos.ts";
import { findShopVideos } from "./find-shop-videos.ts";
import { getVideo } from "./get-video.ts";

const HOUR = 3_600_000;
const { db } = await openTestDatabase();
const ctx = makeContext(db);

const shopId = await makeShop(db);
const category = await makeCategory(db);
const shown: number[] = [];
for (let index = 0; index < 3; index++) shown.push((await makeProduct(db, shopId, category)).productId);
await db.update(products).set({ status: "archived" }).where(eq(products.id, shown[2]!));
const video = { shopId, title: "A pot", poster: "pot.webp", seconds: 4, publishedAt: at(-2) };
const files = [
  { height: 240, file: "pot-240.mp4" },
  { height: 360, file: "pot-360.mp4" },
];
const [pot] = await db
  .insert(videos)
  .values([
    { ...video, slug: "pot", kind: "file", files },
    { ...video, slug: "kiln", kind: "youtube", source: "abc123", publishedAt: at(-1) },
    { ...video, slug: "draft", kind: "file", files, publishedAt: null },
    { ...video, slug: "tomorrow", kind: "file", files, publishedAt: at(24) },
    { ...video, slug: "other", kind: "file", files, shopId: await makeShop(db), publishedAt: at(-3) },
  ])
  .returning({ id: videos.id });
await db.insert(videoTranslations).values({ videoId: pot!.id, languageCode: "ar", title: "إبريق" });
await db
  .insert(videoProducts)
  .values(shown.map((productId, index) => ({ videoId: pot!.id, productId, position: 2 - index })));
await refreshListings(ctx, "all");

function at(hours: number): Date {
  return new Date(ctx.now().getTime() + hours * HOUR);
}

describe("videos", () => {
  test("of a shop are the published ones, the newest first, in pages", async () => {
    expect((await findShopVideos(ctx, shopId)).items.map(({ slug }) => slug)).toEqual(["kiln", "pot"]);
    expect(await findShopVideos(ctx, shopId, 2, 1)).toMatchObject({ items: [{ slug: "pot" }], total: 2 });
    expect((await findLatestVideos(ctx, 2)).map(({ slug }) => slug)).toEqual(["kiln", "pot"]);
  });

  test("are played with what is shown in them and sold now", async () => {
    const video = await getVideo(makeContext(db, { visitor: { language: ARABIC } }), "pot");
    expect(video).toMatchObject({
      title: "إبريق",
      kind: "file",
      source: null,
      files: [{ height: 360 }, { height: 240 }],
    });
    expect(video!.products.map(({ id }) => id)).toEqual([shown[1], shown[0]]);
    expect(await getVideo(ctx, "kiln")).toMatchObject({ kind: "youtube", source: "abc123", files: [] });
  });

  test("are not there before their time or when their shop does not sell", async () => {
    for (const slug of ["draft", "tomorrow", "nothing"]) expect(await getVideo(ctx, slug)).toBeNull();
    await db.update(shops).set({ status: "suspended" }).where(eq(shops.id, shopId));
    expect(await getVideo(ctx, "pot")).toBeNull();
    expect((await findLatestVideos(ctx, 9)).map(({ slug }) => slug)).toEqual(["other"]);
  });
});

test("what shows videos holds until the next one is published, and then has it", async () => {
  const edges: Date[] = [];
  const cache = {
    ...createCache({ kilobytes: 100, announce: async () => undefined }),
    cacheExpiresAt: (edge: Date) => void edges.push(edge),
  };
  const slugsAt = async (now: Date) =>
    (await findLatestVideos({ ...ctx, cache, now: () => now }, 10)).map(({ slug }) => slug);
  expect(await slugsAt(ctx.now())).not.toContain("tomorrow");
  expect(edges.map((edge) => edge.getTime())).toEqual([at(24).getTime()]);
  expect(await slugsAt(at(25))).toContain("tomorrow");
  expect((await findShopVideos({ ...ctx, cache, now: () => at(25) }, shopId)).items[0]).toMatchObject({
    slug: "tomorrow",
  });
});
