import type { Context } from "../../context.ts";
import { findProductCards } from "../product/find-product-cards.ts";
import { holdUntilNextVideo } from "./hold-until-next-video.ts";
import { findVideoBySlug } from "./video.repository.ts";
import { VIDEOS_TAG, type Video } from "./video.ts";

const CACHED_SECONDS = 60;

/** A video with its products that are sold now; null if no published one has that slug. */
export async function getVideo(ctx: Context, slug: string): Promise<Video | null> {
  const found = await getVideoWithoutProducts(ctx, slug);
  if (!found) return null;
  const productIds = found.moments.map(({ productId }) => productId);
  const products = await findProductCards(ctx, productIds);
  return { ...found, products };
}

/** The same without its products. */
export async function getVideoWithoutProducts(ctx: Context, slug: string): Promise<Omit<Video, "products"> | null> {
  const edge = await holdUntilNextVideo(ctx);
  return ctx.cache.get(
    `video:${edge}:${ctx.visitor.language.code}:${slug}`,
    [VIDEOS_TAG],
    () => findVideoBySlug(ctx, slug),
    { seconds: CACHED_SECONDS },
  );
}
