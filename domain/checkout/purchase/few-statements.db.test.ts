import { sql } from "drizzle-orm";
import pg from "pg";
import { describe, expect, test, vi } from "vitest";
import type { Database } from "#db/client.ts";
import { addAsNewGuest } from "#domain/cart/cart/add-as-new-guest.ts";
import { findVariantsById } from "#domain/cart/cart/cart-product.repository.ts";
import { findCartLines } from "#domain/cart/cart/find-cart-lines.ts";
import { refreshListings } from "#domain/discovery/listing/refresh-listings.ts";
import { makeContext } from "#tests/support/context.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { buy, guestContext, fillCart, makeGoods } from "#tests/support/shopping.ts";
import type { Context } from "../../context.ts";

const { db, handle } = await openTestDatabase({ commits: true });
const kept = new Map<string, unknown>();

const goods = await makeGoods(db);
await refreshListings(makeContext(db), [goods.lamp.productId, goods.shirt.productId]);

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
  test("a cart is started with five", async () => {
    const ctx = withCache(makeContext(db));
    const begin = () => addAsNewGuest(ctx, { product_id: goods.lamp.productId });
    await begin();
    expect(await countStatements(begin)).toBeLessThanOrEqual(5);
  });

  test("an order of two shops is drafted and placed in twenty-nine", async () => {
    const order = async () => {
      const ctx = withCache(await guestContext(db));
      const trxId = await fillCart(ctx, [goods.lamp, 1], [goods.shirt, 1]);
      return countStatements(() => buy(ctx, trxId, "cash_on_delivery"));
    };
    await order();
    expect(await order()).toBeLessThanOrEqual(29);
  });

  test("what a cart holds is read by plans that are kept", async () => {
    const guest = await guestContext(db);
    await fillCart(guest, [goods.lamp, 1], [goods.shirt, 1]);
    // Many names in every language but one: PostgreSQL would make a custom plan for that one each time.
    await db.execute(sql`with many as (
      insert into colors (name, hex) select 'Colour ' || number, '#123456' from generate_series(1, 400) number returning id)
      insert into color_translations (color_id, language_code, name) select many.id, code, 'Name' from many, languages where code <> 'en'`);
    await db.execute(sql`analyze colors, color_translations`);
    await db.transaction(async (inside) => {
      const ctx: Context = { ...guest, db: inside as unknown as Database };
      for (let time = 0; time < 12; time += 1) {
        expect(await findCartLines(ctx)).toHaveLength(2);
        expect(await findVariantsById(ctx, goods.lamp.variantIds)).not.toEqual([]);
      }
      const { rows } = (await inside.execute(
        sql`select name, generic_plans from pg_prepared_statements where custom_plans + generic_plans >= 12`,
      )) as { rows: { name: string; generic_plans: string }[] };
      expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(["cart_of_session", "variants_by_id"]));
      expect(rows.filter(({ generic_plans }) => Number(generic_plans) === 0)).toEqual([]);
    });
  });
});
