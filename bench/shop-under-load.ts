import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { startBuiltServer, type BuiltServer } from "#tests/support/built-server.ts";
import { openPostgres } from "#db/client.ts";
import { readParent, readProcessorTime } from "./processor-time.ts";
import { copySeededShop, type Bed } from "./seeded-shops.ts";

const METRICS_TOKEN = "only for this measurement";
/** Lets the load trigger live events. */
export const LIVE_APP = { PUSHER_APP_ID: "1", PUSHER_APP_KEY: "bench-key", PUSHER_APP_SECRET: "bench-secret" };
const MAX_PATIENCE_MILLISECONDS = 60_000;

/** A demo shop with this many additional products in its own database, served by the built shop. */
export type ShopUnderLoad = {
  url: string;
  databaseUrl: string;
  products: number;
  /** Restarts it with this many processes; returns the time in milliseconds. */
  restart(processes: number, changed?: Readonly<Record<string, string>>): Promise<number>;
  /** Resident bytes of a process that serves. */
  readMemory(): Promise<number>;
  /** CPU time of the main threads of the serving processes so far, in milliseconds. Linux only. */
  readMainThreads(): number;
  /** CPU time of all threads of the shop and of PostgreSQL so far, in milliseconds. */
  readProcessorTime(): number;
  /** Pages served from the page cache so far. */
  readCacheHits(): Promise<number>;
  stop(): Promise<void>;
};

export async function openShopUnderLoad(bed: Bed, products: number): Promise<ShopUnderLoad> {
  const { databaseUrl, folder } = await copySeededShop(bed, products);
  const environment = {
    DATABASE_URL: databaseUrl,
    DEMO_MODE: "true",
    METRICS_TOKEN,
    LOG_LEVEL: "info",
    TRUST_PROXY: "1",
    ...LIVE_APP,
  };
  const postgresPid = await findPostgres(databaseUrl);
  let server: BuiltServer | null = null;
  async function readMetrics(): Promise<string> {
    const response = await fetch(`${shop.url}/metrics`, { headers: { Authorization: `Bearer ${METRICS_TOKEN}` } });
    return response.text();
  }
  const shop: ShopUnderLoad = {
    url: "",
    databaseUrl,
    products,
    async restart(processes, changed = {}) {
      await server?.stop();
      const started = performance.now();
      server = await startBuiltServer({
        data: { folder },
        environment: { ...environment, ...changed, WEB_CONCURRENCY: String(processes) },
      });
      shop.url = server.url;
      const time = performance.now() - started;
      // The first process that serves would get every connection of a load that comes before the others do.
      for (let waited = 0; !server.output().includes("Souk is open"); waited += 50) {
        if (waited > MAX_PATIENCE_MILLISECONDS) throw new Error(`Not all processes serve:\n${server.output()}`);
        await sleep(50);
      }
      return time;
    },
    async readMemory() {
      return Number(/^process_resident_memory_bytes (\S+)/m.exec(await readMetrics())?.[1] ?? 0);
    },
    async readCacheHits() {
      const counts = (await readMetrics()).matchAll(/^page_cache_hits_total\{[^}]*\} (\S+)/gm);
      return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
    },
    readProcessorTime() {
      if (!server) throw new Error("Nothing serves.");
      return readProcessorTime(server.pid) + readProcessorTime(postgresPid);
    },
    readMainThreads() {
      if (!server) throw new Error("Nothing serves.");
      const workers = readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, "utf8").trim();
      return [server.pid, ...workers.split(" ").filter(Boolean).map(Number)].reduce(
        (sum, pid) => sum + readThread(pid),
        0,
      );
    },
    async stop() {
      await server?.stop();
    },
  };
  await shop.restart(1);
  return shop;
}

/** PostgreSQL's main process, which forks one process per connection. */
export async function findPostgres(databaseUrl: string): Promise<number> {
  const handle = openPostgres(databaseUrl, 1);
  try {
    const { rows } = (await handle.db.execute(sql`select pg_backend_pid() as pid`)) as {
      rows: { pid: number }[];
    };
    return readParent(rows[0]!.pid);
  } finally {
    await handle.close();
  }
}

export function readThread(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/task/${pid}/stat`, "utf8");
  // After the name, which may have spaces: user and system time are the 12th and 13th of the rest, in hundredths of a second.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
