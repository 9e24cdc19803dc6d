import { constants, crc32, deflateRawSync } from "node:zlib";
import { ownBytes } from "./own-bytes.server.ts";

/** A compressed part of a gzip body that other parts can precede and follow. `length`: of the uncompressed bytes. */
export type PackedPart = { packed: Buffer; sum: number; length: number };

const HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
/** The empty final deflate block. */
const LAST_BLOCK = Buffer.from([3, 0]);

/** `level`: 1 for what is sent once, 9 for what is cached. */
export function packPart(plain: Buffer, level: 1 | 9): PackedPart {
  const packed = deflateRawSync(plain, { level, finishFlush: constants.Z_FULL_FLUSH, ...roomFor(plain.length) });
  return { packed: level === 9 ? ownBytes(packed) : packed, sum: crc32(plain), length: plain.length };
}

/** By default zlib would allocate a quarter of a megabyte to compress a hundred bytes, and 64 kB for the output. */
function roomFor(length: number): { windowBits: number; memLevel: number; chunkSize: number } {
  const windowBits = Math.min(15, Math.max(9, Math.ceil(Math.log2(length + 1))));
  return { windowBits, memLevel: windowBits - 7, chunkSize: length + 128 };
}

/** Joins all parts, in order, into one gzip body. */
export function joinPacked(parts: readonly PackedPart[]): Buffer<ArrayBuffer> {
  let sum = 0;
  let length = 0;
  for (const part of parts) {
    sum = sumOfBoth(sum, part);
    length += part.length;
  }
  const tail = Buffer.alloc(8);
  tail.writeUInt32LE(sum, 0);
  tail.writeUInt32LE(length % 2 ** 32, 4);
  return Buffer.concat([HEAD, ...parts.map(({ packed }) => packed), LAST_BLOCK, tail]);
}

/**
 * CRC-32 of two concatenated inputs from the CRC-32 of each, like zlib's `crc32_combine`: shifts the first by the
 * bit length of the second.
 */
function sumOfBoth(first: number, { sum, length }: PackedPart): number {
  return (multiply(powerOfX(length * 8), first) ^ sum) >>> 0;
}

/** The CRC-32 polynomial, in reflected form: the lowest power is in the highest bit. */
const POLYNOMIAL = 0xedb88320;
const ONE = 0x80000000;
const X = 0x40000000;

/** x to the power `exponent`, modulo the polynomial. */
function powerOfX(exponent: number): number {
  let power = ONE;
  let square = X;
  for (let left = exponent; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) power = multiply(square, power);
    square = multiply(square, square);
  }
  return power;
}

function multiply(one: number, other: number): number {
  let product = 0;
  let shifted = other;
  for (let bit = ONE; bit !== 0; bit >>>= 1) {
    if (one & bit) product ^= shifted;
    shifted = shifted & 1 ? (shifted >>> 1) ^ POLYNOMIAL : shifted >>> 1;
  }
  return product >>> 0;
}
