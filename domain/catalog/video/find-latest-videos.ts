import type { Context } from "../../context.ts";
import { holdUntilNextVideo } from "./hold-until-next-video.ts";
import { VIDEOS_TAG, type VideoCard } from "./video.ts";
import { findVideoCards } from "./video.repository.ts";

const CACHED_SECONDS = 60;

/** The newest videos of all shops, for a section of a page. */
export async function findLatestVideos(ctx: Context, max: number): Promise<VideoCard[]> {
  const edge = await holdUntilNextVideo(ctx);
  return ctx.cache.get(
    `latest-videos:${edge}:${ctx.visitor.language.code}:${max}`,
    [VIDEOS_TAG],
    () => findVideoCards(ctx, { shopId: null, limit: max, offset: 0 }),
    { seconds: CACHED_SECONDS },
  );
}
