import DataLoader from "dataloader";
import type { Database } from "./client.ts";
import { isTransaction } from "./prepared.ts";

/** The reads of each name that wait for the end of this tick. */
const waitingOf = new WeakMap<Database, Map<string, DataLoader<unknown, unknown>>>();

/**
 * Batches reads: keys requested in one tick of the event loop go to the database in one query, since under load most of
 * the cost of a read is the round trip. Inside a transaction each read is sent alone.
 */
export async function batchReads<Key, Value>(
  db: Database,
  name: string,
  keys: readonly Key[],
  load: (keys: Key[]) => Promise<ReadonlyMap<Key, Value>>,
): Promise<ReadonlyMap<Key, Value>> {
  if (isTransaction(db)) return load([...keys]);
  let waiting = waitingOf.get(db);
  if (!waiting) waitingOf.set(db, (waiting = new Map()));
  let loader = waiting.get(name) as DataLoader<Key, Value | undefined> | undefined;
  if (!loader) {
    const named = waiting;
    loader = new DataLoader(
      async (wanted: readonly Key[]) => {
        // The next read of this name has its own loader: nothing is read from a cache.
        named.delete(name);
        const found = await load([...wanted]);
        return wanted.map((key) => found.get(key));
      },
      { batchScheduleFn: (send) => setImmediate(send) },
    );
    waiting.set(name, loader as DataLoader<unknown, unknown>);
  }
  const batch = loader;
  const values = await Promise.all(keys.map((key) => batch.load(key)));
  return new Map(keys.flatMap((key, index) => (values[index] === undefined ? [] : [[key, values[index]]])));
}
