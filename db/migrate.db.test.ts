import path from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openEmbedded, type DatabaseHandle } from "./client.ts";
import { migrate, NewerDatabaseError } from "./migrate.ts";

const FOLDER = path.resolve(import.meta.dirname, "..");
let handle: DatabaseHandle;
beforeAll(async () => {
  handle = await openEmbedded(null);
});
afterAll(() => handle.close());

test("a program older than the database refuses to start and changes nothing; its own and older ones it takes", async () => {
  await migrate(handle, FOLDER);
  await migrate(handle, FOLDER);
  await handle.db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a later version', 4102444800000)`,
  );
  const refused = migrate(handle, FOLDER);
  await expect(refused).rejects.toThrow(NewerDatabaseError);
  await expect(refused).rejects.toThrow("The database is newer (2100-01-01) than this version of Souk");
});
