import { sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { paymentDisputes } from "#db/schema/payment.ts";
import { checkLedger } from "#domain/ledger/check-ledger.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { expectBankToAgree } from "#tests/expect-bank-to-agree.ts";
import { findBrokenBooks } from "#tests/find-broken-books.ts";
import { moneyCases } from "#tests/money-cases.ts";
import { makeMoneyWorld, type MoneyWorld } from "#tests/money-world.ts";
import { randomStep, takeStep } from "#tests/random-history.ts";

const { db } = await openTestDatabase();
const QUICK = 6;
const STEPS = 22;
const PATIENCE = 6 * 60 * 60_000;
let world: MoneyWorld;
beforeAll(async () => {
  world = await makeMoneyWorld(db);
});

test(
  "whatever happens to purchases, payments and refunds, after each step every book is right",
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(randomStep, { minLength: STEPS, maxLength: STEPS }), async (steps) => {
        for (const step of steps) {
          await takeStep(db, world, step);
          const broken = await findBrokenBooks(db);
          if (broken.length > 0) throw new Error(`After ${JSON.stringify(step)}: ${broken.join("; ")}`);
        }
        expect(await checkLedger(world.as(0, {}))).toEqual([]);
        await expectBankToAgree(db, world);
        expect(await findBrokenBooks(db)).toEqual([]);
      }),
      { ...moneyCases(QUICK), endOnFailure: true },
    );
    const { rows } = (await db.execute(
      sql`select count(distinct payment_status)::int as payments, count(distinct fulfilment_status)::int as fulfilments from orders`,
    )) as unknown as { rows: { payments: number; fulfilments: number }[] };
    expect(rows[0]!.payments).toBeGreaterThanOrEqual(3);
    expect(rows[0]!.fulfilments).toBeGreaterThanOrEqual(2);
    const disputes = await db.selectDistinct({ status: paymentDisputes.status }).from(paymentDisputes);
    expect(disputes.length).toBeGreaterThanOrEqual(2);
  },
  PATIENCE,
);
