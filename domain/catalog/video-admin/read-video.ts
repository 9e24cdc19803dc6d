import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { VIDEO_HEIGHTS, MAX_VIDEO_BYTES, MAX_VIDEO_SECONDS } from "#shared/video-choices.ts";
import { readMatroska } from "./read-matroska.ts";
import { readMp4 } from "./read-mp4.ts";

/** The facts of a video's file. */
export type VideoFacts = { extension: "mp4" | "webm"; width: number; height: number; seconds: number };

/** A video as it is stored: without metadata, with the quality under which the player lists it. */
export type ReadVideo = { bytes: Uint8Array; extension: "mp4" | "webm"; height: number; seconds: number };
export type VideoFailure = Failure<"video_unreadable" | "video_too_large" | "video_too_long">;

const MEGABYTE = 1_000_000;
const MIN_SIDE = 64;

/** Reads an upload by its content rather than its name, and blanks its metadata. */
export function readVideo(bytes: Uint8Array): Result<ReadVideo, VideoFailure> {
  if (bytes.byteLength > MAX_VIDEO_BYTES)
    return failure({ code: "video_too_large", values: { megabytes: MAX_VIDEO_BYTES / MEGABYTE } });
  const facts = readMp4(bytes) ?? readMatroska(bytes);
  if (!facts || !(facts.seconds > 0) || Math.min(facts.width, facts.height) < MIN_SIDE)
    return failure({ code: "video_unreadable" });
  if (facts.seconds > MAX_VIDEO_SECONDS)
    return failure({ code: "video_too_long", values: { minutes: MAX_VIDEO_SECONDS / 60 } });
  const { extension, seconds } = facts;
  return success({ bytes, extension, height: qualityOf(facts), seconds: Math.ceil(seconds) });
}

/** The nearest quality; an upright video is measured by its width. */
function qualityOf({ width, height }: VideoFacts): number {
  const side = Math.min(width, height);
  return VIDEO_HEIGHTS.reduce((best, each) => (Math.abs(each - side) < Math.abs(best - side) ? each : best));
}
