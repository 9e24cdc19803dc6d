import { sql } from "drizzle-orm";
import { findTables } from "#db/tables.ts";
import type { Database } from "#db/client.ts";

/** Every `table.column` of the database that holds one of the values, in whatever case, also within JSON and arrays. */
export async function findTraces(db: Database, values: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const table of await findTables(db))
    for (const value of values) {
      const { rows } = (await db.execute(
        sql`select to_jsonb(t) as row from ${sql.identifier(table)} t where to_jsonb(t)::text ilike ${`%${value}%`}`,
      )) as { rows: { row: Record<string, unknown> }[] };
      for (const { row } of rows)
        for (const [column, held] of Object.entries(row))
          if (JSON.stringify(held).toLowerCase().includes(value)) found.push(`${table}.${column}: ${value}`);
    }
  return found;
}
