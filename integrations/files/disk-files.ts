import { mkdir, open, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import type { FileFolder, FileStore } from "#domain/platform/file/file-store.ts";
import { writeWhole } from "./write-whole.ts";

const CHUNK_BYTES = 64 * 1_024;
const NAME = /^[\w-]{1,120}\.[a-z0-9]{2,5}$/;

/** Stores files in a local folder. `forget` deletes the renditions of a public image. */
export function createDiskFiles(folder: string, forget: (name: string) => Promise<void>): FileStore {
  // Images are next to those of the catalog; a subfolder is out of reach of their addresses.
  const folders: Record<FileFolder, string> = { pictures: folder, private: path.join(folder, "private") };

  function pathOf(kind: FileFolder, name: string): string {
    if (!NAME.test(name)) throw new Error(`Not the name of a file: ${name}`);
    return path.join(folders[kind], name);
  }

  return {
    async write(kind, name, bytes) {
      const file = pathOf(kind, name);
      await mkdir(folders[kind], { recursive: true });
      await writeWhole(file, bytes);
    },
    async read(kind, name) {
      return readFile(pathOf(kind, name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return null;
        throw error;
      });
    },
    async open(kind, name, start, end) {
      const handle = await open(pathOf(kind, name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return null;
        throw error;
      });
      if (!handle) return null;
      const stream = handle.createReadStream({ start, end, highWaterMark: CHUNK_BYTES });
      return Readable.toWeb(stream) as ReadableStream<Uint8Array>;
    },
    async remove(kind, name) {
      await rm(pathOf(kind, name), { force: true });
      if (kind === "pictures") await forget(name);
    },
  };
}
