import { createReadStream, createWriteStream } from "node:fs";
import { once } from "node:events";
import { finished } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";

const BLOCK = 512;
const LONGEST_NAME = 100;
const PLAIN_FILE = "0";
const LONG_NAME = "L";

export type ArchiveEntry = { name: string; content: Buffer };
export type ArchiveWriter = { add(name: string, content: Buffer): Promise<void>; close(): Promise<void> };

/** Writes a .tar.gz that any tar can read; one entry at a time is held in memory. */
export function writeArchive(file: string): ArchiveWriter {
  const zip = createGzip({ level: 1 });
  const output = createWriteStream(file, { flags: "wx", mode: 0o600 });
  zip.pipe(output);
  output.on("error", (error) => zip.destroy(error));

  async function push(bytes: Buffer): Promise<void> {
    if (!zip.write(bytes)) await once(zip, "drain");
  }

  async function add(name: string, content: Buffer): Promise<void> {
    const bytes = Buffer.from(name);
    if (bytes.length > LONGEST_NAME)
      await addBlock("././@LongLink", LONG_NAME, Buffer.concat([bytes, Buffer.alloc(1)]));
    await addBlock(bytes.subarray(0, LONGEST_NAME).toString(), PLAIN_FILE, content);
  }

  async function addBlock(name: string, kind: string, content: Buffer): Promise<void> {
    await push(headerOf(name, kind, content.length));
    await push(content);
    await push(Buffer.alloc((BLOCK - (content.length % BLOCK)) % BLOCK));
  }

  return {
    add,
    async close() {
      zip.end(Buffer.alloc(2 * BLOCK));
      await finished(output);
    },
  };
}

/** The entries of an archive, in order. */
export async function* readArchive(file: string): AsyncGenerator<ArchiveEntry> {
  const source = createReadStream(file);
  const unzipped = source.pipe(createGunzip());
  source.on("error", (error) => unzipped.destroy(error));
  const take = takeBytes(unzipped as AsyncIterable<Buffer>);
  let longName: string | null = null;
  for (;;) {
    const header = await take(BLOCK);
    if (header[0] === 0) return;
    const size = Number.parseInt(textOf(header, 124, 12), 8);
    const content = await take(size);
    await take((BLOCK - (size % BLOCK)) % BLOCK);
    if (String.fromCharCode(header[156]!) === LONG_NAME) longName = textOf(content, 0, size);
    else {
      yield { name: longName ?? textOf(header, 0, LONGEST_NAME), content };
      longName = null;
    }
  }
}

function headerOf(name: string, kind: string, size: number): Buffer {
  const header = Buffer.alloc(BLOCK);
  header.write(name, 0, LONGEST_NAME);
  header.write("0000600\0", 100);
  header.write("0000000\0", 108);
  header.write("0000000\0", 116);
  header.write(`${size.toString(8).padStart(11, "0")}\0`, 124);
  header.write(
    `${Math.floor(Date.now() / 1000)
      .toString(8)
      .padStart(11, "0")}\0`,
    136,
  );
  header.write("        ", 148);
  header.write(kind, 156);
  header.write("ustar  \0", 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
  return header;
}

function textOf(bytes: Buffer, start: number, length: number): string {
  const part = bytes.subarray(start, start + length);
  const end = part.indexOf(0);
  return part.subarray(0, end < 0 ? length : end).toString();
}

function takeBytes(source: AsyncIterable<Buffer>): (count: number) => Promise<Buffer> {
  const iterator = source[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  return async (count) => {
    const parts = [rest];
    let have = rest.length;
    while (have < count) {
      const next = await iterator.next();
      if (next.done) throw new Error("The archive ends too early; it is damaged");
      parts.push(next.value);
      have += next.value.length;
    }
    const all = Buffer.concat(parts);
    rest = all.subarray(count);
    return all.subarray(0, count);
  };
}
