import type { Database } from "#db/client.ts";
import { videoCaptions, videoProducts, videos, videoTranslations } from "#db/schema/video.ts";
import { TONGUES } from "../content/tongues.ts";
import { insertRows, insertWithIds } from "../insert-rows.ts";
import { daysFrom, known } from "../known.ts";
import { VIDEO_SECONDS, type PlannedVideo } from "./plan-videos.ts";

type Ids = { shops: ReadonlyMap<string, number>; products: ReadonlyMap<string, number> };

/** The videos of shops, each with what it shows. */
export async function insertVideos(db: Database, planned: readonly PlannedVideo[], ids: Ids, now: Date): Promise<void> {
  const videoIds = await insertWithIds(
    db,
    videos,
    planned.map(({ video, poster, qualities }) => ({
      shopId: known(ids.shops, video.shopSlug),
      slug: video.slug,
      title: video.title[0],
      description: video.description[0],
      poster,
      kind: "file" as const,
      files: qualities,
      seconds: VIDEO_SECONDS,
      publishedAt: daysFrom(now, -video.daysAgo),
      createdAt: daysFrom(now, -video.daysAgo),
    })),
  );
  await insertRows(
    db,
    videoTranslations,
    planned.flatMap(({ video }, place) =>
      TONGUES.map((languageCode, index) => ({
        videoId: videoIds[place] ?? 0,
        languageCode,
        title: video.title[index + 1] ?? video.title[0],
        description: video.description[index + 1] ?? video.description[0],
      })),
    ),
  );
  await insertRows(
    db,
    videoProducts,
    planned.flatMap(({ products }, place) =>
      products.map(({ slug }, position) => ({
        videoId: videoIds[place] ?? 0,
        productId: known(ids.products, slug),
        position,
        second: Math.floor((position * VIDEO_SECONDS) / products.length),
      })),
    ),
  );
  await insertRows(
    db,
    videoCaptions,
    planned.flatMap(({ captions }, place) =>
      captions.map(({ languageCode, file }) => ({ videoId: videoIds[place] ?? 0, languageCode, file })),
    ),
  );
}
