import type { PGlite } from "@electric-sql/pglite";
import type pg from "pg";
import { answerBackwards } from "./answer-backwards.ts";

/** A connection on which everything can be rolled back: a test's own transactions become savepoints. */
export type OneConnection = {
  begin(): Promise<void>;
  rollback(): Promise<void>;
  /** Sets a mark, to which `rollbackToMark` returns. */
  mark(): Promise<void>;
  rollbackToMark(): Promise<void>;
};

type Send = (statement: string) => Promise<unknown>;

const BEGIN = /^\s*(begin|start transaction)\b/i;
const COMMIT = /^\s*commit\b/i;
const ROLLBACK = /^\s*rollback\s*;?\s*$/i;

/** Turns statements and transactions of the embedded database into savepoints of one transaction that is never committed. */
export function holdEmbedded(embedded: PGlite): OneConnection {
  const query = answerBackwards(embedded.query.bind(embedded));
  const exec = embedded.exec.bind(embedded);
  const turn = takeTurns();
  const send: Send = (statement) => exec(statement);
  const inside = { query, exec, sql: embedded.sql.bind(embedded), rollback: () => send("rollback to savepoint work") };
  Object.assign(embedded, {
    query: (...values: Parameters<typeof query>) => turn(() => asSavepoint(send, () => query(...values))),
    exec: (...values: Parameters<typeof exec>) => turn(() => asSavepoint(send, () => exec(...values))),
    transaction: (work: (transaction: unknown) => Promise<unknown>) =>
      turn(() => asSavepoint(send, () => work(inside))),
  });
  return marks(send);
}

/** The same for a PostgreSQL pool: it hands out one client, in turns. */
export async function holdPool(pool: pg.Pool): Promise<OneConnection> {
  const client = await pool.connect();
  const query = answerBackwards(client.query.bind(client) as (...values: unknown[]) => Promise<unknown>);
  const turn = takeTurns();
  const send: Send = (statement) => query(statement);
  const connect = () =>
    new Promise<unknown>((resolve) => {
      void turn(() => new Promise<void>((release) => resolve(borrow(query, send, release))));
    });
  Object.assign(pool, {
    query: (...values: unknown[]) => turn(() => asSavepoint(send, () => query(...values))),
    connect,
    end: async () => client.release(true),
  });
  return marks(send);
}

function borrow(query: (...values: unknown[]) => Promise<unknown>, send: Send, release: () => void): unknown {
  return {
    release,
    once: () => undefined,
    off: () => undefined,
    query(...values: unknown[]) {
      const first = values[0];
      const statement = typeof first === "string" ? first : ((first as { text?: string }).text ?? "");
      if (BEGIN.test(statement)) return send("savepoint work");
      if (COMMIT.test(statement)) return send("release savepoint work");
      if (ROLLBACK.test(statement)) return send("rollback to savepoint work; release savepoint work");
      return query(...values);
    },
  };
}

async function asSavepoint<Value>(send: Send, work: () => Promise<Value>): Promise<Value> {
  await send("savepoint work");
  try {
    const value = await work();
    await send("release savepoint work");
    return value;
  } catch (error) {
    await send("rollback to savepoint work; release savepoint work");
    throw error;
  }
}

function takeTurns(): <Value>(work: () => Promise<Value>) => Promise<Value> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
}

function marks(send: Send): OneConnection {
  return {
    begin: async () => void (await send("begin")),
    rollback: async () => void (await send("rollback")),
    mark: async () => void (await send("savepoint test")),
    rollbackToMark: async () => void (await send("rollback to savepoint test; release savepoint test")),
  };
}
