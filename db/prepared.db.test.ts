import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { rateLimits } from "#db/schema/mail.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import type { Database } from "./client.ts";
import { batchReads } from "./batched-reads.ts";
import { prepared, preparedSql } from "./prepared.ts";

const { db, handle } = await openTestDatabase({ commits: true });
let built = 0;

const countLimits = async (on: Database) => {
  const query = prepared(on, "test_limits", (outer, name) => {
    built += 1;
    return outer
      .select({ key: rateLimits.key })
      .from(rateLimits)
      .where(sql`${rateLimits.points} >= ${sql.placeholder("least")}`)
      .prepare(name);
  });
  return (await query.execute({ least: 1 })).length;
};

const addLimit = (on: Database, key: string) =>
  preparedSql<{ points: number }>(
    on,
    "test_add_limit",
    (value) => sql`insert into rate_limits (key, points) values (${value("key")}, 1) returning points`,
  ).execute({ key });

beforeAll(() => countLimits(db));

test("a query is built once for the database and for each transaction, and reads what that has written", async () => {
  await expect(
    db.transaction(async (inside) => {
      expect(await addLimit(inside as unknown as Database, "one")).toEqual([{ points: 1 }]);
      expect(await countLimits(inside as unknown as Database)).toBe(1);
      expect(await countLimits(inside as unknown as Database)).toBe(1);
      throw new Error("rolled back");
    }),
  ).rejects.toThrow("rolled back");
  expect(await countLimits(db)).toBe(0);
  expect(built).toBe(2);
});

test("reads of one moment go to the database together, and each finds its own", async () => {
  const sent: number[][] = [];
  const read = (keys: number[]) =>
    batchReads(db, "test_gathered", keys, async (wanted) => {
      sent.push(wanted);
      return new Map(wanted.map((key) => [key, key * 2]));
    });
  const found = await Promise.all([read([1, 2]), read([2, 3]), read([4])]);
  expect(sent).toEqual([[1, 2, 3, 4]]);
  expect(found.map((each) => [...each.values()])).toEqual([[2, 4], [4, 6], [8]]);
  await read([5]);
  expect(sent).toHaveLength(2);
});

test("a failure of such a read is told to all who asked, and the next ones ask anew", async () => {
  const fail = () => batchReads(db, "test_failing", [1], () => Promise.reject(new Error("gone")));
  expect((await Promise.allSettled([fail(), fail()])).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect((await batchReads(db, "test_failing", [1], async () => new Map([[1, "back"]]))).get(1)).toBe("back");
});

test.runIf(handle.kind === "postgresql")("no statement is compiled: they are all too short for that", async () => {
  const { rows } = (await db.execute(sql`show jit`)) as { rows: unknown[] };
  expect(rows).toEqual([{ jit: "off" }]);
});
