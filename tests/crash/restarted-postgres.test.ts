import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, onTestFinished, test } from "vitest";
import { openPostgres } from "#db/client.ts";
import { startBuiltServer, type BuiltServer } from "#tests/support/built-server.ts";
import { createBuyer, type Buyer } from "#tests/support/buyer.ts";
import type { MadeProduct } from "#tests/support/catalog.ts";
import { createClient, type Answer } from "#tests/support/client.ts";
import { startPostgres, type TestPostgres } from "#tests/database/postgres.ts";
import { findBrokenBooks } from "#tests/support/find-broken-books.ts";
import { prepareShop } from "#tests/support/prepared-shop.ts";

// RESTARTS=20 vitest run --project crash tests/crash/restarted-postgres.test.ts
const RESTARTS = Number(process.env.RESTARTS ?? 2);
const BUYERS = 50;
const PATIENCE_MILLISECONDS = 180_000 + RESTARTS * 30_000;
const BUYING_MILLISECONDS = 1_000;
const PAUSE_MILLISECONDS = 200;
const ORDERS_AFTER_RESTART = 20;

type Sales = {
  isOver: boolean;
  acknowledged: { buyer: Buyer; trxId: string }[];
  /** What no buyer may ever see, whatever the state of the database. */
  unexpected: string[];
  refusedForNow: number;
};

async function keepBuying(buyer: Buyer, product: MadeProduct, token: string, sales: Sales): Promise<void> {
  const isDone = async (answer: Answer) => {
    if (answer.status === 200) return true;
    if (answer.status === 503 && answer.headers.has("Retry-After")) {
      sales.refusedForNow += 1;
      await sleep(PAUSE_MILLISECONDS);
    } else if (answer.status >= 500) sales.unexpected.push(`${answer.status} ${JSON.stringify(answer.body)}`);
    return false;
  };
  while (!sales.isOver) {
    try {
      const line = { product_id: product.productId, quantity: 1 };
      const filled = await buyer.client.post<{ trx_id: string }>("user/addToCart", line, { token });
      if (!(await isDone(filled as unknown as Answer))) continue;
      const trxId = filled.body.trx_id;
      if (!(await isDone(await buyer.confirm(trxId)))) continue;
      if (await isDone(await buyer.complete(trxId))) sales.acknowledged.push({ buyer, trxId });
    } catch (error) {
      sales.unexpected.push(String(error));
      await sleep(PAUSE_MILLISECONDS);
    }
  }
}

/** While the database is away: a page of the shop that no one has asked for yet, one of a buyer, and a call. */
async function expectToBeAskedLater(server: BuiltServer, buyer: Buyer, restart: number): Promise<void> {
  const answers = [
    await createClient(server.url).page(`/products?q=restart${restart}`),
    await buyer.client.page("/cart"),
    await buyer.client.get("cart/list", { token: null }),
  ];
  expect(answers.map(({ status, headers }) => [status, headers.get("Retry-After")])).toEqual(
    answers.map(() => [503, expect.stringMatching(/^\d+$/)]),
  );
  const health = await fetch(`http://127.0.0.1:${server.port}/healthz`);
  expect(health.status).toBe(200);
}

async function expectWhole({ buyer, trxId }: Sales["acknowledged"][number]): Promise<void> {
  const { status, body } = await buyer.client.get<{
    invoice: { orders: { lines: unknown[]; total: { amount: number } }[]; total: { amount: number } };
  }>(`user/invoice/${trxId}`, { token: null });
  expect(status).toBe(200);
  const { orders, total } = body.invoice;
  expect(orders.flatMap(({ lines }) => lines).length).toBeGreaterThan(0);
  expect(orders.reduce((sum, order) => sum + order.total.amount, 0)).toBe(total.amount);
}

async function restartUnderBuyers(postgres: TestPostgres, server: BuiltServer, sales: Sales, watcher: Buyer) {
  for (let restart = 0; restart < RESTARTS; restart += 1) {
    await sleep(BUYING_MILLISECONDS);
    await postgres.end(restart % 2 === 0 ? "fast" : "immediate");
    await expectToBeAskedLater(server, watcher, restart);
    await postgres.begin();
    const before = sales.acknowledged.length;
    await expect.poll(() => sales.acknowledged.length - before).toBeGreaterThan(ORDERS_AFTER_RESTART);
  }
}

describe("a PostgreSQL that restarts under 50 buyers", () => {
  test.each([1, 2])(
    "never ends a shop of %i process(es), which asks to come again meanwhile, goes on by itself and keeps every order that it confirmed",
    { timeout: PATIENCE_MILLISECONDS },
    async (processes) => {
      const dataDir = await mkdtemp(path.join(tmpdir(), "souk-restarted-"));
      onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
      const postgres = await startPostgres({ settings: { synchronous_commit: "on" } });
      onTestFinished(() => postgres.stop());
      const written = openPostgres(postgres.url, 2);
      const products = await prepareShop(written, { products: BUYERS, stock: 100_000 });
      await written.close();
      const server = await startBuiltServer({
        data: { folder: dataDir },
        environment: { DATABASE_URL: postgres.url, DEMO_MODE: "false", WEB_CONCURRENCY: String(processes) },
      });
      onTestFinished(() => server.stop());
      const token = await createClient(server.url).token();
      const sales: Sales = { isOver: false, acknowledged: [], unexpected: [], refusedForNow: 0 };
      const watcher = createBuyer(server.url, "watcher", token);
      await watcher.fill([{ product: products[0]!, quantity: 1 }]);
      const buying = products.map((product, index) =>
        keepBuying(createBuyer(server.url, `buyer-${index}`, token), product, token, sales),
      );
      await restartUnderBuyers(postgres, server, sales, watcher).finally(() => (sales.isOver = true));
      await Promise.all(buying);
      expect(sales.unexpected).toEqual([]);
      expect(server.output()).not.toContain("Unhandled");
      expect(sales.refusedForNow).toBeGreaterThan(0);
      for (const each of sales.acknowledged) await expectWhole(each);
      const after = openPostgres(postgres.url, 2);
      expect(await findBrokenBooks(after.db)).toEqual([]);
      await after.close();
    },
  );
});
