import type { Cache } from "#domain/context.ts";

/** The tags that a page depends on, and its latest expiry. */
export type RenderMetadata = { tags: Set<string>; until: Date | null };

/** A cache for rendering a page: records what the page depends on. */
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
