import type { Context } from "../../context.ts";
import { LISTING_TAG, MATCHES_TAG } from "./listing-tags.ts";
import { findWordRows } from "./vocabulary.repository.ts";
import { createVocabulary, type Vocabulary } from "./vocabulary.ts";

const CACHED_SECONDS = 60;

export function findVocabulary(ctx: Context): Promise<Vocabulary> {
  return ctx.cache.get(
    "vocabulary",
    [LISTING_TAG, MATCHES_TAG],
    async () => createVocabulary(await findWordRows(ctx)),
    {
      seconds: CACHED_SECONDS,
      kilobytesOf: ({ words }) => words.length / 8,
    },
  );
}
