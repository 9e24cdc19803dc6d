import { and, asc, desc, eq, gt, isNull, lte, min, sql, type SQL } from "drizzle-orm";
import { shops } from "#db/schema/shop.ts";
import { languages } from "#db/schema/language.ts";
import { videoCaptions, videoProducts, videos, videoTranslations } from "#db/schema/video.ts";
import type { Context } from "../../context.ts";
import type { Video, VideoCaption, VideoCard, VideoMoment } from "./video.ts";

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

/** Of one shop, or of all that are selling now. */
export async function countVideos(ctx: Context, shopId: number | null): Promise<number> {
  const rows = await ctx.db
    .select({ count: sql<number>`count(*)::int` })
    .from(videos)
    .innerJoin(shops, and(eq(shops.id, videos.shopId), eq(shops.status, "approved")))
    .where(and(shopId === null ? undefined : eq(videos.shopId, shopId), isPublished(ctx)));
  return rows[0]!.count;
}

/** When the next scheduled video is published. */
export async function findNextPublication(ctx: Context): Promise<Date | null> {
  const rows = await ctx.db
    .select({ next: min(videos.publishedAt) })
    .from(videos)
    .where(and(gt(videos.publishedAt, ctx.now()), isNull(videos.hiddenAt)));
  return rows[0]!.next;
}

export async function findVideoBySlug(ctx: Context, slug: string): Promise<Omit<Video, "products"> | null> {
  const rows = await selectVideos(ctx, eq(videos.slug, slug));
  const row = rows[0];
  if (!row) return null;
  const files = row.files.toSorted((one, other) => other.height - one.height);
  const [captions, moments] = await Promise.all([findCaptions(ctx, row.id), findMoments(ctx, row.id)]);
  return { ...row, files, captions, moments, publishedAt: isoOf(row.publishedAt) };
}

function findCaptions(ctx: Context, videoId: number): Promise<VideoCaption[]> {
  return ctx.db
    .select({ languageCode: videoCaptions.languageCode, name: languages.name, file: videoCaptions.file })
    .from(videoCaptions)
    .innerJoin(languages, eq(languages.code, videoCaptions.languageCode))
    .where(eq(videoCaptions.videoId, videoId))
    .orderBy(asc(videoCaptions.languageCode));
}

/** The products of a video with their moments, in the order of the time line. */
function findMoments(ctx: Context, videoId: number): Promise<VideoMoment[]> {
  return ctx.db
    .select({ productId: videoProducts.productId, second: videoProducts.second })
    .from(videoProducts)
    .where(eq(videoProducts.videoId, videoId))
    .orderBy(asc(videoProducts.second), asc(videoProducts.position), asc(videoProducts.productId));
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
  return and(lte(videos.publishedAt, ctx.now()), isNull(videos.hiddenAt));
}

/** Only published ones are read, so the date is set. */
function isoOf(instant: Date | null): string {
  return (instant ?? new Date(0)).toISOString();
}
