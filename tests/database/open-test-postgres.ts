import { afterAll } from "vitest";
import { openPostgres } from "#db/client.ts";
import { migrate } from "#db/migrate.ts";
import { withReference } from "#tests/support/context.ts";
import type { TestDatabase } from "./open-test-database.ts";
import { startPostgres } from "./postgres.ts";

/** A PostgreSQL of a test file's own, migrated and with what every shop needs: for work that is done at the same moment. */
export async function openTestPostgres(connections: number): Promise<TestDatabase & { url: string }> {
  const postgres = await startPostgres();
  const handle = openPostgres(postgres.url, connections);
  afterAll(async () => {
    await handle.close();
    await postgres.stop();
  });
  await migrate(handle, process.cwd());
  await withReference(handle.db);
  return { db: handle.db, handle, url: postgres.url };
}
