/** Products whose ids differ only in these bits form a block: each of their words has one posting list per block. */
export const STRETCH_BITS = 15;
export const STRETCH_SIZE = 1 << STRETCH_BITS;

/** The products of a block that have a word, or one with this prefix: the lowest bits of their ids, two bytes each. */
export type Posting = { word: string; isPrefix: boolean; stretch: number; ids: Uint8Array };

/** The index data of a query: posting lists, the products changed since, and those of them that match. */
export type PostedWords = { postings: readonly Posting[]; newer: Int32Array; newerFound: Int32Array };

/** The id at an offset of an encoded posting list. */
export function idAt(ids: Uint8Array, place: number): number {
  return (ids[place]! << 8) | ids[place + 1]!;
}
