import type { Cache } from "#domain/context.ts";

/** What a page was made of: the tags that it hangs on, and how long it holds at the longest. */
export type PageNotes = { tags: Set<string>; until: Date | null };

/** The cache as a page is made with: writes down what the page hangs on. */
export function notingCache(cache: Cache, notes: PageNotes): Cache {
  return {
    get(key, tags, load, options) {
      note(notes, tags);
      return cache.get(key, tags, load, options);
    },
    purge: (tags) => cache.purge(tags),
    hangsOn: (tags) => note(notes, tags),
    holdsUntil(instant) {
      if (notes.until === null || instant < notes.until) notes.until = instant;
    },
  };
}

function note(notes: PageNotes, tags: readonly string[]): void {
  for (const tag of tags) notes.tags.add(tag);
}
