import type { ImageFailure } from "#domain/platform/file/file-store.ts";
import { findLanguages } from "#domain/platform/language/find-languages.ts";
import { consumeRateLimit } from "#domain/platform/rate-limit/consume-rate-limit.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { VIDEOS_TAG } from "../video/video.ts";
import { readCaptions, type CaptionFailure } from "./read-captions.ts";
import { readVideo, type VideoFailure } from "./read-video.ts";
import { logVideo } from "./save-video.ts";
import type { VideoOwner, VideoOwnerFailure } from "./video-admin.ts";
import { getVideoOwner } from "./video-owner.ts";
import {
  findCaptionFiles,
  getVideoForm,
  lockVideo,
  type StoredVideo,
  updateVideo,
  writeCaptions,
} from "./video-write.repository.ts";

type UploadFailure = VideoOwnerFailure | Failure<"not_found" | "too_many_tries">;
type LockedVideo = NonNullable<Awaited<ReturnType<typeof lockVideo>>>;

const UPLOADS_PER_HOUR = 120;
const POSTER = { square: 1600, fit: "inside" } as const;

/** Adds a video in one more quality, or replaces the one of that quality. Returns its height. */
export async function uploadVideo(
  ctx: Context,
  id: number,
  upload: Uint8Array,
): Promise<Result<number, UploadFailure | VideoFailure>> {
  const owner = await requireUpload(ctx, id);
  if (!owner.ok) return owner;
  const read = readVideo(upload);
  if (!read.ok) return read;
  const { height, seconds, extension, bytes } = read.value;
  const file = `film-${ctx.newToken()}-${height}.${extension}`;
  const stored = await storeAndWrite(ctx, owner.value, id, { file, bytes }, ({ files, seconds: known }) => ({
    change: {
      files: [...files.filter((each) => each.height !== height), { height, file }],
      seconds: Math.max(known, seconds),
    },
    replaced: files.filter((each) => each.height === height).map((each) => each.file),
  }));
  return stored.ok ? success(height) : stored;
}

/** The image before the video plays. */
export async function uploadPoster(
  ctx: Context,
  id: number,
  upload: Uint8Array,
): Promise<Result<null, UploadFailure | ImageFailure>> {
  const owner = await requireUpload(ctx, id);
  if (!owner.ok) return owner;
  const read = await ctx.readImage(upload, POSTER);
  if (!read.ok) return read;
  const file = `poster-${ctx.newToken()}.webp`;
  return storeAndWrite(ctx, owner.value, id, { file, bytes: read.value }, ({ poster }) => ({
    change: { poster: file },
    replaced: poster === "" ? [] : [poster],
  }));
}

/** Captions in one language; null removes them. */
export async function uploadCaptions(
  ctx: Context,
  id: number,
  languageCode: string,
  upload: Uint8Array | null,
): Promise<Result<null, UploadFailure | CaptionFailure>> {
  const owner = await requireUpload(ctx, id);
  if (!owner.ok) return owner;
  if ((await findLanguages(ctx)).every(({ code }) => code !== languageCode)) return failure({ code: "not_found" });
  const read = upload === null ? null : readCaptions(upload);
  if (read && !read.ok) return read;
  const file = read && `captions-${ctx.newToken()}-${languageCode.toLowerCase()}.vtt`;
  const before = (await findCaptionFiles(ctx, id)).filter((each) => each.languageCode === languageCode);
  const bytes = new TextEncoder().encode(read?.value ?? "");
  return storeAndWrite(
    ctx,
    owner.value,
    id,
    file ? { file, bytes } : null,
    () => ({ change: null, replaced: before.map((each) => each.file) }),
    (inside) => writeCaptions(inside, id, languageCode, file),
  );
}

/** Before reading any bytes: checks the owner and the number of uploads. */
async function requireUpload(ctx: Context, id: number): Promise<Result<VideoOwner, UploadFailure>> {
  const owner = await getVideoOwner(ctx, "write");
  if (!owner.ok) return owner;
  if (!(await getVideoForm(ctx, owner.value, id))) return failure({ code: "not_found" });
  const limit = { name: "video-file", of: String(ctx.visitor.customerId), max: UPLOADS_PER_HOUR, minutes: 60 };
  const tried = await consumeRateLimit(ctx, limit);
  return tried.ok ? owner : tried;
}

/** Stores the file, then the row that names it: both or neither. The replaced file is removed afterwards. */
async function storeAndWrite(
  ctx: Context,
  owner: VideoOwner,
  id: number,
  stored: { file: string; bytes: Uint8Array } | null,
  decide: (video: LockedVideo) => { change: StoredVideo | null; replaced: string[] },
  write: (inside: Context) => Promise<void> = async () => undefined,
): Promise<Result<null, UploadFailure>> {
  if (stored) await ctx.files.write("pictures", stored.file, stored.bytes);
  const drop = () => (stored ? ctx.files.remove("pictures", stored.file) : undefined);
  try {
    const written = await withTransaction(ctx, async (inside): Promise<Result<null, UploadFailure>> => {
      const video = await lockVideo(inside, owner, id);
      if (!video) return failure({ code: "not_found" });
      const { change, replaced } = decide(video);
      if (change) await updateVideo(inside, id, change);
      await write(inside);
      await logVideo(inside, owner, "video.change", video, stored ? { file: stored.file } : {});
      await inside.cache.purge([VIDEOS_TAG]);
      inside.afterCommit(async () => {
        for (const file of replaced) await ctx.files.remove("pictures", file);
      });
      return success(null);
    });
    if (!written.ok) await drop();
    return written;
  } catch (error) {
    await drop();
    throw error;
  }
}
