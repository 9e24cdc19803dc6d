import type { Database } from "./client.ts";

const kept = new WeakMap<Database, Map<string, unknown>>();

/** A hot query, built once for each database handle; `name` tells its whole shape, since the server keeps its plan under it. */
export function prepared<Query>(db: Database, name: string, build: (db: Database, name: string) => Query): Query {
  let queries = kept.get(db);
  if (!queries) kept.set(db, (queries = new Map()));
  let query = queries.get(name) as Query | undefined;
  if (!query) queries.set(name, (query = build(db, name)));
  return query;
}
