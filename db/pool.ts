import pg from "pg";
import { DatabaseUnavailable } from "./unavailable.ts";

/** The timeout for a new or free connection. */
const CONNECT_MILLISECONDS = 20_000;
const IDLE_MILLISECONDS = 30_000;
/**
 * With large tables PostgreSQL's JIT compiles short statements for longer than they run, and starting parallel workers for
 * them takes longer still. An abandoned transaction holds its locks.
 */
const SESSION =
  "set jit = off; set max_parallel_workers_per_gather = 0; set idle_in_transaction_session_timeout = '5min'";

/** A pool that survives a restart of PostgreSQL: a broken connection fails its statements and is replaced. */
export function openPool(url: string, connections: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    application_name: "souk",
    // Statements on one connection do not wait for earlier results: they still run in order.
    pipeline: true,
    connectionTimeoutMillis: CONNECT_MILLISECONDS,
    idleTimeoutMillis: IDLE_MILLISECONDS,
    keepAlive: true,
  });
  pool.on("error", () => undefined);
  pool.on("connect", (client) => {
    // The pool handles errors only while a connection is idle; an error without a handler ends the process.
    client.on("error", () => undefined);
    void client.query(SESSION).catch(() => undefined);
  });
  return pool;
}

/** Returns a broken connection to the pool: Drizzle never releases one whose transaction could not begin. */
export async function checkOut(pool: pg.Pool): Promise<pg.PoolClient> {
  const client = await pool.connect().catch((error: unknown) => {
    throw new DatabaseUnavailable(error);
  });
  const release = client.release.bind(client);
  let isOut = true;
  const onEnd = () => client.release(true);
  client.release = (error) => {
    if (!isOut) return;
    isOut = false;
    client.off("end", onEnd);
    release(error);
  };
  client.once("end", onEnd);
  return client;
}
