import { LRUCache } from "lru-cache";
import type { RenderMetadata } from "./render-metadata.ts";
import { Purges } from "./purges.ts";

/** Its tags and headers. */
const BYTES_BESIDE_PAGE = 4_000;
/** A page lives until a purge or its next scheduled change; this bounds what a write outside of the shop leaves stale. */
const FRESH_MILLISECONDS = 3_600_000;
/** For which a page is still served while it is rendered again. */
const STALE_MILLISECONDS = 600_000;

/** The tags a page depends on, and when it expires. */
export type PageLife = {
  tags: readonly string[];
  /** Milliseconds since the epoch: when rendering began, when the page becomes stale, and when it expires. */
  begun: number;
  staleAt: number;
  deadAt: number;
};

/** The lifetime of a page rendered at that time, from its render metadata. */
export function lifeOf(notes: RenderMetadata, begun: number): PageLife {
  const until = notes.until?.getTime() ?? Infinity;
  return {
    tags: [...notes.tags],
    begun,
    staleAt: Math.min(begun + FRESH_MILLISECONDS, until),
    deadAt: Math.min(begun + FRESH_MILLISECONDS + STALE_MILLISECONDS, until),
  };
}

export type MadePage<Page, Answer> = { answer: Answer; page: Page | null };

/**
 * Whole pages of this process, bounded in bytes. Concurrent requests share one rendering; a page being rendered while
 * one of its tags is purged is not stored. A page may be served stale because of its age, never after a purge.
 */
export class PageStore<Page extends PageLife> {
  readonly #pages: LRUCache<string, Page>;
  readonly #keysOfTag = new Map<string, Set<string>>();
  readonly #making = new Map<string, Promise<MadePage<Page, unknown>>>();
  readonly #purges = new Purges();
  readonly #now: () => number;

  constructor(options: { maxBytes: number; bytesOf: (page: Page) => number; now?: () => number }) {
    const { maxBytes, bytesOf, now = Date.now } = options;
    this.#now = now;
    this.#pages = new LRUCache({
      maxSize: maxBytes,
      maxEntrySize: Math.ceil(maxBytes / 8),
      sizeCalculation: (page) => bytesOf(page) + BYTES_BESIDE_PAGE,
      dispose: ({ tags }, key) => this.#unlink(tags, key),
    });
  }

  get bytes(): number {
    return this.#pages.calculatedSize;
  }

  /** A page that may be served now; `isStale`: it should be revalidated in the background. */
  find(key: string): { page: Page; isStale: boolean } | null {
    const page = this.#pages.get(key);
    if (!page) return null;
    const now = this.#now();
    if (now < page.deadAt) return { page, isStale: now >= page.staleAt };
    this.#pages.delete(key);
    return null;
  }

  /** Renders a page and stores it if cacheable; concurrent requests wait for the same rendering. */
  make<Answer>(key: string, work: () => Promise<MadePage<Page, Answer>>): Promise<MadePage<Page, Answer>> {
    const begun = this.#making.get(key);
    if (begun) return begun as Promise<MadePage<Page, Answer>>;
    const { turn } = this.#purges;
    const made = work().then((result) => {
      if (result.page && !this.#purges.isOlder(turn, result.page.tags)) this.#keep(key, result.page);
      return result;
    });
    this.#making.set(key, made);
    const end = () => {
      if (this.#making.get(key) === made) this.#making.delete(key);
    };
    made.then(end, end);
    return made;
  }

  isMaking(key: string): boolean {
    return this.#making.has(key);
  }

  forget(tags: readonly string[]): void {
    this.#purges.note(tags);
    // Later requests must not wait for a rendering that began before.
    this.#making.clear();
    for (const tag of tags) for (const key of this.#keysOfTag.get(tag) ?? []) this.#pages.delete(key);
  }

  forgetAll(): void {
    this.#purges.noteAll();
    this.#making.clear();
    this.#pages.clear();
  }

  #keep(key: string, page: Page): void {
    this.#pages.set(key, page);
    if (!this.#pages.has(key)) return;
    for (const tag of page.tags) {
      const keys = this.#keysOfTag.get(tag) ?? new Set();
      this.#keysOfTag.set(tag, keys.add(key));
    }
  }

  #unlink(tags: readonly string[], key: string): void {
    for (const tag of tags) {
      const keys = this.#keysOfTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysOfTag.delete(tag);
    }
  }
}
