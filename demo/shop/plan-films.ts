import { FILMS, type FilmContent } from "../content/films.ts";
import type { FilmRecipe } from "../pictures/make-films.ts";
import { findBestSellers } from "./best-sellers.ts";
import type { DemoProduct } from "./demo-product.ts";
import { recipeHash } from "./product-variants.ts";

export type PlannedFilm = { film: FilmContent; products: DemoProduct[]; recipe: FilmRecipe };

const PRODUCTS_IN_FILM = 3;

/** What each film shows, and its files: the same on every machine. */
export function planFilms(products: readonly DemoProduct[]): PlannedFilm[] {
  return FILMS.map((film) => {
    const shown = findBestSellers(products, film.shopSlug, PRODUCTS_IN_FILM);
    const pictures = shown.flatMap(({ pictures: [first] }) => (first ? [first.file] : []));
    const name = `film-${film.slug}-${recipeHash({ pictures })}`;
    return { film, products: shown, recipe: { pictures, file: `${name}-360.mp4`, poster: `${name}.webp` } };
  });
}
