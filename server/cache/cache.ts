import { LRUCache } from "lru-cache";
import type { Cache, CacheOptions } from "#domain/context.ts";
import { Purges } from "../page-cache/purges.ts";

type Entry = { value: Promise<unknown>; tags: readonly string[] };

/** The cache of this process, with the operations reserved for its owner. */
export type OwnCache = Cache & {
  /**
   * A view for a request that has just read its settings: anything it loads after one of the tags was purged is not
   * cached.
   */
  fromNow(): Cache;
  forget(tags: readonly string[]): void;
  /** Clears everything: messages from other processes may have been missed. */
  forgetAll(): void;
};

/**
 * An in-process cache, bounded by the reported size of its values. `announce` notifies the other processes of purged
 * tags.
 */
export function createCache(options: {
  kilobytes: number;
  announce: (tags: readonly string[]) => Promise<void>;
  /** Called with the invalidated tags, or null for all. */
  onForget?: (tags: readonly string[] | null) => void;
}): OwnCache {
  const purges = new Purges();
  const keysOfTag = new Map<string, Set<string>>();
  const entries = new LRUCache<string, Entry>({
    max: options.kilobytes,
    maxSize: options.kilobytes,
    dispose: ({ tags }, key, reason) => reason !== "set" && unlink(tags, key),
  });

  function unlink(tags: readonly string[], key: string): void {
    for (const tag of tags) {
      const keys = keysOfTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) keysOfTag.delete(tag);
    }
  }

  /** The size of a value is known once it is loaded; a value larger than the cache is not stored. */
  function weigh(key: string, value: Promise<unknown>, kilobytes: number): void {
    const entry = entries.peek(key);
    if (entry?.value !== value || kilobytes <= 1) return;
    if (kilobytes > options.kilobytes) {
      entries.delete(key);
      return;
    }
    const ttl = entries.getRemainingTTL(key);
    entries.set(key, { ...entry }, { size: Math.ceil(kilobytes), ttl: Number.isFinite(ttl) ? ttl : 0 });
  }

  function forget(tags: readonly string[]): void {
    purges.note(tags);
    options.onForget?.(tags);
    for (const tag of tags) {
      for (const key of keysOfTag.get(tag) ?? []) entries.delete(key);
    }
  }

  /** `turnOf`: the generation as of which the load's inputs were read. */
  function cacheSince(turnOf: () => number): Cache {
    return {
      async get<Value>(
        key: string,
        tags: readonly string[],
        load: () => Promise<Value>,
        { seconds = 0, kilobytesOf }: CacheOptions<Value> = {},
      ) {
        const kept = entries.get(key);
        if (kept) return kept.value as Promise<Value>;
        // A Drizzle query is sent again by each `then`: the cached value must be a promise.
        const value = Promise.resolve(load());
        if (purges.isOlder(turnOf(), tags)) return value;
        entries.set(key, { value, tags }, { size: 1, ttl: seconds * 1000 });
        for (const tag of tags) keysOfTag.set(tag, (keysOfTag.get(tag) ?? new Set()).add(key));
        value.then(
          (loaded) => kilobytesOf && weigh(key, value, kilobytesOf(loaded)),
          () => entries.peek(key)?.value === value && entries.delete(key),
        );
        return value;
      },
      dependsOnTags: () => undefined,
      cacheExpiresAt: () => undefined,
      async purge(purged) {
        forget(purged);
        await options.announce(purged);
      },
    };
  }

  return {
    ...cacheSince(() => purges.turn),
    fromNow() {
      const { turn } = purges;
      return cacheSince(() => turn);
    },
    forget,
    forgetAll() {
      purges.noteAll();
      options.onForget?.(null);
      entries.clear();
    },
  };
}
