import { rename, rm, writeFile } from "node:fs/promises";

export const UNFINISHED = ".unfinished";

/** Writes a temporary file, then renames it: no one reads a partial file, and a full disk leaves nothing behind. */
export async function writeWhole(file: string, content: string | Uint8Array, mode = 0o600): Promise<void> {
  const unfinished = `${file}.${process.pid}${UNFINISHED}`;
  try {
    await writeFile(unfinished, content, { mode });
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw error;
  }
}
