import path from "node:path";
import { backUp } from "../backup.ts";
import { runAsCommand, secondsSince } from "../run-as-command.ts";

// npm run backup [-- <file>]: the whole shop in one archive.
await runAsCommand(async (shop) => {
  const started = performance.now();
  const dataDir = path.resolve(shop.config.dataDir);
  const moment = shop.now().toISOString().replace(/[:.]/g, "-");
  const file = path.resolve(process.argv[2] ?? path.join(dataDir, "backups", `souk-${moment}.tar.gz`));
  const { tables } = await backUp(shop.database.db, dataDir, file);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`${rows} rows of ${tables.length} tables and the files are in ${file} (${secondsSince(started)}).`);
});
