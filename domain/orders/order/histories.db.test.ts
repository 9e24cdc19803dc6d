import { sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { checkLedger } from "#domain/accounts/ledger/check-ledger.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { expectBankToAgree } from "#tests/support/expect-bank-to-agree.ts";
import { findBrokenBooks } from "#tests/support/find-broken-books.ts";
import { historySteps, moneyCases } from "#tests/support/money-cases.ts";
import { makeMoneyWorld } from "#tests/support/money-world.ts";
import { findWrongPayouts } from "#tests/support/payout-books.ts";
import { earnSomething } from "#tests/support/random-payout.ts";
import { randomStep, takeStep } from "#tests/support/random-history.ts";
import { findVoucherDifferences } from "#tests/support/vouchers.ts";

const { db } = await openTestDatabase();
const QUICK = 6;
/** Of how many kinds there must be some, so that the histories are worth something. */
const KINDS = {
  payments: 3,
  fulfilments: 3,
  disputes: 1,
  credits: 1,
  ends: 2,
  transfers: 2,
  vouchers: 3,
  returns: 1,
  payouts: 2,
  commissions: 2,
};
const { steps: STEPS, checkEvery: CHECK_EVERY } = historySteps(22);
const PATIENCE = 6 * 60 * 60_000;
const world = await makeMoneyWorld(db);
await earnSomething(db, world);

test(
  "whatever happens to purchases, payments, vouchers, refunds, payouts and commissions, after each step every book is right",
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(randomStep, { minLength: STEPS, maxLength: STEPS }), async (steps) => {
        for (const [index, step] of steps.entries()) {
          await takeStep(db, world, step);
          if ((index + 1) % CHECK_EVERY !== 0) continue;
          const broken = [...(await findBrokenBooks(db)), ...(await findVoucherDifferences(db))];
          if (broken.length > 0) throw new Error(`After ${JSON.stringify(step)}: ${broken.join("; ")}`);
        }
        expect(await checkLedger(world.as(0, {}))).toEqual([]);
        expect(await findWrongPayouts(db, world)).toEqual([]);
        await expectBankToAgree(db, world);
        expect(await findBrokenBooks(db)).toEqual([]);
      }),
      { ...moneyCases(QUICK), endOnFailure: true },
    );
    const { rows } = (await db.execute(sql`select
      (select count(distinct payment_status) from orders)::int as payments,
      (select count(distinct fulfilment_status) from orders)::int as fulfilments,
      (select count(distinct status) from payment_disputes)::int as disputes,
      (select count(distinct status) from credit_disputes)::int as credits,
      (select count(*) from (select status from credit_disputes union select status from payment_disputes) all_of_them)::int as ends,
      (select count(distinct status) from payments where provider = 'offline_method')::int as transfers,
      (select count(distinct kind) from voucher_moves)::int as vouchers,
      (select count(distinct status) from returns)::int as returns,
      (select count(distinct status) from payouts)::int as payouts,
      (select count(distinct status) from affiliate_commissions)::int as commissions`)) as {
      rows: Record<string, number>[];
    };
    for (const [what, least] of Object.entries(KINDS)) expect(rows[0]![what], what).toBeGreaterThanOrEqual(least);
  },
  PATIENCE,
);
