import { AsyncLocalStorage } from "node:async_hooks";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { drizzle as drizzleNodePostgres } from "drizzle-orm/node-postgres";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import pg from "pg";
import { lockFolder } from "./folder-lock.ts";
import { createListener } from "./listener.ts";
import { checkOut, openPool } from "./pool.ts";
import { DatabaseUnavailable, isBrokenOff } from "./unavailable.ts";

/** What repositories use: the database, or a transaction on it. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** The opened database, with the operations reserved for its owner. */
export type DatabaseHandle = {
  db: Database;
  kind: "embedded" | "postgresql";
  /** The embedded database itself, for dumps and for the job queue. */
  embedded: PGlite | null;
  pool: pg.Pool | null;
  /**
   * Calls `onMessage` for every message that any process sends on the channel, and `onMissed` when some may have been
   * missed.
   */
  listen(channel: string, onMessage: (payload: string) => void, onMissed: () => void): Promise<void>;
  notify(channel: string, payload: string): Promise<void>;
  close(): Promise<void>;
};

const TYPE_INT8 = 20;
/** Marks code that runs inside a transaction of one database. */
type InsideMark = AsyncLocalStorage<true>;

pg.types.setTypeParser(TYPE_INT8, Number);

/** Opens PostgreSQL by its URL. `connections`: the maximum size of the pool. */
export function openPostgres(url: string, connections = 10): DatabaseHandle {
  const pool = openPool(url, connections);
  const inside: InsideMark = new AsyncLocalStorage();
  const db = guardTransactions(
    drizzleNodePostgres(guardOuterUse(steady(pool), ["query", "connect"], inside)) as Database,
    inside,
  );
  const listener = createListener(url);
  return {
    db,
    kind: "postgresql",
    embedded: null,
    pool,
    listen: (channel, onMessage, onMissed) => listener.listen(channel, { onMessage, onMissed }),
    async notify(channel, payload) {
      await pool.query("select pg_notify($1, $2)", [channel, payload]).catch((error: unknown) => {
        throw isBrokenOff(error) ? new DatabaseUnavailable(error) : error;
      });
    },
    async close() {
      await listener.close();
      await pool.end();
    },
  };
}

/** Opens the embedded database in its own folder, locked against a second process; `null`: in memory. */
export async function openEmbedded(folder: string | null, snapshot?: Blob): Promise<DatabaseHandle> {
  const lock = folder ? await lockFolder(folder) : null;
  if (folder) await mkdir(path.join(folder, "database"), { recursive: true });
  const embedded = await PGlite.create({
    ...(folder ? { dataDir: path.join(folder, "database") } : {}),
    ...(snapshot ? { loadDataDir: snapshot } : {}),
    extensions: { pg_trgm, unaccent },
    parsers: { [TYPE_INT8]: Number },
  });
  const inside: InsideMark = new AsyncLocalStorage();
  const db = guardTransactions(drizzlePglite(guardOuterUse(embedded, ["query", "exec"], inside)) as Database, inside);
  return {
    db,
    kind: "embedded",
    embedded,
    pool: null,
    async listen(channel, onMessage) {
      await embedded.listen(channel, onMessage);
    },
    async notify(channel, payload) {
      await embedded.query("select pg_notify($1, $2)", [channel, payload]);
    },
    async close() {
      await embedded.close();
      await lock?.release();
    },
  };
}

/** Makes Drizzle get its connections through `checkOut`. */
function steady(pool: pg.Pool): pg.Pool {
  return new Proxy(pool, {
    get(target, name) {
      if (name === "connect") return () => checkOut(target);
      const member = Reflect.get(target, name, target) as unknown;
      return typeof member === "function" ? (member.bind(target) as unknown) : member;
    },
  });
}

/**
 * With the single embedded connection, using the outer handle inside a transaction deadlocks; on PostgreSQL it reads
 * stale rows.
 */
function guardOuterUse<Client extends object>(client: Client, methods: readonly string[], inside: InsideMark): Client {
  return new Proxy(client, {
    get(target, name) {
      const member = Reflect.get(target, name, target) as unknown;
      if (typeof member !== "function") return member;
      if (methods.includes(String(name)) && inside.getStore())
        throw new Error("The outer database was used inside a transaction; use the transaction's own context");
      return member.bind(target);
    },
  });
}

function guardTransactions(db: Database, inside: InsideMark): Database {
  const begin = db.transaction.bind(db);
  db.transaction = ((work, config) => {
    if (inside.getStore()) throw new Error("A transaction was begun inside another one");
    return begin((transaction) => inside.run(true, () => work(transaction)), config);
  }) as Database["transaction"];
  return db;
}
