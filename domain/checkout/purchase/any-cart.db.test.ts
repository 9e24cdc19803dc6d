import { sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { findBrokenBooks } from "#tests/support/find-broken-books.ts";
import { moneyCases } from "#tests/support/money-cases.ts";
import { makeMoneyWorld } from "#tests/support/money-world.ts";
import { buyAtRandom, randomPurchase } from "#tests/support/random-purchase.ts";

const { db } = await openTestDatabase();
const QUICK = 24;
const BOOKS_EVERY = 12;
const PATIENCE = 6 * 60 * 60_000;
const world = await makeMoneyWorld(db);

test(
  "of any cart what is shown is what is charged, the sum of its lines and the sum of its orders",
  async () => {
    let placed = 0;
    let tried = 0;
    await fc.assert(
      fc.asyncProperty(randomPurchase, async (wish) => {
        tried += 1;
        if (await buyAtRandom(db, world, wish)) placed += 1;
        if (tried % BOOKS_EVERY === 0) expect(await findBrokenBooks(db)).toEqual([]);
      }),
      moneyCases(QUICK),
    );
    expect(placed).toBeGreaterThan(tried / 3);
    expect(await findBrokenBooks(db)).toEqual([]);
    const { rows } = (await db.execute(
      sql`select count(distinct currency_code)::int as currencies, count(distinct tax_display)::int as displays, bool_or(coupon_discount_minor > 0) as cheaper from purchases where status <> 'draft'`,
    )) as { rows: { currencies: number }[] };
    expect(rows[0]).toMatchObject({ displays: 2, cheaper: true });
    expect(rows[0]!.currencies).toBeGreaterThanOrEqual(3);
  },
  PATIENCE,
);
