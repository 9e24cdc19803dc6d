import path from "node:path";
import { openEmbedded } from "#db/client.ts";
import { migrate } from "#db/migrate.ts";
import { BackupError, copyDatabase } from "../backup/backup.ts";
import { requireEmbedded } from "../database-name.ts";
import { runAsCommand, secondsSince } from "../run-as-command.ts";

// DATABASE_URL=postgres://… npm run move-to-postgres: copies the embedded database of DATA_DIR into that PostgreSQL.
await runAsCommand(async (shop) => {
  if (shop.database.kind !== "postgresql")
    throw new BackupError("Set DATABASE_URL to the PostgreSQL that the shop moves to.");
  requireEmbedded(shop.config);
  const started = performance.now();
  const embedded = await openEmbedded(path.resolve(shop.config.dataDir));
  try {
    await migrate(embedded, shop.folder);
    const { tables } = await copyDatabase(embedded.db, shop.database.db);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(
      `${rows} rows of ${tables.length} tables are in PostgreSQL now (${secondsSince(started)}). The files stay in ${shop.config.dataDir}.`,
    );
    console.log("Keep DATABASE_URL set when you start the shop. The embedded database was not changed.");
  } finally {
    await embedded.close();
  }
});
