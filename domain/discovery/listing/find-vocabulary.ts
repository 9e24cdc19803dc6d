import type { Context } from "../../context.ts";
import { findWordRows } from "./vocabulary.repository.ts";
import { createVocabulary, type Vocabulary } from "./vocabulary.ts";

/** Never purged: what is found does not hang on it, only what is offered instead. */
const NO_TAGS: readonly string[] = [];
const CACHED_SECONDS = 60;

export function findVocabulary(ctx: Context): Promise<Vocabulary> {
  return ctx.cache.get("vocabulary", NO_TAGS, async () => createVocabulary(await findWordRows(ctx)), {
    seconds: CACHED_SECONDS,
    kilobytesOf: ({ words }) => words.length / 8,
  });
}
