import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { rateLimits } from "#db/schema/mail.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import type { Database } from "./client.ts";
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

await countLimits(db);

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

test.runIf(handle.kind === "postgresql")(
  "no statement is compiled or split: they are all too short for that",
  async () => {
    const { rows } = (await db.execute(
      sql`select current_setting('jit') as jit, current_setting('max_parallel_workers_per_gather') as workers`,
    )) as { rows: unknown[] };
    expect(rows).toEqual([{ jit: "off", workers: "0" }]);
  },
);
