import type { Context } from "../../context.ts";
import { expireAtNextChange } from "../../next-change-at.ts";
import { findNextPublication } from "./video.repository.ts";
import { VIDEOS_TAG } from "./video.ts";

/** A film that is planned is shown from its instant on. Answers a part for the keys of what is kept until then. */
export function holdUntilNextVideo(ctx: Context): Promise<string> {
  return expireAtNextChange(ctx, "next-video", [VIDEOS_TAG], () => findNextPublication(ctx));
}
