import { LRUCache } from "lru-cache";
import type { RenderMetadata } from "./render-metadata.ts";
import { Purges } from "./purges.ts";

/** Its tags and the words of its head. */
const BYTES_BESIDE_PAGE = 4_000;
const FRESH_MILLISECONDS = 60_000;
const SHOWN_MILLISECONDS = 600_000;

/** What a page hangs on and how long it holds. */
export type PageLife = {
  tags: readonly string[];
  /** Milliseconds since the epoch: when its making began, from when on it is made anew beside being shown, and from when on it is not shown. */
  begun: number;
  staleAt: number;
  deadAt: number;
};

/** The life of a page that was begun then and is made of what these notes say. */
export function lifeOf(notes: RenderMetadata, begun: number): PageLife {
  const until = notes.until?.getTime() ?? Infinity;
  return {
    tags: [...notes.tags],
    begun,
    staleAt: Math.min(begun + FRESH_MILLISECONDS, until),
    deadAt: Math.min(begun + SHOWN_MILLISECONDS, until),
  };
}

export type MadePage<Page, Answer> = { answer: Answer; page: Page | null };

/**
 * Whole pages of this process, bounded in bytes. One that is asked for by many is made once; one that was being made when
 * one of its tags was purged is not kept. Old age alone lets a page be shown while it is made anew, a purge never.
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

  /** A page that may be shown now; `isStale`: it should be made anew beside that. */
  find(key: string): { page: Page; isStale: boolean } | null {
    const page = this.#pages.get(key);
    if (!page) return null;
    const now = this.#now();
    if (now < page.deadAt) return { page, isStale: now >= page.staleAt };
    this.#pages.delete(key);
    return null;
  }

  /** Makes a page and keeps it where it may be kept; who asks for it meanwhile waits for the same one. */
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
    // Who asks from now on must not wait for a page that was begun before.
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
