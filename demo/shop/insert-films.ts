import type { Database } from "#db/client.ts";
import { videoCaptions, videoProducts, videos, videoTranslations } from "#db/schema/video.ts";
import { TONGUES } from "../content/tongues.ts";
import { insertRows, insertWithIds } from "../insert-rows.ts";
import { daysFrom, known } from "../known.ts";
import { FILM_SECONDS, type PlannedFilm } from "./plan-films.ts";

type Ids = { shops: ReadonlyMap<string, number>; products: ReadonlyMap<string, number> };

/** The films of shops, each with what it shows. */
export async function insertFilms(db: Database, films: readonly PlannedFilm[], ids: Ids, now: Date): Promise<void> {
  const videoIds = await insertWithIds(
    db,
    videos,
    films.map(({ film, poster, qualities }) => ({
      shopId: known(ids.shops, film.shopSlug),
      slug: film.slug,
      title: film.title[0],
      description: film.description[0],
      poster,
      kind: "file" as const,
      files: qualities,
      seconds: FILM_SECONDS,
      publishedAt: daysFrom(now, -film.daysAgo),
      createdAt: daysFrom(now, -film.daysAgo),
    })),
  );
  await insertRows(
    db,
    videoTranslations,
    films.flatMap(({ film }, place) =>
      TONGUES.map((languageCode, index) => ({
        videoId: videoIds[place] ?? 0,
        languageCode,
        title: film.title[index + 1] ?? film.title[0],
        description: film.description[index + 1] ?? film.description[0],
      })),
    ),
  );
  await insertRows(
    db,
    videoProducts,
    films.flatMap(({ products }, place) =>
      products.map(({ slug }, position) => ({
        videoId: videoIds[place] ?? 0,
        productId: known(ids.products, slug),
        position,
        second: Math.floor((position * FILM_SECONDS) / products.length),
      })),
    ),
  );
  await insertRows(
    db,
    videoCaptions,
    films.flatMap(({ captions }, place) =>
      captions.map(({ languageCode, file }) => ({ videoId: videoIds[place] ?? 0, languageCode, file })),
    ),
  );
}
