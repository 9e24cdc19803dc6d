import type { Database } from "./client.ts";
import { isTransaction } from "./prepared.ts";
import { isDatabaseUnavailable } from "./unavailable.ts";

type Waiting<Row, Written> = {
  row: Row;
  resolve: (written: Written) => void;
  reject: (reason: unknown) => void;
};

type Queue<Row, Written> = {
  waiting: Waiting<Row, Written>[];
  isBusy: boolean;
  /** The function of the latest call. */
  write: (rows: Row[]) => Promise<Written[]>;
};

const MAX_ROWS = 64;

const queuesOf = new WeakMap<Database, Map<string, unknown>>();

/**
 * Batches inserts (group commit): rows that arrive in one tick of the event loop, or while earlier ones are being
 * written, go to the database in one statement with one commit. `write` returns results in the order of the rows and
 * writes all of them or none; if it fails, each row is written alone, so that a bad row fails only itself. Inside a
 * transaction each is written alone.
 */
export async function batchWrites<Row, Written>(
  db: Database,
  name: string,
  row: Row,
  write: (rows: Row[]) => Promise<Written[]>,
): Promise<Written> {
  if (isTransaction(db)) return (await write([row]))[0]!;
  let queues = queuesOf.get(db);
  if (!queues) queuesOf.set(db, (queues = new Map()));
  let queue = queues.get(name) as Queue<Row, Written> | undefined;
  if (!queue) queues.set(name, (queue = { waiting: [], isBusy: false, write }));
  const { waiting } = queue;
  queue.write = write;
  const written = new Promise<Written>((resolve, reject) => waiting.push({ row, resolve, reject }));
  if (!queue.isBusy) {
    queue.isBusy = true;
    const opened = queue;
    setImmediate(() => void writeWaiting(opened));
  }
  return written;
}

async function writeWaiting<Row, Written>(queue: Queue<Row, Written>): Promise<void> {
  while (queue.waiting.length > 0) {
    const some = queue.waiting.splice(0, MAX_ROWS);
    if (!(await isSettled(queue, some))) for (const one of some) await writeAlone(queue, one);
  }
  queue.isBusy = false;
}

async function isSettled<Row, Written>(queue: Queue<Row, Written>, some: Waiting<Row, Written>[]): Promise<boolean> {
  if (some.length === 1) return false;
  try {
    const written = await queue.write(some.map(({ row }) => row));
    for (const [index, { resolve }] of some.entries()) resolve(written[index]!);
    return true;
  } catch (error) {
    // Rows sent before the connection broke may have been written: a retry could write them twice.
    if (!isDatabaseUnavailable(error)) return false;
    for (const { reject } of some) reject(error);
    return true;
  }
}

async function writeAlone<Row, Written>(
  queue: Queue<Row, Written>,
  { row, resolve, reject }: Waiting<Row, Written>,
): Promise<void> {
  try {
    resolve((await queue.write([row]))[0]!);
  } catch (error) {
    reject(error);
  }
}
