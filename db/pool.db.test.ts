import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { openPostgres } from "./client.ts";
import { isDatabaseUnavailable } from "./unavailable.ts";

const { handle } = await openTestDatabase({ commits: true });
const url = (handle.pool?.options as { connectionString?: string } | undefined)?.connectionString;

test.skipIf(!url)("a connection that is ended in a transaction fails it as unavailable, and is replaced", async () => {
  const [shop, operator] = [openPostgres(url!, 1), openPostgres(url!, 1)];
  onTestFinished(async () => {
    await shop.close();
    await operator.close();
  });
  for (let round = 0; round < 3; round += 1) {
    const { rows } = (await shop.db.execute(sql`select pg_backend_pid() as pid`)) as { rows: { pid: number }[] };
    const failed = shop.db.transaction(async (transaction) => {
      await operator.db.execute(sql`select pg_terminate_backend(${rows[0]!.pid})`);
      await transaction.execute(sql`select pg_sleep(10)`);
    });
    expect(isDatabaseUnavailable(await failed.catch((error: unknown) => error))).toBe(true);
  }
  await shop.db.execute(sql`select 1`);
});

test("what is wrong with a statement is not the database being away", async () => {
  const failed = await handle.db.execute(sql`select * from no_such_table`).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(Error);
  expect(isDatabaseUnavailable(failed)).toBe(false);
  expect(isDatabaseUnavailable(Object.assign(new Error("a bank"), { code: "ECONNREFUSED" }))).toBe(false);
});
