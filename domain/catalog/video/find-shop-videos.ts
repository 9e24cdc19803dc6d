import type { Page } from "#shared/page.ts";
import type { Context } from "../../context.ts";
import { findVideos, VIDEOS_PER_PAGE } from "./find-videos.ts";
import type { VideoCard } from "./video.ts";

/** The videos of a shop, newest first. */
export function findShopVideos(
  ctx: Context,
  shopId: number,
  page = 1,
  perPage = VIDEOS_PER_PAGE,
): Promise<Page<VideoCard>> {
  return findVideos(ctx, page, perPage, shopId);
}
