import { createReadStream, createWriteStream } from "node:fs";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { extract, pack } from "tar-stream";

export type ArchiveEntry = { name: string; content: Buffer };
export type ArchiveWriter = { add(name: string, content: Buffer): Promise<void>; close(): Promise<void> };

/** Writes a .tar.gz that any tar can read; one entry at a time is held in memory. */
export function writeArchive(file: string): ArchiveWriter {
  const archive = pack();
  const output = createWriteStream(file, { flags: "wx", mode: 0o600 });
  const written = pipeline(archive, createGzip({ level: 1 }), output);
  // A failure is also reported to the code that awaits the next entry.
  written.catch(() => undefined);
  return {
    add: (name, content) =>
      new Promise((resolve, reject) => {
        written.catch(reject);
        archive.entry({ name, mode: 0o600 }, content, (error) => (error ? reject(error) : resolve()));
      }),
    async close() {
      archive.finalize();
      await written;
    },
  };
}

/** The entries of an archive, in order. */
export async function* readArchive(file: string): AsyncGenerator<ArchiveEntry> {
  const entries = extract();
  const read = pipeline(createReadStream(file), createGunzip(), entries);
  read.catch(() => undefined);
  for await (const entry of entries) yield { name: entry.header.name, content: await buffer(entry) };
  await read;
}
