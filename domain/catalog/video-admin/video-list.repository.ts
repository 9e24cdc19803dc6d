import { asc, eq, inArray, sql, type SQL } from "drizzle-orm";
import { selectReads } from "#db/list-reads.ts";
import { escapeLike, type ListSql } from "#db/list-sql.ts";
import { shops } from "#db/schema/shop.ts";
import { videoProducts, videos } from "#db/schema/video.ts";
import type { ListFilter } from "#shared/list/list.ts";
import type { Context } from "../../context.ts";
import type { VideoOwner, VideoRow, VideoState } from "./video-admin.ts";

export function stateSql(ctx: Context): SQL<VideoState> {
  return sql<VideoState>`case when ${videos.hiddenAt} is not null then 'hidden'
    when ${videos.publishedAt} is null then 'draft'
    when ${videos.publishedAt} > ${ctx.now().toISOString()}::timestamptz then 'scheduled' else 'published' end`;
}

/** The shop first: a seller's query never reaches the videos of another shop. */
export function isWithin({ shopId }: VideoOwner): SQL | undefined {
  return shopId === null ? undefined : eq(videos.shopId, shopId);
}

function listOf(ctx: Context): ListSql {
  return {
    id: videos.id,
    sorts: { created: videos.createdAt, published: videos.publishedAt, title: videos.title },
    filters: {
      state: { condition: ({ values }: ListFilter) => inArray(stateSql(ctx), [...values]) },
      kind: { word: videos.kind },
      published: { instant: videos.publishedAt },
      shop: { word: sql`${shops.id}::text` },
    },
    search: (text) => {
      const pattern = `%${escapeLike(text.toLowerCase())}%`;
      return sql`lower(${videos.title} || ' ' || ${videos.slug} || ' ' || ${shops.name}) like ${pattern}`;
    },
  };
}

export function videoReads(ctx: Context, owner: VideoOwner) {
  return selectReads(ctx.db, {
    list: listOf(ctx),
    scope: isWithin(owner),
    select: () =>
      ctx.db
        .select({
          id: videos.id,
          slug: videos.slug,
          title: videos.title,
          poster: videos.poster,
          kind: videos.kind,
          seconds: videos.seconds,
          state: stateSql(ctx),
          shopName: shops.name,
          productsCount: sql<number>`(select count(*)::int from ${videoProducts} where ${videoProducts.videoId} = ${videos.id})`,
          publishedAt: videos.publishedAt,
          createdAt: videos.createdAt,
        })
        .from(videos)
        .innerJoin(shops, eq(shops.id, videos.shopId))
        .$dynamic(),
    read: (row): VideoRow => ({
      ...row,
      publishedAt: row.publishedAt?.toISOString() ?? null,
      createdAt: row.createdAt.toISOString(),
    }),
  });
}

/** The shops that a video can be added for, and those that have videos. */
export function findVideoShopRows(ctx: Context): Promise<{ id: number; name: string }[]> {
  return ctx.db
    .select({ id: shops.id, name: shops.name })
    .from(shops)
    .where(eq(shops.status, "approved"))
    .orderBy(asc(shops.name));
}
