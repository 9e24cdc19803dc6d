import { crc32, deflateRawSync } from "node:zlib";

type File = {
  name: string;
  content: string | Uint8Array;
  /** The size that the directory claims; by default the true one. */
  claimed?: number;
  flags?: number;
};

/** A ZIP of these files, with a directory that may lie. */
export function zipOf(files: readonly File[]): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, claimed, flags = 0 } of files) {
    const bytes = typeof content === "string" ? Buffer.from(content) : Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const sizes = { checksum: crc32(bytes), packed: packed.length, size: claimed ?? bytes.length, flags };
    const local = headerOf(0x04_03_4b_50, 30, name, sizes);
    const entry = headerOf(0x02_01_4b_50, 46, name, sizes);
    entry.writeUInt32LE(offset, 42);
    parts.push(local, packed);
    directory.push(entry);
    offset += local.length + packed.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06_05_4b_50, 0);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...parts, listed, end]));
}

type Sizes = { checksum: number; packed: number; size: number; flags: number };

function headerOf(sign: number, length: number, name: string, { checksum, packed, size, flags }: Sizes): Buffer {
  const header = Buffer.alloc(length);
  // The directory's header has one more field before those that both have.
  const shift = length === 46 ? 2 : 0;
  header.writeUInt32LE(sign, 0);
  header.writeUInt16LE(flags, 6 + shift);
  header.writeUInt16LE(8, 8 + shift);
  header.writeUInt32LE(checksum, 14 + shift);
  header.writeUInt32LE(packed, 18 + shift);
  header.writeUInt32LE(size, 22 + shift);
  header.writeUInt16LE(Buffer.byteLength(name), 26 + shift);
  return Buffer.concat([header, Buffer.from(name)]);
}
