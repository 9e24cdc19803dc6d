import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import { openPostgres } from "#db/client.ts";
import { startBuiltServer, type BuiltServer } from "#tests/built-server.ts";
import type { TestPostgres } from "#tests/database/postgres.ts";

const PROJECT_FOLDER = path.resolve(import.meta.dirname, "..");
const METRICS_TOKEN = "only for this measurement";

/** A demo shop with so many more products in a database of its own, served by the built shop. */
export type ShopUnderLoad = {
  url: string;
  databaseUrl: string;
  products: number;
  /** Starts it anew with so many processes; answers how long that took, in milliseconds. */
  restart(processes: number): Promise<number>;
  /** Resident bytes of a process that serves. */
  readMemory(): Promise<number>;
  stop(): Promise<void>;
};

export async function openShopUnderLoad(postgres: TestPostgres, products: number): Promise<ShopUnderLoad> {
  const databaseUrl = await createDatabase(postgres, `souk_${products}`);
  const folder = await mkdtemp(path.join(tmpdir(), "souk-bench-"));
  const environment = {
    DATABASE_URL: databaseUrl,
    DEMO_MODE: "true",
    METRICS_TOKEN,
    LOG_LEVEL: "info",
    TRUST_PROXY: "1",
  };
  console.log(`Seeding ${products} products …`);
  execFileSync(process.execPath, ["server/commands/seed.ts", "--products", String(products)], {
    cwd: PROJECT_FOLDER,
    env: { ...process.env, ...environment, DATA_DIR: folder },
    stdio: ["ignore", "ignore", "inherit"],
  });
  await liftLimits(databaseUrl);
  let server: BuiltServer | null = null;
  const shop: ShopUnderLoad = {
    url: "",
    databaseUrl,
    products,
    async restart(processes) {
      await server?.stop();
      const started = performance.now();
      server = await startBuiltServer({
        data: { folder },
        environment: { ...environment, WEB_CONCURRENCY: String(processes) },
      });
      shop.url = server.url;
      return performance.now() - started;
    },
    async readMemory() {
      const response = await fetch(`${shop.url}/metrics`, { headers: { Authorization: `Bearer ${METRICS_TOKEN}` } });
      return Number(/^process_resident_memory_bytes (\S+)/m.exec(await response.text())?.[1] ?? 0);
    },
    async stop() {
      await server?.stop();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
  await shop.restart(1);
  return shop;
}

async function createDatabase(postgres: TestPostgres, name: string): Promise<string> {
  const handle = openPostgres(postgres.url, 1);
  await handle.db.execute(sql.raw(`create database ${name}`));
  await handle.close();
  return postgres.urlOf(name);
}

/** All the load comes from one address, and nobody pays. */
async function liftLimits(databaseUrl: string): Promise<void> {
  const handle = openPostgres(databaseUrl, 1);
  for (const key of ["maximumUnpaidUnits", "maximumUnpaidUnitsPerNetwork", "signUpTriesPerAddress"])
    await handle.db.execute(
      sql`insert into settings (key, value) values (${key}, '100000000') on conflict (key) do update set value = excluded.value`,
    );
  await handle.db.execute(sql`update stock_levels set on_hand = 1000000`);
  await handle.close();
}
