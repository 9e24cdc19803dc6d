import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { UNFINISHED } from "#integrations/files/write-whole.ts";

/** No write takes this long: its process has died. */
const LEFT_MILLISECONDS = 3_600_000;

/** Removes files that processes killed while writing left in these folders and their subfolders. */
export async function removeUnfinished(folders: readonly string[], now = new Date()): Promise<void> {
  for (const folder of folders) {
    const names = await readdir(folder, { recursive: true }).catch(() => []);
    for (const name of names.filter((each) => each.endsWith(UNFINISHED))) {
      const file = path.join(folder, name);
      const found = await stat(file).catch(() => null);
      if (found && now.getTime() - found.mtimeMs > LEFT_MILLISECONDS) await rm(file, { force: true });
    }
  }
}
