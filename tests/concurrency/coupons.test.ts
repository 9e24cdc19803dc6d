import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { makeCoupon, usesOf } from "#tests/support/coupons.ts";
import { findBrokenBooks } from "#tests/support/find-broken-books.ts";
import { openRaceShop, type ReadyBuyer } from "./open-race-shop.ts";

const BUYERS = 100;
const USES = 10;

const shop = await openRaceShop({ products: 4, stock: 500 });

/** A buyer of two shops' goods, confirmed with the codes. */
function readyBuyer(name: string, place: number, codes: readonly string[]): Promise<ReadyBuyer> {
  const goods = shop.goods;
  return shop.readyBuyer(name, [goods[place % 4]!, goods[(place + 1) % 4]!], codes);
}

async function goOnWithout(ready: ReadyBuyer): Promise<number[]> {
  const atOnce = await ready.buyer.complete(ready.trxId);
  return [atOnce.status, await shop.acceptPrice(ready)];
}

describe("at the same moment", () => {
  test("100 buyers of a coupon with 10 uses: exactly 10 have the discount, the others are shown that it is gone and buy without it", async () => {
    const { db } = shop;
    const coupon = await makeCoupon(db, { maximumUses: USES });
    const ready: ReadyBuyer[] = [];
    for (let start = 0; start < BUYERS; start += 20)
      ready.push(
        ...(await Promise.all(
          Array.from({ length: 20 }, (_, index) => readyBuyer(`buyer-${start + index}`, start + index, [coupon.code])),
        )),
      );
    const answers = await Promise.all(ready.map(({ buyer, trxId }) => buyer.complete(trxId)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(USES);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(BUYERS - USES);
    expect(new Set(refused.map(({ body }) => body.error))).toEqual(
      new Set([`Coupon ${coupon.code} was removed: This code has reached its usage limit.`]),
    );
    expect(await usesOf(db, coupon)).toBe(USES);
    const losers = ready.filter((_, index) => answers[index]!.status !== 200).slice(0, 20);
    expect(await Promise.all(losers.map(goOnWithout))).toEqual(losers.map(() => [409, 200]));
    const { rows } = (await db.execute(
      sql`select count(*) filter (where coupon_discount_minor > 0)::int as cheaper, count(*)::int as placed from purchases where status = 'placed'`,
    )) as { rows: { cheaper: number; placed: number }[] };
    expect(rows[0]).toEqual({ cheaper: USES, placed: USES + losers.length });
    expect(await findBrokenBooks(db)).toEqual([]);
  });

  test("buyers with several coupons in any order wait for each other and lose none", async () => {
    const { db } = shop;
    const goods = shop.goods;
    const market = await makeCoupon(db, { maximumUses: 1000 });
    const shops = [
      await makeCoupon(db, { shopId: goods[0]!.shopId, maximumUses: 12 }),
      await makeCoupon(db, { shopId: goods[1]!.shopId, maximumUses: 1000 }),
    ];
    const codes = [market.code, ...shops.map(({ code }) => code)];
    const ready = await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        readyBuyer(`several-${index}`, index, index % 2 === 0 ? codes : codes.toReversed()),
      ),
    );
    const answers = await Promise.all(ready.map(({ buyer, trxId }) => buyer.complete(trxId)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(12);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(12);
    for (const coupon of [market, ...shops]) expect(await usesOf(db, coupon)).toBe(12);
    expect(await findBrokenBooks(db)).toEqual([]);
  });
});
