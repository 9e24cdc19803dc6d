import type { Page } from "#shared/page.ts";
import type { Context } from "../../context.ts";
import { holdUntilNextVideo } from "./hold-until-next-video.ts";
import { VIDEOS_TAG, type VideoCard } from "./video.ts";
import { countVideos, findVideoCards } from "./video.repository.ts";

export const VIDEOS_PER_PAGE = 12;
const CACHED_SECONDS = 60;

/** The videos of all shops, or of one; newest first. */
export async function findVideos(
  ctx: Context,
  page = 1,
  perPage = VIDEOS_PER_PAGE,
  shopId: number | null = null,
): Promise<Page<VideoCard>> {
  const edge = await holdUntilNextVideo(ctx);
  return ctx.cache.get(
    `videos:${edge}:${ctx.visitor.language.code}:${shopId ?? "all"}:${page}:${perPage}`,
    [VIDEOS_TAG],
    async () => {
      const [items, total] = await Promise.all([
        findVideoCards(ctx, { shopId, limit: perPage, offset: (page - 1) * perPage }),
        countVideos(ctx, shopId),
      ]);
      return { items, page, perPage, total };
    },
    { seconds: CACHED_SECONDS },
  );
}
