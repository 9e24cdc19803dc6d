/** Nouns that are feminine though they do not end like it; plurals of things are feminine too. */
const FEMININE = new Set(
  "قهوة يد قدر فأس عصا بئر حبوب أوراق جوارب زهور بذور أقراص رقائق كبسولات فاصوليا نودلز أبصال أجراس أقنعة دمى خشخيشة ماراكاس كرواسون معكرونة زبدة".split(
    " ",
  ),
);

/** Whether words after this noun take the feminine form. */
export function isFeminine(noun: string): boolean {
  const [first = ""] = noun.split(" ");
  return /(ة|ات|اء|ى)$/.test(first) ? !/^(ماء|غطاء|إناء|وعاء|حذاء|رداء)$/.test(first) : FEMININE.has(first);
}

/** Picks the masculine or feminine form of each `a/b`. */
export function agree(text: string, noun: string): string {
  const form = isFeminine(noun) ? 1 : 0;
  return text.replace(/[\u0600-\u06ff]+(?:\/[\u0600-\u06ff]+)+/g, (pair) => pair.split("/")[form] ?? pair);
}
