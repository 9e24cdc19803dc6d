import { idAt, STRETCH_BITS, STRETCH_SIZE, type PostedWords, type Posting } from "./posted-words.ts";
import type { TextQuery } from "./text-query.ts";

/** A bit for each product of a stretch, 32 in a number. */
type Bits = Int32Array;

/** The ids that a query finds; they rise. */
export function selectPosted(query: TextQuery, { postings, newer, newerFound }: PostedWords): Int32Array {
  const postingsOf = Map.groupBy(postings, ({ stretch }) => stretch);
  const newerOf = Map.groupBy(newer, (id) => id >> STRETCH_BITS);
  const newerFoundOf = Map.groupBy(newerFound, (id) => id >> STRETCH_BITS);
  const stretches = [...new Set([...postingsOf.keys(), ...newerFoundOf.keys()])].toSorted((one, other) => one - other);
  return joined(
    stretches.map((stretch) => {
      const bits = select(query, postingsOf.get(stretch) ?? []);
      for (const id of newerOf.get(stretch) ?? []) bits[placeOf(id)]! &= ~(1 << id);
      for (const id of newerFoundOf.get(stretch) ?? []) bits[placeOf(id)]! |= 1 << id;
      return idsOf(bits, stretch << STRETCH_BITS);
    }),
  );
}

function select(query: TextQuery, postings: readonly Posting[]): Bits {
  const bits = new Int32Array(STRETCH_SIZE / 32);
  if (query.kind === "word") {
    for (const { word, isBeginning, ids } of postings)
      if (word === query.word && isBeginning === query.isBeginning) putIds(bits, ids);
    return bits;
  }
  const isAll = query.kind === "all";
  if (isAll) bits.fill(-1);
  for (const part of query.parts) {
    const others = select(part, postings);
    for (let at = 0; at < bits.length; at++) bits[at] = isAll ? bits[at]! & others[at]! : bits[at]! | others[at]!;
  }
  return bits;
}

function putIds(bits: Bits, ids: Uint8Array): void {
  for (let place = 0; place < ids.length; place += 2) {
    const id = idAt(ids, place);
    bits[placeOf(id)]! |= 1 << id;
  }
}

/** Which number has an id's bit; a shift by the id alone makes that bit, for it goes by the lowest five. */
function placeOf(id: number): number {
  return (id & (STRETCH_SIZE - 1)) >> 5;
}

function idsOf(bits: Bits, first: number): Int32Array {
  let count = 0;
  for (let at = 0; at < bits.length; at++) for (let left = bits[at]!; left !== 0; left &= left - 1) count += 1;
  const ids = new Int32Array(count);
  let next = 0;
  for (let at = 0; at < bits.length; at++)
    for (let left = bits[at]!; left !== 0; left &= left - 1)
      ids[next++] = first + at * 32 + 31 - Math.clz32(left & -left);
  return ids;
}

function joined(pieces: readonly Int32Array[]): Int32Array {
  const all = new Int32Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}
