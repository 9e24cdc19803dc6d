import type { Database } from "./client.ts";
import { isTransaction } from "./prepared.ts";

type Waiting<Key, Value> = { keys: Set<Key>; found: Promise<ReadonlyMap<Key, Value>>; send: () => Promise<unknown> };
/** The reads of one name. */
type Reads = { waiting: Waiting<unknown, unknown> | null; underWay: number };

/** A read that waits for the disk blocks no other; keys requested while this many reads are in flight are batched. */
const MAX_UNDER_WAY = 2;

const readsOf = new WeakMap<Database, Map<string, Reads>>();

/**
 * Batches reads: keys requested in one tick of the event loop, or while similar reads are in flight, go to the database
 * in one query, since under load most of the cost of a read is the round trip. Each query is sent after its keys were
 * requested. Returns all rows found for the whole batch. Inside a transaction each read is sent alone.
 */
export function batchReads<Key, Value>(
  db: Database,
  name: string,
  keys: readonly Key[],
  load: (keys: Key[]) => Promise<ReadonlyMap<Key, Value>>,
): Promise<ReadonlyMap<Key, Value>> {
  if (isTransaction(db)) return load([...keys]);
  const reads = findReads(db, name);
  const isFirst = reads.waiting === null;
  const next = (reads.waiting ??= gather(load) as Waiting<unknown, unknown>) as Waiting<Key, Value>;
  for (const key of keys) next.keys.add(key);
  if (isFirst) sendSoon(reads);
  return next.found;
}

function findReads(db: Database, name: string): Reads {
  let named = readsOf.get(db);
  if (!named) readsOf.set(db, (named = new Map()));
  let reads = named.get(name);
  if (!reads) named.set(name, (reads = { waiting: null, underWay: 0 }));
  return reads;
}

function gather<Key, Value>(load: (keys: Key[]) => Promise<ReadonlyMap<Key, Value>>): Waiting<Key, Value> {
  const keys = new Set<Key>();
  const { promise: found, resolve, reject } = Promise.withResolvers<ReadonlyMap<Key, Value>>();
  return { keys, found, send: () => load([...keys]).then(resolve, reject) };
}

function sendSoon(reads: Reads): void {
  setImmediate(() => {
    const { waiting } = reads;
    if (waiting === null || reads.underWay === MAX_UNDER_WAY) return;
    reads.waiting = null;
    reads.underWay += 1;
    void waiting.send().finally(() => {
      reads.underWay -= 1;
      sendSoon(reads);
    });
  });
}
