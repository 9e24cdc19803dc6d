import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openPostgres, type DatabaseHandle } from "#db/client.ts";
import { startBuiltServer, type BuiltServer } from "#tests/support/built-server.ts";
import { createBuyer, type Buyer } from "#tests/support/buyer.ts";
import type { MadeProduct } from "#tests/support/catalogue.ts";
import { createClient } from "#tests/support/client.ts";
import { startPostgres, type TestPostgres } from "#tests/database/postgres.ts";
import { findBrokenBooks } from "#tests/support/find-broken-books.ts";
import { prepareShop } from "#tests/support/prepared-shop.ts";
import { joinCampaign, makeCampaign } from "#tests/support/sales.ts";

const CAP = 10;
const CAP_PER_BUYER = 2;

let postgres: TestPostgres;
let handle: DatabaseHandle;
let server: BuiltServer;
let lamp: MadeProduct;
let mug: MadeProduct;
let token: string;

beforeAll(async () => {
  postgres = await startPostgres();
  handle = openPostgres(postgres.url, 4);
  [lamp, mug] = (await prepareShop(handle, { products: 2, stock: 500 })) as [MadeProduct, MadeProduct];
  const { id } = await makeCampaign(handle.db, { isFlashSale: true });
  await joinCampaign(handle.db, id, lamp, { maximumUnits: CAP });
  await joinCampaign(handle.db, id, mug, { maximumPerBuyer: CAP_PER_BUYER });
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

/** Buyers whose carts have one unit, confirmed; each has an e-mail address of the name that is given. */
async function readyBuyers(product: MadeProduct, names: readonly string[]): Promise<Ready[]> {
  return Promise.all(
    names.map(async (name) => {
      const buyer = createBuyer(server.url, name, token);
      const trxId = await buyer.fill([{ product, quantity: 1 }]);
      expect(await buyer.confirm(trxId)).toMatchObject({ status: 200 });
      return { buyer, trxId };
    }),
  );
}

/** Units sold of a product, at a campaign's price and at the usual one. */
async function soldOf({ productId }: MadeProduct): Promise<{ onSale: number; usual: number }> {
  const { rows } = (await handle.db.execute(sql`
    select coalesce(sum(l.quantity) filter (where l.campaign_product_id is not null), 0)::int as on_sale,
      coalesce(sum(l.quantity) filter (where l.unit_price_minor = v.price_minor), 0)::int as usual
    from order_lines l join variants v on v.id = l.variant_id where l.product_id = ${productId}`)) as unknown as {
    rows: { on_sale: number; usual: number }[];
  };
  return { onSale: rows[0]!.on_sale, usual: rows[0]!.usual };
}

async function buyAtUsualPrice({ buyer, trxId }: Ready): Promise<number> {
  await buyer.client.post("cart/acknowledge", { trx_id: trxId }, { token });
  await buyer.confirm(trxId);
  return (await buyer.complete(trxId)).status;
}

describe("at the same moment", () => {
  test("50 buyers of a sale that has 10 units buy exactly 10 at its price, the others are told and buy at the usual one", async () => {
    const ready = await readyBuyers(
      lamp,
      Array.from({ length: 50 }, (_, index) => `lamp-${index}`),
    );
    const answers = await Promise.all(ready.map(({ buyer, trxId }) => buyer.complete(trxId)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(CAP);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(50 - CAP);
    expect(await soldOf(lamp)).toEqual({ onSale: CAP, usual: 0 });
    const losers = ready.filter((_, index) => answers[index]!.status !== 200);
    expect(await Promise.all(losers.map(buyAtUsualPrice))).toEqual(losers.map(() => 200));
    expect(await soldOf(lamp)).toEqual({ onSale: CAP, usual: 50 - CAP });
    expect(await findBrokenBooks(handle.db)).toEqual([]);
  });

  test("12 visitors with one e-mail address have at the sale's price what one buyer may have", async () => {
    const ready = await readyBuyers(
      mug,
      Array.from({ length: 12 }, () => "same"),
    );
    const answers = await Promise.all(ready.map(({ buyer, trxId }) => buyer.complete(trxId)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(CAP_PER_BUYER);
    expect(await soldOf(mug)).toEqual({ onSale: CAP_PER_BUYER, usual: 0 });
    expect(await findBrokenBooks(handle.db)).toEqual([]);
  });
});
