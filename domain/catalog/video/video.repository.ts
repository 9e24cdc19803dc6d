import { and, asc, desc, eq, gt, lte, min, sql, type SQL } from "drizzle-orm";
import { shops } from "#db/schema/shop.ts";
import { videoProducts, videos, videoTranslations } from "#db/schema/video.ts";
import type { Context } from "../../context.ts";
import type { Video, VideoCard } from "./video.ts";

export async function findVideoCards(
  ctx: Context,
  { shopId, limit, offset }: { shopId: number | null; limit: number; offset: number },
): Promise<VideoCard[]> {
  const rows = await selectVideos(ctx, shopId === null ? undefined : eq(videos.shopId, shopId))
    .orderBy(desc(videos.publishedAt), desc(videos.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ files: _files, source: _source, ...row }) => ({ ...row, publishedAt: isoOf(row.publishedAt) }));
}

export async function countShopVideos(ctx: Context, shopId: number): Promise<number> {
  const rows = await ctx.db
    .select({ count: sql<number>`count(*)::int` })
    .from(videos)
    .where(and(eq(videos.shopId, shopId), isPublished(ctx)));
  return rows[0]!.count;
}

/** When the next scheduled video is published. */
export async function findNextPublication(ctx: Context): Promise<Date | null> {
  const rows = await ctx.db
    .select({ next: min(videos.publishedAt) })
    .from(videos)
    .where(gt(videos.publishedAt, ctx.now()));
  return rows[0]!.next;
}

export async function findVideoBySlug(ctx: Context, slug: string): Promise<Omit<Video, "products"> | null> {
  const rows = await selectVideos(ctx, eq(videos.slug, slug));
  const row = rows[0];
  if (!row) return null;
  const files = row.files.toSorted((one, other) => other.height - one.height);
  return { ...row, files, publishedAt: isoOf(row.publishedAt) };
}

export async function findVideoProductIds(ctx: Context, videoId: number): Promise<number[]> {
  const rows = await ctx.db
    .select({ productId: videoProducts.productId })
    .from(videoProducts)
    .where(eq(videoProducts.videoId, videoId))
    .orderBy(asc(videoProducts.position), asc(videoProducts.productId));
  return rows.map((row) => row.productId);
}

/** Published videos of shops that are selling now. */
function selectVideos(ctx: Context, condition: SQL | undefined) {
  return ctx.db
    .select({
      id: videos.id,
      slug: videos.slug,
      title: sql<string>`coalesce(${videoTranslations.title}, ${videos.title})`,
      description: sql<string>`coalesce(${videoTranslations.description}, ${videos.description})`,
      poster: videos.poster,
      kind: videos.kind,
      seconds: videos.seconds,
      publishedAt: videos.publishedAt,
      files: videos.files,
      source: videos.source,
      shop: { id: shops.id, slug: shops.slug, name: shops.name },
    })
    .from(videos)
    .innerJoin(shops, and(eq(shops.id, videos.shopId), eq(shops.status, "approved")))
    .leftJoin(
      videoTranslations,
      and(eq(videoTranslations.videoId, videos.id), eq(videoTranslations.languageCode, ctx.visitor.language.code)),
    )
    .where(and(isPublished(ctx), condition));
}

function isPublished(ctx: Context) {
  return lte(videos.publishedAt, ctx.now());
}

/** Only published ones are read, so the date is set. */
function isoOf(instant: Date | null): string {
  return (instant ?? new Date(0)).toISOString();
}
