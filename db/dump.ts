import { sql } from "drizzle-orm";
import type { Database } from "./client.ts";
import { readRows } from "./read-rows.ts";
import { countRows, findTables } from "./tables.ts";

/** Metadata of a dump. `version`: the last migration, since rows only fit their own version. */
export type DumpTable = { name: string; columns: string[]; rows: number };
export type DumpSummary = { version: string; tables: DumpTable[] };

const ROWS_BATCH_SIZE = 2_000;
/** Transaction ids of this server: written again when loading. */
const NOT_DUMPED = new Set(["listing_changes"]);

/** The tables, in an order that allows loading them. Call it in the transaction of the dump. */
export async function summarize(db: Database): Promise<DumpSummary> {
  const tables: DumpTable[] = [];
  for (const name of (await findTables(db)).filter((table) => !NOT_DUMPED.has(table)))
    tables.push({ name, columns: await findColumns(db, name), rows: await countRows(db, name) });
  return { version: await readVersion(db), tables };
}

/**
 * The rows of a table as JSON, in chunks that fit well into memory; a table that refers to itself comes in one chunk.
 */
export async function* dumpTable(db: Database, table: string): AsyncGenerator<string> {
  const cursor = sql.identifier(`dump_${table}`);
  await db.execute(
    sql`declare ${cursor} no scroll cursor for select row_to_json(t)::text as row from ${sql.identifier(table)} t`,
  );
  const count = (await refersToItself(db, table)) ? sql.raw("all") : sql.raw(`forward ${ROWS_BATCH_SIZE}`);
  for (;;) {
    const rows = await readRows<{ row: string }>(db, sql`fetch ${count} from ${cursor}`);
    if (rows.length === 0) break;
    yield `[${rows.map(({ row }) => row).join(",\n")}]`;
    if (rows.length < ROWS_BATCH_SIZE) break;
  }
  await db.execute(sql`close ${cursor}`);
}

/** Makes triggers write nothing until the end of the transaction: the dump already contains their rows. */
export async function announceLoading(db: Database): Promise<void> {
  await db.execute(sql`select set_config('souk.is_loading', 'on', true)`);
}

export async function loadRows(db: Database, { name, columns }: DumpTable, rows: string): Promise<void> {
  const table = sql.identifier(name);
  const list = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  await db.execute(
    sql`insert into ${table} (${list}) overriding system value select ${list} from json_populate_recordset(null::${table}, ${rows}::json)`,
  );
}

/** After loading: moves sequences past the loaded ids, and checks that everything in the dump was loaded. */
export async function finishLoading(db: Database, summary: DumpSummary): Promise<void> {
  const identities = await readRows<{ name: string; column: string }>(
    db,
    sql`select table_name as name, column_name as column from information_schema.columns where table_schema = 'public' and is_identity = 'YES'`,
  );
  for (const { name, column } of identities) {
    const highest = sql`max(${sql.identifier(column)})`;
    await db.execute(
      sql`select setval(pg_get_serial_sequence(${name}, ${column}), coalesce(${highest}, 1), ${highest} is not null) from ${sql.identifier(name)}`,
    );
  }
  for (const { name, rows } of summary.tables) {
    const loaded = await countRows(db, name);
    if (loaded !== rows) throw new Error(`${name} has ${loaded} rows, the dump says ${rows}; nothing was kept`);
  }
}

/** The newest migration applied to this database. */
export async function readVersion(db: Database): Promise<string> {
  const rows = await readRows<{ hash: string }>(
    db,
    sql`select hash from drizzle.__drizzle_migrations order by created_at desc, id desc limit 1`,
  );
  return rows[0]?.hash ?? "none";
}

async function findColumns(db: Database, table: string): Promise<string[]> {
  const rows = await readRows<{ name: string }>(
    db,
    sql`select column_name as name from information_schema.columns
        where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER' order by ordinal_position`,
  );
  return rows.map(({ name }) => name);
}

async function refersToItself(db: Database, table: string): Promise<boolean> {
  const rows = await readRows(
    db,
    sql`select 1 from pg_constraint where contype = 'f' and conrelid = confrelid and conrelid = ${table}::regclass limit 1`,
  );
  return rows.length > 0;
}
