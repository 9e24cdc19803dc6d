import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import type { Database } from "./client.ts";
import { batchReads } from "./batched-reads.ts";

/** Reads that wait until they are told to go on. */
function createReads() {
  const db = {} as Database;
  const sent: number[][] = [];
  const goOn: (() => void)[] = [];
  const load = (keys: number[]) => {
    sent.push(keys);
    return new Promise<ReadonlyMap<number, string>>((resolve) =>
      goOn.push(() => resolve(new Map(keys.map((key) => [key, `found ${key}`])))),
    );
  };
  return { sent, goOn, read: async (key: number) => (await batchReads(db, "numbers", [key], load)).get(key) };
}

test("what is asked for in one turn is read at once", async () => {
  const { sent, goOn, read } = createReads();
  const answers = Promise.all([read(1), read(2), read(1)]);
  await turn();
  goOn[0]!();
  expect(await answers).toEqual(["found 1", "found 2", "found 1"]);
  expect(sent).toEqual([[1, 2]]);
});

test("what is asked for later is read anew", async () => {
  const { sent, goOn, read } = createReads();
  const early = read(1);
  await turn();
  const late = [read(1), read(3)];
  await turn();
  expect(sent).toEqual([[1], [1, 3]]);
  for (const answer of goOn) answer();
  expect(await Promise.all([early, ...late])).toEqual(["found 1", "found 1", "found 3"]);
});

test("a read that fails fails for those who asked for it, and lets the next go", async () => {
  const db = {} as Database;
  const failing = () => Promise.reject(new Error("gone"));
  await expect(batchReads(db, "numbers", [1], failing)).rejects.toThrow("gone");
  await expect(batchReads(db, "numbers", [2], failing)).rejects.toThrow("gone");
  await expect(batchReads(db, "numbers", [3], failing)).rejects.toThrow("gone");
  expect(await batchReads(db, "numbers", [4], async () => new Map([[4, "found"]]))).toEqual(new Map([[4, "found"]]));
});
