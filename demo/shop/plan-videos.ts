import path from "node:path";
import { VIDEO_CAPTIONS, VIDEOS, type VideoContent } from "../content/videos.ts";
import { LANGUAGES, wordsIn } from "../content/tongues.ts";
import { keepFile, type Picture } from "../pictures/picture.ts";
import type { DemoProduct } from "./demo-product.ts";

/** What the videos of demo/videos/ have in common. */
export const VIDEO_SECONDS = 6;
export const VIDEO_HEIGHTS = [720, 576, 240] as const;

export type PlannedVideo = {
  video: VideoContent;
  products: DemoProduct[];
  poster: string;
  qualities: { height: number; file: string }[];
  captions: { languageCode: string; file: string }[];
  /** All its stored files. */
  files: Picture[];
};

/** Each video with its files and products, if any of these is sold. */
export function planVideos(products: readonly DemoProduct[]): PlannedVideo[] {
  return VIDEOS.map((video) => {
    const keep = (end: string) => keepFile(`film-${video.slug}`, path.join("videos", `${video.slug}${end}`));
    const poster = keep(".webp");
    const qualities = VIDEO_HEIGHTS.map((height) => ({
      height,
      picture: keepFile(`film-${video.slug}-${height}`, path.join("videos", `${video.slug}-${height}.mp4`)),
    }));
    const captions = writeCaptions(video.slug);
    return {
      video,
      products: video.shows.flatMap((folder) => products.find((product) => product.folder === folder) ?? []),
      poster: poster.file,
      qualities: qualities.map(({ height, picture }) => ({ height, file: picture.file })),
      captions: captions.map(({ languageCode, picture }) => ({ languageCode, file: picture.file })),
      files: [poster, ...qualities.map(({ picture }) => picture), ...captions.map(({ picture }) => picture)],
    };
  }).filter((video) => video.products.length > 0);
}

/** WebVTT in each language, the lines spread over the video. */
function writeCaptions(slug: string): { languageCode: string; picture: Picture }[] {
  const lines = VIDEO_CAPTIONS[slug];
  if (!lines) return [];
  const length = VIDEO_SECONDS / lines.length;
  return LANGUAGES.map((languageCode) => {
    const cues = lines.map(
      (line, place) =>
        `${timeOf(place * length)} --> ${timeOf((place + 1) * length)}\n${wordsIn(languageCode, line)}\n`,
    );
    const text = ["WEBVTT\n", ...cues].join("\n");
    const draw = async () => Buffer.from(text, "utf8");
    return {
      languageCode,
      picture: { file: `film-${slug}-${languageCode}.vtt`, source: { kind: "drawn", key: text, draw } },
    };
  });
}

const timeOf = (seconds: number) => `00:00:${seconds.toFixed(3).padStart(6, "0")}`;
