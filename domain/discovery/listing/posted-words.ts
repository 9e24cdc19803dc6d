/** Products whose ids differ only in these bits make a stretch: for each word that they have there is one posting. */
export const STRETCH_BITS = 15;
export const STRETCH_SIZE = 1 << STRETCH_BITS;

/** Which products of a stretch have a word, or one with this beginning: the lowest bits of their ids, two bytes each. */
export type Posting = { word: string; isPrefix: boolean; stretch: number; ids: Uint8Array };

/** What the database knows of a query: postings, the products that are newer than these, and those of them that it finds. */
export type PostedWords = { postings: readonly Posting[]; newer: Int32Array; newerFound: Int32Array };

/** The number that stands at a place of packed ids. */
export function idAt(ids: Uint8Array, place: number): number {
  return (ids[place]! << 8) | ids[place + 1]!;
}
