import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { shops } from "#db/schema/shop.ts";
import { hashPassword } from "#domain/customers/password/password.ts";
import { createBuyer } from "#tests/support/buyer.ts";
import { createClient } from "#tests/support/client.ts";
import { makeCustomer } from "#tests/support/customers.ts";
import { openTestPostgres } from "#tests/database/open-test-postgres.ts";
import { findBrokenBooks } from "#tests/support/find-broken-books.ts";
import { prepareShop } from "#tests/support/prepared-shop.ts";
import { startTwoWorkers } from "./open-race-shop.ts";

const BATCH_SIZE = 12;
const PASSWORD = "a long and quiet sentence";

const { db, handle, url } = await openTestPostgres(4);
const goods = await prepareShop(handle, { products: 2, stock: 50 });
const ownerId = await makeCustomer(db, { email: "ines@example.com", passwordHash: await hashPassword(PASSWORD) });
await db.update(shops).set({ ownerId });
const server = await startTwoWorkers(url);
const token = await createClient(server.url).token();
const seller = createClient(server.url);
expect(await seller.post("login", { email: "ines@example.com", password: PASSWORD })).toMatchObject({ status: 200 });

async function placeOrder(name: string, quantity: number): Promise<string> {
  const buyer = createBuyer(server.url, name, token);
  const trxId = await buyer.fill([{ product: goods[0]!, quantity }]);
  await buyer.confirm(trxId);
  expect(await buyer.complete(trxId)).toMatchObject({ status: 200 });
  const { rows } = (await db.execute(
    sql`select o.code from orders o join purchases p on p.id = o.purchase_id where p.trx_id = ${trxId}`,
  )) as { rows: { code: string }[] };
  return rows[0]!.code;
}

/** Presses the same button in many tabs; returns how often each status came. */
async function pressAtOnce(path: string, body: unknown = {}): Promise<Record<number, number>> {
  const answers = await Promise.all(Array.from({ length: BATCH_SIZE }, () => seller.post(path, body)));
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

test("however often it is pressed at once, an order is confirmed, packed and handed over once", async () => {
  const code = await placeOrder("often", 3);
  const once = { 200: 1, 409: BATCH_SIZE - 1 };
  expect(await pressAtOnce(`seller/orders/${code}/confirm`)).toEqual(once);
  expect(await pressAtOnce(`seller/orders/${code}/parcels`)).toEqual(once);
  const { body } = await seller.get<{ order: { parcels: { id: number }[] } }>(`seller/orders/${code}`);
  const [parcel] = body.order.parcels;
  expect(await pressAtOnce(`seller/parcels/${parcel!.id}/hand-over`)).toEqual(once);
  expect(await pressAtOnce(`seller/parcels/${parcel!.id}/deliver`)).toEqual(once);
  expect(await findBrokenBooks(db)).toEqual([]);
});

test("an order that is handed over and canceled at once is one or the other, with its stock in one place", async () => {
  const code = await placeOrder("torn", 2);
  await seller.post(`seller/orders/${code}/confirm`);
  const packed = await seller.post<{ order: { parcels: { id: number }[] } }>(`seller/orders/${code}/parcels`, {});
  const [parcel] = packed.body.order.parcels;
  await Promise.all([
    pressAtOnce(`seller/parcels/${parcel!.id}/hand-over`),
    pressAtOnce(`seller/orders/${code}/cancel`, { reason: "Broken" }),
  ]);
  const { rows } = (await db.execute(
    sql`select on_hand, allocated from stock_levels where variant_id = ${goods[0]!.variantIds[0]!}`,
  )) as { rows: { on_hand: number; allocated: number }[] };
  expect(rows).toEqual([{ on_hand: 47, allocated: 0 }]);
  expect(await findBrokenBooks(db)).toEqual([]);
});
