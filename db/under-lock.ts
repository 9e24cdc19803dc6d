import type pg from "pg";

/** Runs `work` while no other process does what goes under the same number; it may use the connection that holds the lock. */
export async function underLock<Answer>(
  pool: pg.Pool,
  lock: number,
  work: (client: pg.PoolClient) => Promise<Answer>,
): Promise<Answer> {
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [lock]);
    return await work(client);
  } finally {
    await client.query("select pg_advisory_unlock($1)", [lock]);
    client.release();
  }
}
