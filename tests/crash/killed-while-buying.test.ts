import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { openEmbedded, openPostgres, type DatabaseHandle } from "#db/client.ts";
import { startBuiltServer, type BuiltServer } from "#tests/support/built-server.ts";
import { createBuyer, type Buyer } from "#tests/support/buyer.ts";
import type { MadeProduct } from "#tests/support/catalog.ts";
import { createClient } from "#tests/support/client.ts";
import { startPostgres } from "#tests/database/postgres.ts";
import { findBrokenBooks } from "#tests/support/find-broken-books.ts";
import { prepareShop } from "#tests/support/prepared-shop.ts";

const BUYERS = 50;
const KILLS = 2;
const PATIENCE_MILLISECONDS = 420_000;
const BUYING_MILLISECONDS = 2500;

type Acknowledged = { buyer: Buyer; trxId: string; units: number };

/** Buys again and again until the server is gone; what was answered with 200 counts. */
async function keepBuying(
  buyer: Buyer,
  products: MadeProduct[],
  index: number,
  acknowledged: Acknowledged[],
): Promise<void> {
  for (let round = 0; ; round += 1) {
    try {
      const wanted = [index, index + round + 1].map((each, position) => ({
        product: products[each % products.length]!,
        quantity: position + 1,
      }));
      const trxId = await buyer.fill(wanted);
      const confirmed = await buyer.confirm(trxId);
      const completed = confirmed.status === 200 ? await buyer.complete(trxId) : null;
      if (completed?.status === 200) acknowledged.push({ buyer, trxId, units: 3 });
      else if (completed?.status !== 409) return;
    } catch {
      return;
    }
  }
}

async function buyUntilKilled(server: BuiltServer, products: MadeProduct[], round: number): Promise<Acknowledged[]> {
  const token = await createClient(server.url).token();
  const acknowledged: Acknowledged[] = [];
  const buyers = Array.from({ length: BUYERS }, (_, index) =>
    keepBuying(createBuyer(server.url, `buyer-${round}-${index}`, token), products, index, acknowledged),
  );
  await sleep(BUYING_MILLISECONDS);
  while (acknowledged.length === 0) await sleep(100);
  await server.kill();
  await Promise.all(buyers);
  return acknowledged;
}

async function expectWhole({ buyer, trxId, units }: Acknowledged): Promise<void> {
  const { status, body } = await buyer.client.get<{
    invoice: { orders: { lines: { quantity: number }[]; total: { amount: number } }[]; total: { amount: number } };
  }>(`user/invoice/${trxId}`);
  expect(status).toBe(200);
  const { orders, total } = body.invoice;
  expect(orders.flatMap(({ lines }) => lines).reduce((sum, { quantity }) => sum + quantity, 0)).toBe(units);
  expect(orders.reduce((sum, order) => sum + order.total.amount, 0)).toBe(total.amount);
}

/** `open`: opens the database while no server does. */
async function proveKillsLoseNothing(
  dataDir: string,
  environment: Record<string, string>,
  open: () => Promise<DatabaseHandle>,
): Promise<void> {
  const written = await open();
  const products = await prepareShop(written, { products: 40, stock: 5000 });
  await written.close();
  const start = (port?: number) =>
    startBuiltServer({
      data: { folder: dataDir },
      environment: { ...environment, DEMO_MODE: "false" },
      ...(port ? { port } : {}),
    });
  let server = await start();
  const { port } = server;
  for (let round = 0; round < KILLS; round += 1) {
    const acknowledged = await buyUntilKilled(server, products, round);
    server = await start(port);
    await Promise.all(acknowledged.map(expectWhole));
    expect(acknowledged.length).toBeGreaterThan(0);
  }
  await server.stop();
  const after = await open();
  expect(await findBrokenBooks(after.db)).toEqual([]);
  await after.close();
}

describe("a shop that is killed while 50 buyers place orders keeps every order that it confirmed, whole", () => {
  test("on the embedded database", { timeout: PATIENCE_MILLISECONDS }, async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), "souk-killed-"));
    await proveKillsLoseNothing(dataDir, {}, () => openEmbedded(dataDir));
    await rm(dataDir, { recursive: true, force: true });
  });

  test("on PostgreSQL", { timeout: PATIENCE_MILLISECONDS }, async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), "souk-killed-"));
    const postgres = await startPostgres();
    await proveKillsLoseNothing(dataDir, { DATABASE_URL: postgres.url }, () =>
      Promise.resolve(openPostgres(postgres.url, 2)),
    );
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
});
