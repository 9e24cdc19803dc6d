import { constants, setPriority } from "node:os";
import { openEmbedded } from "#db/client.ts";
import { backUp } from "../backup/backup.ts";
import { errorForTerminal } from "../http/error-for-log.ts";

// node server/commands/dump-copy.ts <copy> <data folder> <file>: writes a backup from a copy of the embedded database; started by the shop.
const [copy = "", dataDir = "", file = ""] = process.argv.slice(2);
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
const end = () => process.exit(1);
process.once("disconnect", end);
try {
  const database = await openEmbedded(copy);
  await backUp(database.db, dataDir, file);
  await database.close();
} catch (error) {
  console.error(errorForTerminal(error));
  process.exitCode = 1;
} finally {
  process.off("disconnect", end);
  if (process.connected) process.disconnect();
}
