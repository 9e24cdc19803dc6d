import path from "node:path";
import { BackupError, restore } from "../backup/backup.ts";
import { runAsCommand, secondsSince } from "../run-as-command.ts";

// npm run restore -- <file>: loads an archive of `npm run backup` into a database without a shop.
await runAsCommand(async (shop) => {
  const started = performance.now();
  const file = process.argv[2];
  if (!file) throw new BackupError("Say which archive to restore: npm run restore -- <file>");
  const { tables } = await restore(shop.database.db, path.resolve(shop.config.dataDir), path.resolve(file));
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`${rows} rows of ${tables.length} tables and the files are back (${secondsSince(started)}).`);
});
