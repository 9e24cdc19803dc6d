import { idAt, STRETCH_BITS, STRETCH_SIZE, type PostedWords, type Posting } from "./posted-words.ts";
import type { TextQuery } from "./text-query.ts";

/** A bit per product, 32 in a number, block after block; only blocks with matches. */
type Bits = Int32Array;

const NUMBERS_OF_A_STRETCH = STRETCH_SIZE / 32;

/** The ascending ids that match a query. */
export function selectPosted(query: TextQuery, { postings, newer, newerFound }: PostedWords): Int32Array {
  const stretches = new Set(postings.map(({ stretch }) => stretch));
  for (const id of newerFound) stretches.add(id >> STRETCH_BITS);
  const rising = [...stretches].toSorted((one, other) => one - other);
  const begins = new Map(rising.map((stretch, index) => [stretch, index * NUMBERS_OF_A_STRETCH]));
  const bits = select(query, postings, begins);
  for (const id of newer) {
    const begin = begins.get(id >> STRETCH_BITS);
    if (begin !== undefined) bits[begin + placeOf(id)]! &= ~(1 << id);
  }
  for (const id of newerFound) bits[begins.get(id >> STRETCH_BITS)! + placeOf(id)]! |= 1 << id;
  return idsOf(bits, rising);
}

function select(query: TextQuery, postings: readonly Posting[], begins: ReadonlyMap<number, number>): Bits {
  const bits = new Int32Array(begins.size * NUMBERS_OF_A_STRETCH);
  if (query.kind === "word") {
    for (const { word, isPrefix, stretch, ids } of postings)
      if (word === query.word && isPrefix === query.isPrefix) putIds(bits, begins.get(stretch)!, ids);
    return bits;
  }
  const isAll = query.kind === "all";
  if (isAll) bits.fill(-1);
  for (const part of query.parts) {
    const others = select(part, postings, begins);
    for (let at = 0; at < bits.length; at++) bits[at] = isAll ? bits[at]! & others[at]! : bits[at]! | others[at]!;
  }
  return bits;
}

function putIds(bits: Bits, begin: number, ids: Uint8Array): void {
  for (let place = 0; place < ids.length; place += 2) {
    const id = idAt(ids, place);
    bits[begin + placeOf(id)]! |= 1 << id;
  }
}

/** The index of an id's number within its block; `1 << id` is its bit, as a shift uses the lowest five bits. */
function placeOf(id: number): number {
  return (id & (STRETCH_SIZE - 1)) >> 5;
}

function idsOf(bits: Bits, stretches: readonly number[]): Int32Array {
  let count = 0;
  for (let at = 0; at < bits.length; at++) for (let left = bits[at]!; left !== 0; left &= left - 1) count += 1;
  const ids = new Int32Array(count);
  let next = 0;
  for (const [index, stretch] of stretches.entries()) {
    const begin = index * NUMBERS_OF_A_STRETCH;
    for (let place = 0; place < NUMBERS_OF_A_STRETCH; place++)
      for (let left = bits[begin + place]!; left !== 0; left &= left - 1)
        ids[next++] = (stretch << STRETCH_BITS) + place * 32 + 31 - Math.clz32(left & -left);
  }
  return ids;
}
