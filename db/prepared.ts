import { sql, type Placeholder, type SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type { Database } from "./client.ts";

const dialect = new PgDialect();
const built = new WeakMap<Database, Map<string, unknown>>();

/**
 * A hot query, built once for each database and each transaction; `name` identifies its whole shape, since the server
 * caches its plan by it.
 */
export function prepared<Built>(db: Database, name: string, build: (db: Database, name: string) => Built): Built {
  let queries = built.get(db);
  if (!queries) built.set(db, (queries = new Map()));
  let query = queries.get(name) as Built | undefined;
  if (!query) queries.set(name, (query = build(db, name)));
  return query;
}

/** A hot statement in raw SQL; `write` inserts values by name. Its rows are keyed by column names. */
export function preparedSql<Row>(
  db: Database,
  name: string,
  write: (value: (name: string) => Placeholder) => SQL,
): { execute(values: Record<string, unknown>): Promise<Row[]> } {
  const query = prepared(db, name, (on, named) =>
    on._.session.prepareQuery(dialect.sqlToQuery(write(sql.placeholder)), undefined, named, false),
  );
  return { execute: async (values) => ((await query.execute(values)) as { rows: Row[] }).rows };
}
