import path from "node:path";
import { migrate as migratePostgres } from "drizzle-orm/node-postgres/migrator";
import { migrate as migrateEmbedded } from "drizzle-orm/pglite/migrator";
import { drizzle as drizzlePostgres } from "drizzle-orm/node-postgres";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import type { DatabaseHandle } from "./client.ts";
import { underLock } from "./under-lock.ts";

const MIGRATION_LOCK = 760_417;

/** Brings the tables up to date; on PostgreSQL one process at a time. `folder`: the project's folder. */
export async function migrate(handle: DatabaseHandle, folder: string): Promise<void> {
  const migrationsFolder = path.join(folder, "db", "migrations");
  if (handle.embedded) return migrateEmbedded(drizzlePglite(handle.embedded), { migrationsFolder });
  await underLock(handle.pool!, MIGRATION_LOCK, (client) =>
    migratePostgres(drizzlePostgres(client), { migrationsFolder }),
  );
}
