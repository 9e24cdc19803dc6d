import type pg from "pg";
import { checkOut } from "./pool.ts";

/** Runs `work` under an advisory lock shared by all processes; it may use the connection that holds the lock. */
export async function underLock<Answer>(
  pool: pg.Pool,
  lock: number,
  work: (client: pg.PoolClient) => Promise<Answer>,
): Promise<Answer> {
  const client = await checkOut(pool);
  try {
    await client.query("select pg_advisory_lock($1)", [lock]);
    return await work(client);
  } finally {
    // The server releases the locks of a lost connection.
    const isUnlocked = await client.query("select pg_advisory_unlock($1)", [lock]).catch(() => null);
    client.release(isUnlocked === null);
  }
}
