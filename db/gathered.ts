import type { Database } from "./client.ts";
import { isTransaction } from "./prepared.ts";

type Waiting<Key, Value> = { keys: Set<Key>; found: Promise<ReadonlyMap<Key, Value>> };

const waitingOf = new WeakMap<Database, Map<string, unknown>>();

/**
 * Reads that are asked for in one turn of the event loop go to the database together, in one query: when many ask at once, most of
 * the cost of a read is that of sending it. Answers what was found of all that was asked for. Inside of a transaction each goes alone.
 */
export function gathered<Key, Value>(
  db: Database,
  name: string,
  keys: readonly Key[],
  load: (keys: Key[]) => Promise<ReadonlyMap<Key, Value>>,
): Promise<ReadonlyMap<Key, Value>> {
  if (isTransaction(db)) return load([...keys]);
  let waiting = waitingOf.get(db);
  if (!waiting) waitingOf.set(db, (waiting = new Map()));
  let next = waiting.get(name) as Waiting<Key, Value> | undefined;
  if (!next) waiting.set(name, (next = openTurn(() => waiting.delete(name), load)));
  for (const key of keys) next.keys.add(key);
  return next.found;
}

function openTurn<Key, Value>(
  close: () => void,
  load: (keys: Key[]) => Promise<ReadonlyMap<Key, Value>>,
): Waiting<Key, Value> {
  const keys = new Set<Key>();
  const found = new Promise<ReadonlyMap<Key, Value>>((resolve, reject) => {
    setImmediate(() => {
      close();
      load([...keys]).then(resolve, reject);
    });
  });
  return { keys, found };
}
