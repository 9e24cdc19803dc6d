import { inflateSync } from "node:zlib";

const WOFF_HEADER_BYTES = 44;
const WOFF_ENTRY_BYTES = 20;
const HEADER_BYTES = 12;
const ENTRY_BYTES = 16;

/**
 * Decompresses a WOFF font to the plain font in it: the PDF library would inflate its tables for each document, and
 * slowly.
 */
export function decompressWoff(woff: Buffer): Buffer {
  if (woff.toString("ascii", 0, 4) !== "wOFF") throw new Error("This is no WOFF font");
  const count = woff.readUInt16BE(12);
  const header = Buffer.alloc(HEADER_BYTES + count * ENTRY_BYTES);
  const log = Math.floor(Math.log2(count));
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(count, 4);
  header.writeUInt16BE(2 ** log * ENTRY_BYTES, 6);
  header.writeUInt16BE(log, 8);
  header.writeUInt16BE((count - 2 ** log) * ENTRY_BYTES, 10);
  const tables: Buffer[] = [header];
  let offset = header.length;
  for (let index = 0; index < count; index += 1) {
    const entry = WOFF_HEADER_BYTES + index * WOFF_ENTRY_BYTES;
    const [begin, packed, size] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [number, number, number];
    const bytes = woff.subarray(begin, begin + packed);
    const table = packed < size ? inflateSync(bytes) : bytes;
    const place = HEADER_BYTES + index * ENTRY_BYTES;
    woff.copy(header, place, entry, entry + 4);
    woff.copy(header, place + 4, entry + 16, entry + 20);
    header.writeUInt32BE(offset, place + 8);
    header.writeUInt32BE(size, place + 12);
    const padding = Buffer.alloc((4 - (size % 4)) % 4);
    tables.push(table, padding);
    offset += size + padding.length;
  }
  return Buffer.concat(tables);
}
