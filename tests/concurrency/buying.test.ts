import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { MadeProduct } from "#tests/support/catalog.ts";
import { findBrokenBooks } from "#tests/support/find-broken-books.ts";
import { openRaceShop, type ReadyBuyer } from "./open-race-shop.ts";

const LAST_UNITS = 50;

const shop = await openRaceShop({ products: 101, stock: LAST_UNITS });

const readyBuyers = (name: string, count: number, wanted: (index: number) => MadeProduct): Promise<ReadyBuyer[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => shop.readyBuyer(`${name}-${index}`, [wanted(index)])));

async function count(query: ReturnType<typeof sql>): Promise<number> {
  const { rows } = (await shop.db.execute(query)) as { rows: { count: number }[] };
  return rows[0]!.count;
}

describe("at the same moment", () => {
  test("200 buyers of the last 50 units buy exactly 50", async () => {
    const last = shop.goods[0]!;
    const ready = await readyBuyers("last", 200, () => last);
    const answers = await Promise.all(ready.map(({ buyer, trxId }) => buyer.complete(trxId)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(LAST_UNITS);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(200 - LAST_UNITS);
    expect(
      await count(sql`select allocated as count from stock_levels where variant_id = ${last.variantIds[0]!}`),
    ).toBe(LAST_UNITS);
    expect(await findBrokenBooks(shop.db)).toEqual([]);
  });

  test("100 guests who order different things all succeed, with 100 order codes", async () => {
    const before = await count(sql`select count(*)::int as count from orders`);
    const ready = await readyBuyers("different", 100, (index) => shop.goods[index + 1]!);
    const answers = await Promise.all(ready.map(({ buyer, trxId }) => buyer.complete(trxId)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 100 }, () => 200));
    expect(await count(sql`select count(distinct code)::int as count from orders`)).toBe(before + 100);
    expect(await findBrokenBooks(shop.db)).toEqual([]);
  });

  test("the same placement sent 20 times makes one purchase", async () => {
    const [ready] = await readyBuyers("eager", 1, () => shop.goods[1]!);
    const { buyer, trxId } = ready!;
    const answers = await Promise.all(Array.from({ length: 20 }, () => buyer.complete(trxId)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${String(body.redirect_url)}`)).size).toBe(1);
    expect(answers[0]!.status).toBe(200);
    expect(
      await count(
        sql`select count(*)::int as count from orders o join purchases p on p.id = o.purchase_id where p.trx_id = ${trxId}`,
      ),
    ).toBe(1);
    expect(await findBrokenBooks(shop.db)).toEqual([]);
  });

  test("one guest's many clicks on the same product add up in the cart", async () => {
    const buyer = shop.buyer("clicker");
    await buyer.fill([{ product: shop.goods[2]!, quantity: 1 }]);
    await Promise.all(Array.from({ length: 9 }, () => buyer.fill([{ product: shop.goods[2]!, quantity: 1 }])));
    expect((await buyer.client.get("cart/list")).body).toMatchObject({ carts: [{ quantity: 10 }] });
  });
});
