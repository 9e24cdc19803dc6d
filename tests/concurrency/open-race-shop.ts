import { afterAll, beforeAll, expect } from "vitest";
import { openPostgres, type DatabaseHandle } from "#db/client.ts";
import { startBuiltServer, type BuiltServer } from "#tests/support/built-server.ts";
import { createBuyer, type Buyer } from "#tests/support/buyer.ts";
import type { MadeProduct } from "#tests/support/catalogue.ts";
import { createClient } from "#tests/support/client.ts";
import { startPostgres, type TestPostgres } from "#tests/database/postgres.ts";
import { prepareShop } from "#tests/support/prepared-shop.ts";

/** A buyer whose cart is confirmed. */
export type ReadyBuyer = { buyer: Buyer; trxId: string };

/** A shop on PostgreSQL with two worker processes, for the tests of one file. */
export type RaceShop = {
  handle(): DatabaseHandle;
  goods(): MadeProduct[];
  buyer(name: string): Buyer;
  /** Each product once, confirmed with the coupons' codes. */
  readyBuyer(name: string, wanted: readonly MadeProduct[], codes?: readonly string[]): Promise<ReadyBuyer>;
  /** Goes on at the price that the buyer is told now; answers the status of the placement. */
  acceptPrice(ready: ReadyBuyer): Promise<number>;
};

export function openRaceShop(
  wanted: { products: number; stock: number },
  change?: (handle: DatabaseHandle, goods: MadeProduct[]) => Promise<void>,
): RaceShop {
  let postgres: TestPostgres;
  let handle: DatabaseHandle;
  let server: BuiltServer;
  let goods: MadeProduct[];
  let token: string;

  beforeAll(async () => {
    postgres = await startPostgres();
    handle = openPostgres(postgres.url, 4);
    goods = await prepareShop(handle, wanted);
    await change?.(handle, goods);
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

  const newBuyer = (name: string) => createBuyer(server.url, name, token);
  return {
    handle: () => handle,
    goods: () => goods,
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
