import { crc32, inflateRawSync } from "node:zlib";

const END = 0x06_05_4b_50;
const ENTRY = 0x02_01_4b_50;
const LOCAL = 0x04_03_4b_50;
const END_BYTES = 22;
const MAX_COMMENT_BYTES = 65_535;
const MAX_ENTRIES = 20_000;
const STORED = 0;
const DEFLATED = 8;

/** A file within a ZIP. `bytes` is what its directory says; reading never gives more. */
export type ArchiveEntry = { name: string; bytes: number; read: (maxBytes: number) => Uint8Array | null };

export const isArchive = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);

/**
 * The directory of a ZIP; null if it is none. Nothing is unpacked before it is read, and then no more than is allowed:
 * a small file that claims to be gigabytes costs nothing. Encrypted and ZIP64 files are not read.
 */
export function readArchive(bytes: Uint8Array): ArchiveEntry[] | null {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end === -1) return null;
  const count = view.readUInt16LE(end + 10);
  let at = view.readUInt32LE(end + 16);
  if (count > MAX_ENTRIES) return null;
  const entries: ArchiveEntry[] = [];
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > view.length || view.readUInt32LE(at) !== ENTRY) return null;
    const flags = view.readUInt16LE(at + 8);
    const nameLength = view.readUInt16LE(at + 28);
    const name = view.subarray(at + 46, at + 46 + nameLength).toString("utf8");
    const isEncrypted = (flags & 1) !== 0;
    const place = {
      method: view.readUInt16LE(at + 10),
      checksum: view.readUInt32LE(at + 16),
      packed: view.readUInt32LE(at + 20),
      size: view.readUInt32LE(at + 24),
      offset: view.readUInt32LE(at + 42),
    };
    if (!name.endsWith("/") && !name.startsWith("__MACOSX/") && !isEncrypted)
      entries.push({ name, bytes: place.size, read: (max) => unpack(view, place, max) });
    at += 46 + nameLength + view.readUInt16LE(at + 30) + view.readUInt16LE(at + 32);
  }
  return entries;
}

function findEnd(view: Buffer): number {
  const first = Math.max(0, view.length - END_BYTES - MAX_COMMENT_BYTES);
  for (let at = view.length - END_BYTES; at >= first; at -= 1) if (view.readUInt32LE(at) === END) return at;
  return -1;
}

type Place = { method: number; checksum: number; packed: number; size: number; offset: number };

function unpack(view: Buffer, { method, checksum, packed, size, offset }: Place, max: number): Uint8Array | null {
  if (size > max || offset + 30 > view.length || view.readUInt32LE(offset) !== LOCAL) return null;
  const start = offset + 30 + view.readUInt16LE(offset + 26) + view.readUInt16LE(offset + 28);
  const data = view.subarray(start, start + packed);
  if (data.length !== packed) return null;
  try {
    const whole =
      method === DEFLATED ? inflateRawSync(data, { maxOutputLength: max }) : method === STORED ? data : null;
    return whole && whole.length <= max && crc32(whole) === checksum ? new Uint8Array(whole) : null;
  } catch {
    return null;
  }
}
