import type { SQL } from "drizzle-orm";
import type { Database } from "./client.ts";

/** The rows of a raw SQL statement, keyed by column name. */
export async function readRows<Row>(db: Database, statement: SQL): Promise<Row[]> {
  return ((await db.execute(statement)) as { rows: Row[] }).rows;
}
