import type { Cache } from "#domain/context.ts";

/** What a page was made of: the tags that it hangs on, and how long it holds at the longest. */
export type RenderMetadata = { tags: Set<string>; until: Date | null };

/** The cache as a page is made with: writes down what the page hangs on. */
export function notingCache(cache: Cache, notes: RenderMetadata): Cache {
  return {
    get(key, tags, load, options) {
      note(notes, tags);
      return cache.get(key, tags, load, options);
    },
    purge: (tags) => cache.purge(tags),
    dependsOnTags: (tags) => note(notes, tags),
    cacheExpiresAt(instant) {
      if (notes.until === null || instant < notes.until) notes.until = instant;
    },
  };
}

function note(notes: RenderMetadata, tags: readonly string[]): void {
  for (const tag of tags) notes.tags.add(tag);
}
