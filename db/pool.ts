import pg from "pg";
import { pipelineQueries } from "./pipeline.ts";
import { DatabaseUnavailable } from "./unavailable.ts";

/** For a connection: to be made, or to become free. */
const CONNECT_MILLISECONDS = 20_000;
const IDLE_MILLISECONDS = 30_000;
/** Large tables make PostgreSQL compile short statements for longer than they run. A transaction that nobody goes on with holds its locks. */
const SESSION = "set jit = off; set idle_in_transaction_session_timeout = '5min'";

/** A pool that outlives a restart of PostgreSQL: a connection that breaks fails its statements, and is replaced by the next one. */
export function openPool(url: string, connections: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    application_name: "souk",
    // Statements of one connection do not wait for the answers of those before: they come in their order all the same.
    pipeline: true,
    connectionTimeoutMillis: CONNECT_MILLISECONDS,
    idleTimeoutMillis: IDLE_MILLISECONDS,
    keepAlive: true,
  });
  pool.on("error", () => undefined);
  pool.on("connect", (client) => {
    // The pool listens while a connection is idle; an error without a listener ends the process.
    client.on("error", () => undefined);
    pipelineQueries(client);
    void client.query(SESSION).catch(() => undefined);
  });
  return pool;
}

/** A connection that broke goes back to the pool by itself: Drizzle never releases one whose transaction could not begin. */
export async function checkOut(pool: pg.Pool): Promise<pg.PoolClient> {
  const client = await pool.connect().catch((error: unknown) => {
    throw new DatabaseUnavailable(error);
  });
  const giveBack = client.release.bind(client);
  let isOut = true;
  const onEnd = () => client.release(true);
  client.release = (error) => {
    if (!isOut) return;
    isOut = false;
    client.off("end", onEnd);
    giveBack(error);
  };
  client.once("end", onEnd);
  return client;
}
