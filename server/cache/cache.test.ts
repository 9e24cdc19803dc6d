import { expect, test } from "vitest";
import { createCache } from "./cache.ts";

function make(kilobytes = 10) {
  const announced: (readonly string[])[] = [];
  const cache = createCache({ kilobytes, announce: async (tags) => void announced.push(tags) });
  let loads = 0;
  const read = (key: string, tags: string[] = []) => cache.get(key, tags, async () => (loads += 1));
  return { cache, announced, read, countLoads: () => loads };
}

test("a value is loaded once, even for concurrent requests", async () => {
  const { read, countLoads } = make();
  await Promise.all([read("a"), read("a"), read("a")]);
  expect(countLoads()).toBe(1);
});

test("a write evicts everything under its tag, in all processes, and nothing else", async () => {
  const { cache, announced, read } = make();
  await read("one", ["listing", "product:1"]);
  await read("two", ["product:2"]);
  await cache.purge(["product:1"]);
  expect(announced).toEqual([["product:1"]]);
  expect(await read("one", ["listing", "product:1"])).toBe(3);
  expect(await read("two", ["product:2"])).toBe(2);
});

test("entries that another process may have changed unnoticed are evicted", async () => {
  const { cache, read } = make();
  await read("one", ["listing"]);
  cache.forgetAll();
  expect(await read("one", ["listing"])).toBe(2);
  cache.forget(["listing"]);
  expect(await read("one", ["listing"])).toBe(3);
});

test("large values leave less room for others, and values larger than the cache are not cached", async () => {
  const { cache, read, countLoads } = make();
  for (const key of ["a", "b", "c", "d"]) await read(key);
  await cache.get("large", ["listing"], async () => "much", { seconds: 60, kilobytesOf: () => 8 });
  expect([await read("c"), await read("d"), countLoads()]).toEqual([3, 4, 4]);
  expect(await read("a")).toBe(5);
  expect(await cache.get("large", [], async () => "more")).toBe("more");
  await cache.get("too large", [], async () => "all", { kilobytesOf: () => 11 });
  expect(await cache.get("too large", [], async () => "other")).toBe("other");
  expect(await read("b")).toBe(6);
});

test("a failed load is not cached", async () => {
  const { cache, read } = make();
  await expect(cache.get("a", [], () => Promise.reject(new Error("away")))).rejects.toThrow("away");
  await Promise.resolve();
  expect(await read("a")).toBe(1);
});

test("it stays within its bounds", async () => {
  const { read, countLoads } = make(2);
  for (const key of ["a", "b", "c"]) await read(key, ["tag"]);
  await read("a", ["tag"]);
  expect(countLoads()).toBe(4);
});

test("a query that each await would send again is cached as one result", async () => {
  const { cache } = make();
  let sent = 0;
  // oxlint-disable-next-line unicorn/no-thenable -- Drizzle's queries are like this
  const query = { then: (resolve: (value: number) => void) => resolve((sent += 1)) } as unknown as Promise<number>;
  expect(await cache.get("a", [], () => query)).toBe(1);
  expect(await cache.get("a", [], () => query)).toBe(1);
  expect(sent).toBe(1);
});

test("what a request goes by may be older than a purge: what it loads after that is not kept", async () => {
  const { cache } = make();
  const request = cache.fromNow();
  await cache.purge(["settings"]);
  const load = (value: string) => async () => value;
  expect(await request.get("counts", ["settings"], load("by the old settings"))).toBe("by the old settings");
  expect(await cache.fromNow().get("counts", ["settings"], load("by the new ones"))).toBe("by the new ones");
  expect(await request.get("brands", ["brands"], load("as ever"))).toBe("as ever");
  expect(await request.get("brands", ["brands"], load("again"))).toBe("as ever");
});
