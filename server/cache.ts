import { LRUCache } from "lru-cache";
import type { Cache } from "#domain/context.ts";

type Entry = { value: Promise<unknown>; tags: readonly string[] };

/** A bounded cache of this process. `announce` tells the other processes which tags were purged. */
export function createCache(options: {
  entries: number;
  announce: (tags: readonly string[]) => Promise<void>;
}): Cache & {
  forget(tags: readonly string[]): void;
} {
  const entries = new LRUCache<string, Entry>({ max: options.entries });
  const keysOfTag = new Map<string, Set<string>>();

  function forget(tags: readonly string[]): void {
    for (const tag of tags) {
      for (const key of keysOfTag.get(tag) ?? []) entries.delete(key);
      keysOfTag.delete(tag);
    }
  }

  return {
    async get<Value>(key: string, tags: readonly string[], load: () => Promise<Value>, limits?: { seconds?: number }) {
      const kept = entries.get(key);
      if (kept) return kept.value as Promise<Value>;
      const value = load();
      entries.set(key, { value, tags }, limits?.seconds ? { ttl: limits.seconds * 1000 } : {});
      for (const tag of tags) keysOfTag.set(tag, (keysOfTag.get(tag) ?? new Set()).add(key));
      value.catch(() => entries.delete(key));
      return value;
    },
    forget,
    async purge(tags) {
      forget(tags);
      await options.announce(tags);
    },
  };
}
