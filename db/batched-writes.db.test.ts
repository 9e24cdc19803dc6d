import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { rateLimits } from "#db/schema/mail.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { preparedSql } from "./prepared.ts";
import { batchWrites } from "./batched-writes.ts";
import type { Database } from "./client.ts";

const { db } = await openTestDatabase({ commits: true });
const sent: string[][] = [];

const write = (on: Database, key: string) =>
  batchWrites(on, "test_limits_together", key, async (keys) => {
    sent.push(keys);
    const rows = await preparedSql<{ key: string }>(
      on,
      "test_add_limits",
      (value) => sql`insert into rate_limits (key, points) select key, 1 from unnest(${value("keys")}::text[]) as key
        returning key`,
    ).execute({ keys });
    const written = new Set(rows.map((row) => row.key));
    return keys.filter((each) => written.has(each));
  });

test("what many write in one moment goes together, and what comes meanwhile goes next", async () => {
  const first = [write(db, "one"), write(db, "two")];
  await new Promise((resolve) => setImmediate(resolve));
  expect(await Promise.all([...first, write(db, "three"), write(db, "four")])).toEqual(["one", "two", "three", "four"]);
  expect(sent.splice(0)).toEqual([
    ["one", "two"],
    ["three", "four"],
  ]);
});

test("whoever cannot be written fails alone", async () => {
  const all = await Promise.allSettled([write(db, "five"), write(db, "one"), write(db, "six")]);
  expect(all.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  sent.splice(0);
  const keys = (await db.select({ key: rateLimits.key }).from(rateLimits)).map(({ key }) => key);
  expect(keys.toSorted()).toEqual(["five", "four", "one", "six", "three", "two"]);
});

test("inside of a transaction each is written alone, and is gone with it", async () => {
  await expect(
    db.transaction(async (inside) => {
      const on = inside as unknown as Database;
      expect(await Promise.all([write(on, "seven"), write(on, "eight")])).toEqual(["seven", "eight"]);
      throw new Error("rolled back");
    }),
  ).rejects.toThrow("rolled back");
  expect(sent).toEqual([["seven"], ["eight"]]);
  expect(await db.$count(rateLimits, sql`${rateLimits.key} in ('seven', 'eight')`)).toBe(0);
});
