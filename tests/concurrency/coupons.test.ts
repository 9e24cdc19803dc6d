import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openPostgres, type DatabaseHandle } from "#db/client.ts";
import { startBuiltServer, type BuiltServer } from "#tests/support/built-server.ts";
import { createBuyer, type Buyer } from "#tests/support/buyer.ts";
import type { MadeProduct } from "#tests/support/catalogue.ts";
import { createClient } from "#tests/support/client.ts";
import { makeCoupon, usesOf } from "#tests/support/coupons.ts";
import { startPostgres, type TestPostgres } from "#tests/database/postgres.ts";
import { findBrokenBooks } from "#tests/support/find-broken-books.ts";
import { prepareShop } from "#tests/support/prepared-shop.ts";

const BUYERS = 100;
const USES = 10;

let postgres: TestPostgres;
let handle: DatabaseHandle;
let server: BuiltServer;
let goods: MadeProduct[];
let token: string;

beforeAll(async () => {
  postgres = await startPostgres();
  handle = openPostgres(postgres.url, 4);
  goods = await prepareShop(handle, { products: 4, stock: 500 });
  server = await startBuiltServer({
    data: "empty",
    environment: { DATABASE_URL: postgres.url, DEMO_MODE: "false", WEB_CONCURRENCY: "2" },
  });
  token = await createClient(server.url).token();
});

afterAll(async () => {
  await server?.stop();
  await handle?.close();
  await postgres?.stop();
});

type Ready = { buyer: Buyer; trxId: string };

/** A buyer of two shops' goods, confirmed with the codes. */
async function readyBuyer(name: string, place: number, codes: readonly string[]): Promise<Ready> {
  const buyer = createBuyer(server.url, name, token);
  const wanted = [goods[place % 4]!, goods[(place + 1) % 4]!];
  const trxId = await buyer.fill(wanted.map((product) => ({ product, quantity: 1 })));
  for (const code of codes)
    expect(await buyer.client.post("user/apply_coupon", { trx_id: trxId, coupon_code: code }, { token })).toMatchObject(
      { status: 200 },
    );
  expect(await buyer.confirm(trxId)).toMatchObject({ status: 200 });
  return { buyer, trxId };
}

async function goOnWithout({ buyer, trxId }: Ready): Promise<number[]> {
  const atOnce = await buyer.complete(trxId);
  await buyer.client.post("cart/acknowledge", { trx_id: trxId }, { token });
  await buyer.confirm(trxId);
  return [atOnce.status, (await buyer.complete(trxId)).status];
}

describe("at the same moment", () => {
  test("100 buyers of a coupon with 10 uses: exactly 10 have the discount, the others are told and go on without it", async () => {
    const coupon = await makeCoupon(handle.db, { maximumUses: USES });
    const ready: Ready[] = [];
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
    expect(await usesOf(handle.db, coupon)).toBe(USES);
    const losers = ready.filter((_, index) => answers[index]!.status !== 200).slice(0, 20);
    expect(await Promise.all(losers.map(goOnWithout))).toEqual(losers.map(() => [409, 200]));
    const { rows } = (await handle.db.execute(
      sql`select count(*) filter (where coupon_discount_minor > 0)::int as cheaper, count(*)::int as placed from purchases where status = 'placed'`,
    )) as unknown as { rows: { cheaper: number; placed: number }[] };
    expect(rows[0]).toEqual({ cheaper: USES, placed: USES + losers.length });
    expect(await findBrokenBooks(handle.db)).toEqual([]);
  });

  test("buyers with several coupons in any order wait for each other and lose none", async () => {
    const market = await makeCoupon(handle.db, { maximumUses: 1000 });
    const shops = [
      await makeCoupon(handle.db, { shopId: goods[0]!.shopId, maximumUses: 12 }),
      await makeCoupon(handle.db, { shopId: goods[1]!.shopId, maximumUses: 1000 }),
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
    for (const coupon of [market, ...shops]) expect(await usesOf(handle.db, coupon)).toBe(12);
    expect(await findBrokenBooks(handle.db)).toEqual([]);
  });
});
