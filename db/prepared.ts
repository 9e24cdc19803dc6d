import { sql, type Placeholder, type Query, type SQL } from "drizzle-orm";
import type { Database } from "./client.ts";

const kept = new WeakMap<Database, Map<string, unknown>>();
const outerOf = new WeakMap<Database, Database>();

/** Lets queries inside the transaction reuse those built for the database outside of it. */
export function markTransaction(transaction: Database, outer: Database): void {
  outerOf.set(transaction, outer);
}

export function isTransaction(db: Database): boolean {
  return outerOf.has(db);
}

/**
 * A hot query, built once for each database; `name` identifies its whole shape, since the server caches its plan by it.
 */
export function prepared<Built extends object>(
  db: Database,
  name: string,
  build: (db: Database, name: string) => Built,
): Built {
  const outer = outerOf.get(db);
  const query = keepQuery(outer ?? db, name, build);
  // Drizzle binds a built query to one client; only that differs inside a transaction.
  return outer ? (Object.assign(Object.create(query) as object, { client: clientOf(db) }) as Built) : query;
}

function keepQuery<Built>(db: Database, name: string, build: (db: Database, name: string) => Built): Built {
  let queries = kept.get(db);
  if (!queries) kept.set(db, (queries = new Map()));
  let query = queries.get(name) as Built | undefined;
  if (!query) queries.set(name, (query = build(db, name)));
  return query;
}

function clientOf(db: Database): unknown {
  return (db._.session as unknown as { client: unknown }).client;
}

/** A hot statement in raw SQL; `write` inserts values by name. Its rows are keyed by column names. */
export function preparedSql<Row>(
  db: Database,
  name: string,
  write: (value: (name: string) => Placeholder) => SQL,
): { execute(values: Record<string, unknown>): Promise<Row[]> } {
  const query = prepared(db, name, (outer, named) => {
    const { dialect } = outer as unknown as { dialect: { sqlToQuery(text: SQL): Query } };
    return outer._.session.prepareQuery(dialect.sqlToQuery(write(sql.placeholder)), undefined, named, false);
  });
  return { execute: async (values) => ((await query.execute(values)) as { rows: Row[] }).rows };
}
