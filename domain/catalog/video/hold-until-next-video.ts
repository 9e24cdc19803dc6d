import type { Context } from "../../context.ts";
import { expireAtNextChange } from "../../next-change-at.ts";
import { findNextPublication } from "./video.repository.ts";
import { VIDEOS_TAG } from "./video.ts";

/** The current render expires when the next scheduled video is published. Returns a part of the cache key. */
export function holdUntilNextVideo(ctx: Context): Promise<string> {
  return expireAtNextChange(ctx, "next-video", [VIDEOS_TAG], () => findNextPublication(ctx));
}
