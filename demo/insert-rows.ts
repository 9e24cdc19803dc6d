import type { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "#db/client.ts";

const ROWS_PER_STATEMENT = 400;

/** Inserts rows in batches; PostgreSQL accepts at most 65,535 parameters per statement. */
export async function insertRows<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly Table["$inferInsert"][],
): Promise<void> {
  for (const part of inParts(rows)) await db.insert(table).values(part as never);
}

/** The same, but existing rows are left unchanged. */
export async function insertMissing<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly Table["$inferInsert"][],
): Promise<void> {
  for (const part of inParts(rows))
    await db
      .insert(table)
      .values(part as never)
      .onConflictDoNothing();
}

/** Inserts rows that get an id; returns the ids in the order of the rows. */
export async function insertWithIds<Table extends PgTable & { id: unknown }>(
  db: Database,
  table: Table,
  rows: readonly Table["$inferInsert"][],
): Promise<number[]> {
  const ids: number[] = [];
  for (const part of inParts(rows)) {
    const inserted = await db
      .insert(table)
      .values(part as never)
      .returning({ id: table.id as never });
    ids.push(...(inserted as { id: number }[]).map((row) => row.id));
  }
  return ids;
}

function inParts<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / ROWS_PER_STATEMENT) }, (_, index) =>
    rows.slice(index * ROWS_PER_STATEMENT, (index + 1) * ROWS_PER_STATEMENT),
  );
}
