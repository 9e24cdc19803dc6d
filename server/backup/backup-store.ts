import { open, readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import type { Backup, BackupStore } from "#domain/platform/system/backup-store.ts";

const NAME = /^souk-[0-9TZ-]{1,60}\.tar\.gz$/;
const CHUNK_BYTES = 256 * 1_024;

/** The archives in `folder`; names cannot escape the folder. */
export function createBackupStore(folder: string): BackupStore {
  async function sizeOf(name: string): Promise<Backup | null> {
    const found = NAME.test(name) ? await stat(path.join(folder, name)).catch(ignoreMissing) : null;
    return found?.isFile() ? { name, bytes: found.size, madeAt: found.mtime.toISOString() } : null;
  }

  return {
    async list() {
      const names = (await readdir(folder).catch(ignoreMissing)) ?? [];
      const found = await Promise.all(names.map(sizeOf));
      return found.filter((backup) => backup !== null).toSorted((one, other) => other.madeAt.localeCompare(one.madeAt));
    },
    async open(name) {
      if (!NAME.test(name)) return null;
      const handle = await open(path.join(folder, name)).catch(ignoreMissing);
      if (!handle) return null;
      const { size } = await handle.stat();
      const stream = Readable.toWeb(handle.createReadStream({ highWaterMark: CHUNK_BYTES }));
      return { bytes: size, stream: stream as ReadableStream<Uint8Array> };
    },
    async remove(name) {
      if (!(await sizeOf(name))) return false;
      await rm(path.join(folder, name), { force: true });
      return true;
    },
  };
}

function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}
