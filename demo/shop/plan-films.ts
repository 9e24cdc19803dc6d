import { FILM_CAPTIONS, FILMS, type FilmContent } from "../content/films.ts";
import { TONGUES } from "../content/tongues.ts";
import { FILM_SECONDS } from "../pictures/film-size.ts";
import type { FilmRecipe } from "../pictures/make-films.ts";
import { findBestSellers } from "./best-sellers.ts";
import type { DemoProduct } from "./demo-product.ts";
import { recipeHash } from "./product-variants.ts";

type PlannedCaption = { languageCode: string; file: string; text: string };

export type PlannedFilm = {
  film: FilmContent;
  products: DemoProduct[];
  recipe: Omit<FilmRecipe, "captions"> & { captions: PlannedCaption[] };
};

const PRODUCTS_IN_FILM = 3;

/** What each film shows, and its files: the same on every machine. */
export function planFilms(products: readonly DemoProduct[]): PlannedFilm[] {
  return FILMS.map((film) => {
    const shown = findBestSellers(products, film.shopSlug, PRODUCTS_IN_FILM);
    const pictures = shown.flatMap(({ pictures: [first] }) => (first ? [first.file] : []));
    const name = `film-${film.slug}-${recipeHash({ pictures })}`;
    const captions = writeCaptions(film.slug, name);
    const files = { file: `${name}-360.mp4`, smallFile: `${name}-240.mp4`, poster: `${name}.webp` };
    return { film, products: shown, recipe: { pictures, ...files, captions } };
  });
}

/** WebVTT in each language, the lines spread over the film. */
function writeCaptions(slug: string, name: string): PlannedCaption[] {
  const lines = FILM_CAPTIONS[slug];
  if (!lines) return [];
  const length = FILM_SECONDS / lines.length;
  return ["en", ...TONGUES].map((languageCode, tongue) => {
    const cues = lines.map(
      (told, place) => `${timeOf(place * length)} --> ${timeOf((place + 1) * length)}\n${told[tongue] ?? told[0]}\n`,
    );
    return { languageCode, file: `${name}-${languageCode}.vtt`, text: ["WEBVTT\n", ...cues].join("\n") };
  });
}

const timeOf = (seconds: number) => `00:00:${seconds.toFixed(3).padStart(6, "0")}`;
