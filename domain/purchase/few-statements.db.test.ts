import pg from "pg";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { addAsNewGuest } from "#domain/cart/add-to-cart.ts";
import { refreshListings } from "#domain/listing/refresh-listings.ts";
import type { MadeProduct } from "#tests/catalogue.ts";
import { makeContext } from "#tests/context.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { buy, comeAsGuest, fillCart, makeGoods } from "#tests/shopping.ts";
import type { Context } from "../context.ts";

const { db, handle } = await openTestDatabase({ commits: true });
const kept = new Map<string, unknown>();
let goods: { lamp: MadeProduct; shirt: MadeProduct };

beforeAll(async () => {
  goods = await makeGoods(db);
  await refreshListings(makeContext(db), [goods.lamp.productId, goods.shirt.productId]);
});

/** What is the same for all is read once, as in a shop that has been asked before. */
function withCache(ctx: Context): Context {
  const get = <Value>(key: string, _tags: readonly string[], load: () => Promise<Value>) => {
    if (!kept.has(key)) kept.set(key, load());
    return kept.get(key) as Promise<Value>;
  };
  return { ...ctx, cache: { ...ctx.cache, get } };
}

/** How many statements the server was sent meanwhile, begin and commit among them. */
async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const sent = vi.spyOn(pg.Client.prototype, "query");
  try {
    await work();
    return sent.mock.calls.length;
  } finally {
    sent.mockRestore();
  }
}

describe.runIf(handle.kind === "postgresql")("what a guest does takes few statements", () => {
  test("five who begin a cart in one moment take three together", async () => {
    const ctx = withCache(makeContext(db));
    const begin = () => addAsNewGuest(ctx, { product_id: goods.lamp.productId });
    await begin();
    expect(await countStatements(() => Promise.all([begin(), begin(), begin(), begin(), begin()]))).toBe(3);
  });

  test("an order of two shops is drafted and placed in twenty-six", async () => {
    const order = async () => {
      const ctx = withCache(await comeAsGuest(db));
      const trxId = await fillCart(ctx, [goods.lamp, 1], [goods.shirt, 1]);
      return countStatements(() => buy(ctx, trxId, "cash_on_delivery"));
    };
    await order();
    expect(await order()).toBeLessThanOrEqual(26);
  });
});
