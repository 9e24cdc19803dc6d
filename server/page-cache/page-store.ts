import { LRUCache } from "lru-cache";
import { FrequencySketch } from "./frequency-sketch.ts";
import type { RenderMetadata } from "./render-metadata.ts";
import { Purges } from "./purges.ts";

/** Its tags and headers. */
const BYTES_BESIDE_PAGE = 4_000;
/** New pages wait in this part of the cache for a second request. */
const WINDOW_SHARE = 0.1;
const MAX_SHARE_OF_ONE = 1 / 8;
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
 * Whole pages of this process, bounded in bytes, the most requested ones (W-TinyLFU): a page that leaves the window
 * replaces older ones only if it was requested more often than each, so that a crawler evicts nothing. Concurrent requests share one rendering; a page being rendered while
 * one of its tags is purged is not stored. A page may be served stale because of its age, never after a purge.
 */
export class PageStore<Page extends PageLife> {
  readonly #window: LRUCache<string, Page>;
  readonly #main: LRUCache<string, Page>;
  readonly #frequency = new FrequencySketch();
  readonly #maxPageBytes: number;
  readonly #keysOfTag = new Map<string, Set<string>>();
  readonly #making = new Map<string, Promise<MadePage<Page, unknown>>>();
  readonly #purges = new Purges();
  readonly #now: () => number;
  readonly #sizeOf: (page: Page) => number;

  constructor(options: { maxBytes: number; bytesOf: (page: Page) => number; now?: () => number }) {
    const { maxBytes, bytesOf, now = Date.now } = options;
    this.#now = now;
    const sizeCalculation = (page: Page) => bytesOf(page) + BYTES_BESIDE_PAGE;
    const windowBytes = Math.ceil(maxBytes * WINDOW_SHARE);
    this.#maxPageBytes = maxBytes * MAX_SHARE_OF_ONE;
    this.#sizeOf = sizeCalculation;
    this.#main = new LRUCache({
      maxSize: maxBytes - windowBytes,
      sizeCalculation,
      dispose: ({ tags }, key) => this.#unlink(tags, key),
    });
    this.#window = new LRUCache({
      maxSize: windowBytes,
      sizeCalculation,
      dispose: (page, key, reason) => {
        if (reason !== "evict" || !this.#admit(key, page)) this.#unlink(page.tags, key);
      },
    });
  }

  get bytes(): number {
    return this.#window.calculatedSize + this.#main.calculatedSize;
  }

  /** A page that may be served now; `isStale`: it should be revalidated in the background. */
  find(key: string): { page: Page; isStale: boolean } | null {
    this.#frequency.record(key);
    const page = this.#main.get(key) ?? this.#window.get(key);
    if (!page) return null;
    const now = this.#now();
    if (now < page.deadAt) return { page, isStale: now >= page.staleAt };
    this.#delete(key);
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

  /** Replaces a page by the same one with more of its forms, unless it was purged meanwhile. */
  replace(key: string, page: Page, next: Page): void {
    if ((this.#main.peek(key) ?? this.#window.peek(key)) === page) this.#keep(key, next);
  }

  isMaking(key: string): boolean {
    return this.#making.has(key);
  }

  forget(tags: readonly string[]): void {
    this.#purges.note(tags);
    // Later requests must not wait for a rendering that began before.
    this.#making.clear();
    for (const tag of tags) for (const key of this.#keysOfTag.get(tag) ?? []) this.#delete(key);
  }

  forgetAll(): void {
    this.#purges.noteAll();
    this.#making.clear();
    this.#main.clear();
    this.#window.clear();
  }

  #keep(key: string, page: Page): void {
    const bytes = this.#sizeOf(page);
    if (bytes > this.#maxPageBytes) return this.#delete(key);
    const isAdmitted = this.#main.has(key) || bytes > this.#window.maxSize;
    this.#delete(key);
    if (!isAdmitted) this.#window.set(key, page);
    else if (!this.#admit(key, page)) return;
    for (const tag of page.tags) {
      const keys = this.#keysOfTag.get(tag) ?? new Set();
      this.#keysOfTag.set(tag, keys.add(key));
    }
  }

  /** Moves a page into the main part if it is requested more often than those that have to go for it. */
  #admit(key: string, page: Page): boolean {
    const free = () => this.#main.maxSize - this.#main.calculatedSize;
    const wanted = this.#frequency.estimate(key);
    const [bytes, now] = [this.#sizeOf(page), this.#now()];
    while (free() < bytes) {
      const [victim] = this.#main.rkeys();
      if (victim === undefined) return false;
      const isDead = now >= (this.#main.peek(victim)?.deadAt ?? 0);
      if (!isDead && this.#frequency.estimate(victim) >= wanted) return false;
      this.#main.delete(victim);
    }
    this.#main.set(key, page);
    return true;
  }

  #delete(key: string): void {
    this.#main.delete(key);
    this.#window.delete(key);
  }

  #unlink(tags: readonly string[], key: string): void {
    for (const tag of tags) {
      const keys = this.#keysOfTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysOfTag.delete(tag);
    }
  }
}
