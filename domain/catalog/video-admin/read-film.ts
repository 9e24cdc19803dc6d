import type { Refusal } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { FILM_HEIGHTS, MAX_FILM_BYTES, MAX_FILM_SECONDS } from "#shared/video-choices.ts";
import { readMatroska } from "./read-matroska.ts";
import { readMp4 } from "./read-mp4.ts";

/** What a film's file says about itself. */
export type FilmFacts = { extension: "mp4" | "webm"; width: number; height: number; seconds: number };

/** A film as it is stored: without metadata, with the quality under which the player lists it. */
export type ReadFilm = { bytes: Uint8Array; extension: "mp4" | "webm"; height: number; seconds: number };
export type FilmFailure = Refusal<"film_unreadable" | "film_too_large" | "film_too_long">;

const MEGABYTE = 1_000_000;
const MIN_SIDE = 64;

/** Reads an upload by its content rather than its name, and blanks in it what its camera or program noted. */
export function readFilm(bytes: Uint8Array): Result<ReadFilm, FilmFailure> {
  if (bytes.byteLength > MAX_FILM_BYTES)
    return failure({ code: "film_too_large", values: { megabytes: MAX_FILM_BYTES / MEGABYTE } });
  const facts = readMp4(bytes) ?? readMatroska(bytes);
  if (!facts || !(facts.seconds > 0) || Math.min(facts.width, facts.height) < MIN_SIDE)
    return failure({ code: "film_unreadable" });
  if (facts.seconds > MAX_FILM_SECONDS)
    return failure({ code: "film_too_long", values: { minutes: MAX_FILM_SECONDS / 60 } });
  const { extension, seconds } = facts;
  return success({ bytes, extension, height: qualityOf(facts), seconds: Math.ceil(seconds) });
}

/** The nearest quality; a film that stands upright goes by its width. */
function qualityOf({ width, height }: FilmFacts): number {
  const side = Math.min(width, height);
  return FILM_HEIGHTS.reduce((best, each) => (Math.abs(each - side) < Math.abs(best - side) ? each : best));
}
