import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { asc, like } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { ledgerTransactions } from "#db/schema/ledger.ts";
import { payouts, shopPayoutTerms } from "#db/schema/payout.ts";
import { postEntries } from "#domain/accounts/ledger/post-entries.ts";
import { payoutCode } from "#domain/accounts/payout/payout.ts";
import { approvePayoutRun, createPayoutRun } from "#domain/accounts/payout/payout-run.ts";
import { requestPayout } from "#domain/accounts/payout/request-payout.ts";
import { moneyFromMinor, negate } from "#shared/money.ts";
import { openTestPostgres } from "#tests/database/open-test-postgres.ts";
import { makeShop } from "#tests/support/catalog.ts";
import { makeContext } from "#tests/support/context.ts";
import { makeStaffMember } from "#tests/support/customers.ts";
import { findBrokenBooks } from "#tests/support/find-broken-books.ts";
import { valueOf } from "../support/value-of.ts";
import { linesOf, runUntilKilled } from "./run-until-killed.ts";

const SHOPS = 2;
const MAX_STEPS = 12;
const PERMISSIONS = ["payouts.manage"];

const { db, url } = await openTestPostgres(2);
const notes = await mkdtemp(path.join(tmpdir(), "souk-payouts-"));
afterAll(() => rm(notes, { recursive: true, force: true }));

/** Shops with an account at the provider, each with an approved payout. */
async function approvePayouts(): Promise<void> {
  const customerId = await makeStaffMember(db, PERMISSIONS);
  const staff = makeContext(db, { visitor: { customerId, permissions: PERMISSIONS } });
  for (let index = 0; index < SHOPS; index += 1) {
    const shopId = await makeShop(db);
    const amount = moneyFromMinor(5_000 + shopId, "USD");
    await db.insert(shopPayoutTerms).values({ shopId, providerAccount: "acct_test" });
    const entries = [
      { account: { kind: "shop_earning" as const, shopId }, amount },
      { account: { kind: "correction" as const }, amount: negate(amount) },
    ];
    await postEntries(staff, { kind: "correction", idempotencyKey: `earned:${shopId}`, entries });
    expect(await requestPayout(staff, { shopId }, { amount: "" })).toSucceed();
  }
  const run = valueOf(await createPayoutRun(staff));
  expect(await approvePayoutRun(staff, run)).toSucceed();
}

const payOutAndDie = (step: number) => runUntilKilled("pay-out-and-die.ts", url, notes, step);

/** Every payout was transferred once, is paid, and is booked once. */
async function expectPaidOnce(): Promise<void> {
  const rows = await db.select().from(payouts).orderBy(asc(payouts.id));
  expect(rows.filter(({ status }) => status !== "paid")).toEqual([]);
  expect((await linesOf(notes, "transfers")).toSorted()).toEqual(rows.map(({ id }) => payoutCode(id)));
  const booked = await db
    .select()
    .from(ledgerTransactions)
    .where(like(ledgerTransactions.idempotencyKey, "payout:%:paid"));
  expect(booked).toHaveLength(rows.length);
  expect(await findBrokenBooks(db)).toEqual([]);
}

test("killed after any step between transfer and booking, and by two processes at once, a payout is paid once", async () => {
  await approvePayouts();
  let step = 1;
  while (step < MAX_STEPS && (await payOutAndDie(step))) {
    if ((await linesOf(notes, "kills")).at(-1) === "booked") await approvePayouts();
    step += 1;
  }
  expect(step).toBeLessThan(MAX_STEPS);
  expect(new Set(await linesOf(notes, "kills"))).toEqual(new Set(["asked", "transferred", "booked"]));
  await expectPaidOnce();
  await approvePayouts();
  await Promise.all([payOutAndDie(0), payOutAndDie(0), payOutAndDie(0)]);
  await expectPaidOnce();
});
