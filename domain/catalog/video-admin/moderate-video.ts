import { notifyCustomer } from "#domain/customers/notification/notify-customer.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { VIDEOS_TAG } from "../video/video.ts";
import { logVideo } from "./save-video.ts";
import type { VideoOwnerFailure } from "./video-admin.ts";
import { getVideoOperator } from "./video-owner.ts";
import { lockVideo, updateVideo } from "./video-write.repository.ts";

/** The operator takes a video down with a reason that its shop reads, or, with none, shows it again. */
export async function moderateVideo(
  ctx: Context,
  id: number,
  reason: string | null,
): Promise<Result<null, VideoOwnerFailure | Failure<"not_found">>> {
  const owner = getVideoOperator(ctx);
  if (!owner.ok) return owner;
  return withTransaction(ctx, async (inside): Promise<Result<null, Failure<"not_found">>> => {
    const video = await lockVideo(inside, owner.value, id);
    if (!video) return failure({ code: "not_found" });
    await updateVideo(inside, id, { hiddenAt: reason === null ? null : inside.now(), hiddenReason: reason ?? "" });
    await logVideo(inside, owner.value, "video.change", video, { hidden: reason ?? "no" });
    await inside.cache.purge([VIDEOS_TAG]);
    const { ownerId } = video;
    if (ownerId !== null && reason !== null && !video.hiddenAt)
      await notifyCustomer(inside, {
        customerId: ownerId,
        topic: "messages",
        write: (t) => ({ title: t("Your video {name} was taken down", { name: video.title }), message: reason }),
        messageType: "warning",
        link: `/seller/videos/${id}`,
      });
    return success(null);
  });
}
