import { afterAll, expect } from "vitest";
import type { Database } from "#db/client.ts";
import { type BuiltServer, startBuiltServer } from "#tests/support/built-server.ts";
import { createBuyer, type Buyer } from "#tests/support/buyer.ts";
import type { MadeProduct } from "#tests/support/catalog.ts";
import { createClient } from "#tests/support/client.ts";
import { openTestPostgres } from "#tests/database/open-test-postgres.ts";
import { prepareShop } from "#tests/support/prepared-shop.ts";

/** A buyer whose cart is confirmed. */
export type ReadyBuyer = { buyer: Buyer; trxId: string };

/** A shop on PostgreSQL with two worker processes, for the tests of one file. */
export type RaceShop = {
  db: Database;
  goods: MadeProduct[];
  buyer(name: string): Buyer;
  /** Each product once, confirmed with the coupons' codes. */
  readyBuyer(name: string, wanted: readonly MadeProduct[], codes?: readonly string[]): Promise<ReadyBuyer>;
  /** Continues at the price that the buyer is shown now; returns the status of the placement. */
  acceptPrice(ready: ReadyBuyer): Promise<number>;
};

export async function openRaceShop(
  wanted: { products: number; stock: number },
  change?: (db: Database, goods: MadeProduct[]) => Promise<void>,
): Promise<RaceShop> {
  const { db, handle, url } = await openTestPostgres(4);
  const goods = await prepareShop(handle, wanted);
  await change?.(db, goods);
  const server = await startTwoWorkers(url);
  const token = await createClient(server.url).token();

  const newBuyer = (name: string) => createBuyer(server.url, name, token);
  return {
    db,
    goods,
    buyer: newBuyer,
    async readyBuyer(name, products, codes = []) {
      const buyer = newBuyer(name);
      const trxId = await buyer.fill(products.map((product) => ({ product, quantity: 1 })));
      for (const code of codes) {
        const applied = await buyer.client.post("user/apply_coupon", { trx_id: trxId, coupon_code: code }, { token });
        expect(applied).toMatchObject({ status: 200 });
      }
      expect(await buyer.confirm(trxId)).toMatchObject({ status: 200 });
      return { buyer, trxId };
    },
    async acceptPrice({ buyer, trxId }) {
      await buyer.client.post("cart/acknowledge", { trx_id: trxId }, { token });
      await buyer.confirm(trxId);
      return (await buyer.complete(trxId)).status;
    },
  };
}

/** The built shop in two processes on this database; ends with the file. */
export async function startTwoWorkers(databaseUrl: string): Promise<BuiltServer> {
  const environment = { DATABASE_URL: databaseUrl, DEMO_MODE: "false", WEB_CONCURRENCY: "2" };
  const server = await startBuiltServer({ data: "empty", environment });
  afterAll(() => server.stop());
  return server;
}
