import path from "node:path";
import { FILM_CAPTIONS, FILMS, type FilmContent } from "../content/films.ts";
import { LANGUAGES, wordsIn } from "../content/tongues.ts";
import { keepFile, type Picture } from "../pictures/picture.ts";
import type { DemoProduct } from "./demo-product.ts";

/** What the films of demo/films/ have in common. */
export const FILM_SECONDS = 6;
export const FILM_HEIGHTS = [720, 576, 240] as const;

export type PlannedFilm = {
  film: FilmContent;
  products: DemoProduct[];
  poster: string;
  qualities: { height: number; file: string }[];
  captions: { languageCode: string; file: string }[];
  /** All that the shop keeps of it. */
  files: Picture[];
};

/** Each film with its files and what it shows, where any of that is sold. */
export function planFilms(products: readonly DemoProduct[]): PlannedFilm[] {
  return FILMS.map((film) => {
    const keep = (end: string) => keepFile(`film-${film.slug}`, path.join("films", `${film.slug}${end}`));
    const poster = keep(".webp");
    const qualities = FILM_HEIGHTS.map((height) => ({
      height,
      picture: keepFile(`film-${film.slug}-${height}`, path.join("films", `${film.slug}-${height}.mp4`)),
    }));
    const captions = writeCaptions(film.slug);
    return {
      film,
      products: film.shows.flatMap((folder) => products.find((product) => product.folder === folder) ?? []),
      poster: poster.file,
      qualities: qualities.map(({ height, picture }) => ({ height, file: picture.file })),
      captions: captions.map(({ languageCode, picture }) => ({ languageCode, file: picture.file })),
      files: [poster, ...qualities.map(({ picture }) => picture), ...captions.map(({ picture }) => picture)],
    };
  }).filter((film) => film.products.length > 0);
}

/** WebVTT in each language, the lines spread over the film. */
function writeCaptions(slug: string): { languageCode: string; picture: Picture }[] {
  const lines = FILM_CAPTIONS[slug];
  if (!lines) return [];
  const length = FILM_SECONDS / lines.length;
  return LANGUAGES.map((languageCode) => {
    const cues = lines.map(
      (told, place) =>
        `${timeOf(place * length)} --> ${timeOf((place + 1) * length)}\n${wordsIn(languageCode, told)}\n`,
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
