import path from "node:path";
import { hasShops } from "#db/tables.ts";
import { BackupError, backUp, backupFileOf } from "../backup/backup.ts";
import type { Config } from "../config.ts";
import { databaseName, requireEmbedded } from "../database-name.ts";
import { runAsCommand, secondsSince } from "../run-as-command.ts";

// npm run backup [-- <file>]: writes the whole shop into one archive.
await runAsCommand(async (shop) => {
  const { db } = shop.database;
  if (!(await hasShops(db)))
    throw new BackupError(`There is no shop in ${databaseName(shop.config)}; nothing was backed up.`);
  const started = performance.now();
  const dataDir = path.resolve(shop.config.dataDir);
  const file = path.resolve(process.argv[2] ?? backupFileOf(shop));
  const { tables } = await backUp(db, dataDir, file);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`${rows} rows of ${tables.length} tables and the files are in ${file} (${secondsSince(started)}).`);
}, announce);

/** Prints the database: a backup of the wrong one would go unnoticed until it is needed. */
function announce(config: Config): void {
  if (!config.databaseUrl) requireEmbedded(config);
  console.log(`Backing up ${databaseName(config)}.`);
}
