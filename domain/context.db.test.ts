import { expect, test } from "vitest";
import { customers } from "#db/schema/customer.ts";
import { failure, success } from "#shared/result.ts";
import { makeContext } from "#tests/support/context.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { withTransaction, type Context } from "./context.ts";

const { db } = await openTestDatabase();
const write = (ctx: Context, email: string) =>
  ctx.db.insert(customers).values({ email, firstName: "Ada", lastName: "Lovelace", passwordHash: "x" });
const emails = async () => (await db.select().from(customers)).map(({ email }) => email).toSorted();

test("a returned failure rolls back everything written before it, and runs nothing after it", async () => {
  const ctx = makeContext(db);
  const answer = await withTransaction(ctx, async (inside) => {
    await write(inside, "ada@example.com");
    inside.enqueue("send-mails");
    await inside.cache.purge(["products"]);
    inside.afterCommit(() => expect.unreachable());
    return failure({ code: "not_found" });
  });
  expect(answer).toEqual({ ok: false, failure: { code: "not_found" } });
  expect(await emails()).toEqual([]);
  expect(ctx.traces).toEqual({ woken: [], purged: [] });
});

test("a success is committed, and so is a failure on request", async () => {
  const ctx = makeContext(db);
  const keep = async (inside: Context) => {
    await write(inside, "kept@example.com");
    return failure({ code: "wrong_code" });
  };
  expect(await withTransaction(ctx, keep, { isCommittedOnFailure: true })).toFail();
  const work = async (inside: Context) => success(await write(inside, "ada@example.com"));
  expect(await withTransaction(ctx, work)).toSucceed();
  expect(await emails()).toEqual(["ada@example.com", "kept@example.com"]);
});

test("inside another transaction the outermost result decides", async () => {
  await withTransaction(makeContext(db), async (outer) => {
    await withTransaction(outer, async (inner) => success(await write(inner, "ada@example.com")));
    return failure({ code: "not_found" });
  });
  expect(await emails()).toEqual([]);
});
