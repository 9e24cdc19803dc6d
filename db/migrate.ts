import path from "node:path";
import type pg from "pg";
import { migrate as migratePostgres } from "drizzle-orm/node-postgres/migrator";
import { migrate as migrateEmbedded } from "drizzle-orm/pglite/migrator";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { sql } from "drizzle-orm";
import { drizzle as drizzlePostgres } from "drizzle-orm/node-postgres";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import type { DatabaseHandle } from "./client.ts";
import { readRows } from "./read-rows.ts";
import { underLock } from "./under-lock.ts";

const MIGRATION_LOCK = 760_417;
const MANY_PAGES = 1_000;

/** The database was written by a newer version: this one does not know its schema. */
export class NewerDatabaseError extends Error {}

/** Applies the migrations; on PostgreSQL one process at a time. `folder`: the project folder. */
export async function migrate(handle: DatabaseHandle, folder: string): Promise<void> {
  const migrationsFolder = path.join(folder, "db", "migrations");
  await refuseNewer(handle, migrationsFolder);
  if (handle.embedded) return migrateEmbedded(drizzlePglite(handle.embedded), { migrationsFolder });
  await underLock(handle.pool!, MIGRATION_LOCK, async (client) => {
    await migratePostgres(drizzlePostgres(client), { migrationsFolder });
    await vacuumRewritten(client);
  });
}

/** A table that a migration has rewritten has no statistics, and no index-only scans. Autovacuum does not notice. */
async function vacuumRewritten(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace and relpages > ${MANY_PAGES} and relallvisible = 0`,
  );
  for (const { name } of rows) await client.query(`vacuum (analyze) ${name}`);
}

async function refuseNewer({ db }: DatabaseHandle, migrationsFolder: string): Promise<void> {
  const table = await readRows<{ name: string | null }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`,
  );
  if (!table[0]?.name) return;
  const [seen] = await readRows<{ at: number | null }>(
    db,
    sql`select max(created_at)::float8 as at from drizzle.__drizzle_migrations`,
  );
  const known = Math.max(...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis));
  if (!seen?.at || seen.at <= known) return;
  const day = (at: number) => new Date(at).toISOString().slice(0, 10);
  throw new NewerDatabaseError(
    `The database is newer (${day(seen.at)}) than this version of Souk (${day(known)}). Start the version that it was last used with, or restore a backup of before the update. Nothing was changed.`,
  );
}
