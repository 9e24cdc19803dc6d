import type { Context } from "../../context.ts";
import { findProductCards } from "../product/find-product-cards.ts";
import { holdUntilNextVideo } from "./hold-until-next-video.ts";
import { findVideoBySlug, findVideoProductIds } from "./video.repository.ts";
import { VIDEOS_TAG, type Video } from "./video.ts";

const CACHED_SECONDS = 60;

/** A video with its products that are sold now; null if no published one has that slug. */
export async function getVideo(ctx: Context, slug: string): Promise<Video | null> {
  const edge = await holdUntilNextVideo(ctx);
  const found = await ctx.cache.get(
    `video:${edge}:${ctx.visitor.language.code}:${slug}`,
    [VIDEOS_TAG],
    async () => {
      const video = await findVideoBySlug(ctx, slug);
      return video && { video, productIds: await findVideoProductIds(ctx, video.id) };
    },
    { seconds: CACHED_SECONDS },
  );
  return found && { ...found.video, products: await findProductCards(ctx, found.productIds) };
}
