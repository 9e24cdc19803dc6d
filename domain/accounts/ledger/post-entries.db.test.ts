import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { ledgerEntries } from "#db/schema/ledger.ts";
import { makeContext } from "#tests/support/context.ts";
import { makeCustomer } from "#tests/support/customers.ts";
import { usd } from "#tests/support/usd.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { checkLedger } from "./check-ledger.ts";
import { getBalanceOf } from "./get-balance-of.ts";
import { postEntries } from "./post-entries.ts";

const { db } = await openTestDatabase();
const ctx = makeContext(db);
const customerId = await makeCustomer(db);

const move = (idempotencyKey: string, minor: number) =>
  postEntries(ctx, {
    kind: "correction",
    idempotencyKey,
    entries: [
      { account: { kind: "customer_wallet", customerId }, amount: usd(minor) },
      { account: { kind: "correction" }, amount: usd(-minor) },
    ],
  });
const wallet = () => getBalanceOf(ctx, { kind: "customer_wallet", customerId }, "USD");

test("a cause moves money once", async () => {
  expect(await move("one", 500)).toBe("posted");
  expect(await move("one", 500)).toBe("posted_before");
  expect(await wallet()).toEqual(usd(500));
});

test("no one can spend more than the balance", async () => {
  await move("one", 500);
  expect(await move("two", -501)).toBe("too_low");
  expect(await move("three", -500)).toBe("posted");
  expect(await wallet()).toEqual(usd(0));
});

test("entries that do not add up are refused before they are written, and by the database", async () => {
  const entries = [{ account: { kind: "correction" as const }, amount: usd(1) }];
  await expect(postEntries(ctx, { kind: "correction", idempotencyKey: "bad", entries })).rejects.toThrow(
    "do not add up",
  );
  await move("one", 500);
  await expect(
    db.transaction(async (inside) => {
      await inside.execute(sql`insert into ledger_transactions (kind, once_key) values ('correction', 'bad')`);
      await inside.execute(
        sql`insert into ledger_entries (transaction_id, account_id, amount_minor)
          select t.id, a.id, 100 from ledger_transactions t, ledger_accounts a
          where t.once_key = 'bad' and a.kind = 'customer_wallet'`,
      );
      await inside.execute(sql`set constraints all immediate`);
    }),
  ).rejects.toMatchObject({ cause: { message: expect.stringContaining("does not add up") } });
});

test("the database keeps every wallet from falling below zero", async () => {
  await move("one", 500);
  await expect(
    db.execute(
      sql`insert into ledger_entries (transaction_id, account_id, amount_minor)
        select max(e.transaction_id) + 0, a.id, -501 from ledger_entries e, ledger_accounts a
        where a.kind = 'customer_wallet' group by a.id`,
    ),
  ).rejects.toMatchObject({ cause: { message: expect.stringContaining("ledger_accounts_not_negative") } });
});

test.for([
  "update ledger_entries set amount_minor = 1",
  "delete from ledger_entries",
  "delete from ledger_transactions",
])("what was written stays: %s", async (statement) => {
  await move("one", 500);
  await expect(db.transaction((inside) => inside.execute(sql.raw(statement)))).rejects.toMatchObject({
    cause: { message: expect.stringContaining("only added to") },
  });
});

test("the nightly check finds a tampered balance", async () => {
  await move("one", 500);
  expect(await checkLedger(ctx)).toEqual([]);
  await db.execute(sql`update ledger_accounts set balance_minor = 700 where kind = 'customer_wallet'`);
  expect(await checkLedger(ctx)).toMatchObject([{ kind: "account", difference: 200 }]);
});

test("each entry knows the balance that it left", async () => {
  await move("one", 500);
  await move("two", -120);
  const rows = await db
    .select({ after: ledgerEntries.balanceAfterMinor })
    .from(ledgerEntries)
    .orderBy(ledgerEntries.id);
  expect(rows.map(({ after }) => after).filter((after) => after !== null)).toEqual([500, 380]);
});
