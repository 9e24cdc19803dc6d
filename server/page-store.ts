import { LRUCache } from "lru-cache";
import { Purges } from "./purges.ts";

/** A page as it is sent, the same to every guest. `headers` hold for each encoding. */
export type KeptPage = {
  headers: Readonly<Record<string, string>>;
  etag: string;
  bodies: { br: Buffer; gzip: Buffer };
  /** The whole head of an answer with either body: names and values in turn. */
  heads: { br: readonly string[]; gzip: readonly string[] };
  tags: readonly string[];
  /** Milliseconds since the epoch: when its making began, from when on it is made anew beside being shown, and from when on it is not shown. */
  begun: number;
  staleAt: number;
  deadAt: number;
};

export type MadePage<Answer> = { answer: Answer; page: KeptPage | null };

/**
 * Whole pages of this process, bounded in bytes. One that is asked for by many is made once; one that was being made when
 * one of its tags was purged is not kept. Old age alone lets a page be shown while it is made anew, a purge never.
 */
export class PageStore {
  readonly #pages: LRUCache<string, KeptPage>;
  readonly #keysOfTag = new Map<string, Set<string>>();
  readonly #making = new Map<string, Promise<MadePage<unknown>>>();
  readonly #purges = new Purges();
  readonly #now: () => number;

  constructor({ mostBytes, now = Date.now }: { mostBytes: number; now?: () => number }) {
    this.#now = now;
    this.#pages = new LRUCache({
      maxSize: mostBytes,
      maxEntrySize: Math.ceil(mostBytes / 8),
      sizeCalculation: ({ bodies }) => bodies.br.length + bodies.gzip.length + 4_000,
      dispose: ({ tags }, key) => this.#unlink(tags, key),
    });
  }

  get bytes(): number {
    return this.#pages.calculatedSize;
  }

  /** A page that may be shown now; `isStale`: it should be made anew beside that. */
  find(key: string): { page: KeptPage; isStale: boolean } | null {
    const page = this.#pages.get(key);
    if (!page) return null;
    const now = this.#now();
    if (now < page.deadAt) return { page, isStale: now >= page.staleAt };
    this.#pages.delete(key);
    return null;
  }

  /** Makes a page and keeps it where it may be kept; who asks for it meanwhile waits for the same one. */
  make<Answer>(key: string, work: () => Promise<MadePage<Answer>>): Promise<MadePage<Answer>> {
    const begun = this.#making.get(key);
    if (begun) return begun as Promise<MadePage<Answer>>;
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

  #keep(key: string, page: KeptPage): void {
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
