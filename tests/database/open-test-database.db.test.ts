import { sql } from "drizzle-orm";
import { pgTable, text } from "drizzle-orm/pg-core";
import { beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#db/client.ts";
import { openTestDatabase } from "./open-test-database.ts";

const jottings = pgTable("jottings", { words: text() });

async function countJottings(db: Database): Promise<number> {
  const result = (await db.execute(sql`select count(*)::int as count from jottings`)) as { rows: { count: number }[] };
  return result.rows[0]!.count;
}

describe("a test database", async () => {
  const { db } = await openTestDatabase();

  beforeAll(async () => {
    await db.execute(sql`create table jottings (words text unique)`);
    await db.execute(sql`insert into jottings values ('before all')`);
  });

  test("keeps what was written before all tests, and a test's own writes", async () => {
    await db.execute(sql`insert into jottings values ('one')`);
    expect(await countJottings(db)).toBe(2);
  });

  test("does not have the writes of the previous test", async () => {
    expect(await countJottings(db)).toBe(1);
  });

  test("commits and rolls back transactions as the real one does", async () => {
    await db.transaction(
      async (transaction) => void (await transaction.execute(sql`insert into jottings values ('two')`)),
    );
    const failing = db.transaction(async (transaction) => {
      await transaction.execute(sql`insert into jottings values ('three')`);
      throw new Error("changed my mind");
    });
    await expect(failing).rejects.toThrow("changed my mind");
    expect(await countJottings(db)).toBe(2);
  });

  test("returns rows in reverse if a query has no order, and leaves other queries alone", async () => {
    await db.execute(sql`insert into jottings values ('one'), ('two')`);
    const query = async (statement: string) => {
      const { rows } = (await db.execute(sql.raw(statement))) as { rows: { words: string }[] };
      return rows.map(({ words }) => words);
    };
    expect(await query("select words from jottings")).toEqual(["two", "one", "before all"]);
    expect(await query("select words from jottings order by words")).toEqual(["before all", "one", "two"]);
    const inner = "select words from (select words from jottings order by words) n where words <> ' order by '";
    expect(await query(inner)).toEqual(["two", "one", "before all"]);
    expect(await db.transaction(async (inside) => inside.select({ words: jottings.words }).from(jottings))).toEqual([
      { words: "two" },
      { words: "one" },
      { words: "before all" },
    ]);
  });

  test("goes on after a statement that failed", async () => {
    await expect(db.execute(sql`insert into jottings values ('before all')`)).rejects.toThrow();
    await expect(db.transaction((transaction) => transaction.execute(sql`select nonsense`))).rejects.toThrow();
    expect(await countJottings(db)).toBe(1);
  });

  test("runs concurrent transactions one after the other", async () => {
    await Promise.all(
      ["four", "five", "six"].map((words) =>
        db.transaction(
          async (transaction) => void (await transaction.execute(sql`insert into jottings values (${words})`)),
        ),
      ),
    );
    expect(await countJottings(db)).toBe(4);
  });

  test("still refuses the outer database inside a transaction", async () => {
    await expect(db.transaction(() => countJottings(db))).rejects.toMatchObject({
      cause: { message: expect.stringContaining("inside a transaction") },
    });
  });
});

describe("a test database of a file's own", async () => {
  const { db } = await openTestDatabase({ commits: true });

  test("commits", async () => {
    await db.execute(sql`create table jottings (words text)`);
    await db.transaction(
      async (transaction) => void (await transaction.execute(sql`insert into jottings values ('kept')`)),
    );
    expect(await countJottings(db)).toBe(1);
  });

  test("and keeps what was committed", async () => {
    expect(await countJottings(db)).toBe(1);
  });
});
