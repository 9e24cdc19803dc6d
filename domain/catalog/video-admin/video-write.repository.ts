import { and, asc, eq, inArray, like, sql } from "drizzle-orm";
import { products } from "#db/schema/product.ts";
import { shops } from "#db/schema/shop.ts";
import { videoCaptions, videoProducts, videos, videoTranslations } from "#db/schema/video.ts";
import type { Context } from "../../context.ts";
import type { VideoForm, VideoOwner, VideoTexts } from "./video-admin.ts";
import { isWithin, stateSql } from "./video-list.repository.ts";

export type StoredVideo = Partial<
  Pick<
    typeof videos.$inferInsert,
    | "title"
    | "description"
    | "kind"
    | "source"
    | "files"
    | "seconds"
    | "poster"
    | "publishedAt"
    | "hiddenAt"
    | "hiddenReason"
  >
>;

export async function getVideoForm(ctx: Context, owner: VideoOwner, id: number): Promise<VideoForm | null> {
  const [row] = await ctx.db
    .select({
      id: videos.id,
      slug: videos.slug,
      shopId: shops.id,
      shopName: shops.name,
      title: videos.title,
      description: videos.description,
      kind: videos.kind,
      source: videos.source,
      poster: videos.poster,
      files: videos.files,
      seconds: videos.seconds,
      state: stateSql(ctx),
      publishedAt: videos.publishedAt,
      hiddenReason: videos.hiddenReason,
    })
    .from(videos)
    .innerJoin(shops, eq(shops.id, videos.shopId))
    .where(and(isWithin(owner), eq(videos.id, id)));
  if (!row) return null;
  const [captions, shown, translations] = await Promise.all([
    ctx.db
      .select({ languageCode: videoCaptions.languageCode, file: videoCaptions.file })
      .from(videoCaptions)
      .where(eq(videoCaptions.videoId, id))
      .orderBy(asc(videoCaptions.languageCode)),
    ctx.db
      .select({ slug: products.slug, second: videoProducts.second })
      .from(videoProducts)
      .innerJoin(products, eq(products.id, videoProducts.productId))
      .where(eq(videoProducts.videoId, id))
      .orderBy(asc(videoProducts.second), asc(videoProducts.position)),
    ctx.db
      .select({
        languageCode: videoTranslations.languageCode,
        title: videoTranslations.title,
        description: videoTranslations.description,
      })
      .from(videoTranslations)
      .where(eq(videoTranslations.videoId, id))
      .orderBy(asc(videoTranslations.languageCode)),
  ]);
  return { ...row, publishedAt: row.publishedAt?.toISOString() ?? null, captions, products: shown, translations };
}

/** Locked until the transaction ends; null if the owner has no such video. */
export async function lockVideo(ctx: Context, owner: VideoOwner, id: number) {
  const [row] = await ctx.db
    .select({
      id: videos.id,
      shopId: videos.shopId,
      slug: videos.slug,
      title: videos.title,
      kind: videos.kind,
      poster: videos.poster,
      files: videos.files,
      seconds: videos.seconds,
      hiddenAt: videos.hiddenAt,
      ownerId: shops.ownerId,
    })
    .from(videos)
    .innerJoin(shops, eq(shops.id, videos.shopId))
    .where(and(isWithin(owner), eq(videos.id, id)))
    .for("update", { of: videos });
  return row ?? null;
}

export async function isSellingShop(ctx: Context, shopId: number): Promise<boolean> {
  return (await ctx.db.$count(shops, and(eq(shops.id, shopId), eq(shops.status, "approved")))) > 0;
}

/** The addresses of videos that begin like this one. */
export async function findSlugsLike(ctx: Context, slug: string): Promise<Set<string>> {
  const rows = await ctx.db
    .select({ slug: videos.slug })
    .from(videos)
    .where(like(videos.slug, `${slug}%`));
  return new Set(rows.map((row) => row.slug));
}

export async function insertVideo(
  ctx: Context,
  video: { shopId: number; slug: string; title: string },
): Promise<number> {
  const [row] = await ctx.db
    .insert(videos)
    .values({ ...video, kind: "file", poster: "", createdAt: ctx.now() })
    .returning({ id: videos.id });
  return row!.id;
}

export async function updateVideo(ctx: Context, id: number, video: StoredVideo): Promise<void> {
  await ctx.db.update(videos).set(video).where(eq(videos.id, id));
}

export async function deleteVideo(ctx: Context, id: number): Promise<void> {
  await ctx.db.delete(videos).where(eq(videos.id, id));
}

/** Of the products with these addresses; a shop's own only. */
export async function findProductIds(ctx: Context, shopId: number, slugs: readonly string[]) {
  if (slugs.length === 0) return new Map<string, number>();
  const rows = await ctx.db
    .select({ id: products.id, slug: products.slug })
    .from(products)
    .where(and(eq(products.shopId, shopId), inArray(products.slug, [...slugs])));
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}

export async function replaceVideoParts(
  ctx: Context,
  videoId: number,
  parts: {
    products: { productId: number; second: number }[];
    translations: (VideoTexts & { languageCode: string })[];
  },
): Promise<void> {
  await ctx.db.delete(videoProducts).where(eq(videoProducts.videoId, videoId));
  await ctx.db.delete(videoTranslations).where(eq(videoTranslations.videoId, videoId));
  if (parts.products.length > 0)
    await ctx.db.insert(videoProducts).values(parts.products.map((each, position) => ({ ...each, videoId, position })));
  if (parts.translations.length > 0)
    await ctx.db.insert(videoTranslations).values(parts.translations.map((each) => ({ ...each, videoId })));
}

export async function findCaptionFiles(ctx: Context, videoId: number) {
  return ctx.db
    .select({ languageCode: videoCaptions.languageCode, file: videoCaptions.file })
    .from(videoCaptions)
    .where(eq(videoCaptions.videoId, videoId));
}

/** Null removes the captions of the language. */
export async function writeCaptions(
  ctx: Context,
  videoId: number,
  languageCode: string,
  file: string | null,
): Promise<void> {
  const own = and(eq(videoCaptions.videoId, videoId), eq(videoCaptions.languageCode, languageCode));
  if (file === null) await ctx.db.delete(videoCaptions).where(own);
  else
    await ctx.db
      .insert(videoCaptions)
      .values({ videoId, languageCode, file })
      .onConflictDoUpdate({
        target: [videoCaptions.videoId, videoCaptions.languageCode],
        set: { file: sql`excluded.file` },
      });
}
