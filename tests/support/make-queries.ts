import { randomFor, type Random } from "#demo/random.ts";

/** A product as a query is made from it: its English name, and the colors of its variants. */
export type CatalogProduct = { id: number; name: string; category: string; colors: ReadonlyMap<number, string> };

/** `isRight`: whether this product, shown in this color, is what was searched for. */
export type GeneratedQuery = { q: string; isRight: (product: CatalogProduct, color: string | null) => boolean };

const QUERIES_OF_A_KIND = 20;
const MIN_SWAPPED = 4;
const TOO_MANY = ["cheap", "nice", "best", "online", "original", "beautiful", "discount", "quality"];

/** Queries as a user makes them of what the shop sells; the same ones for the same seed. */
export function makeQueries(seed: number, products: readonly CatalogProduct[]): GeneratedQuery[] {
  const random = randomFor(`queries ${seed}`);
  const named = products.filter(({ name }) => /^[\p{L}\d&'’ -]+$/u.test(name) && wordsOf(name).length >= 3);
  const colored = named.filter(({ colors }) => colors.size > 0);
  const hyphenated = named.filter(({ name }) => /\p{L}-\p{L}/u.test(name));
  const make = (from: readonly CatalogProduct[], query: (product: CatalogProduct) => GeneratedQuery) =>
    Array.from({ length: QUERIES_OF_A_KIND }, () => query(random.pick(from)));
  return [
    ...make(colored, (product) => ofColor(random, product)),
    ...make(named, (product) => withSwappedLetters(random, product)),
    ...make(hyphenated, (product) => withoutHyphen(random, product)),
    ...make(named, (product) => withOneWordTooMany(random, product, named)),
    ...make(named, inPlural),
    ...make(named, asOneWord),
  ];
}

function ofColor(random: Random, product: CatalogProduct): GeneratedQuery {
  const color = random.pick([...product.colors.values()]);
  const kind = wordsOf(product.name).at(-1)!;
  return { q: `${color} ${kind}`.toLowerCase(), isRight: (found, shown) => shown === color && hasAll(found, [kind]) };
}

function withSwappedLetters(random: Random, product: CatalogProduct): GeneratedQuery {
  const words = someWords(random, product);
  const long = words.filter((word) => word.length >= MIN_SWAPPED && /^[a-z]+$/i.test(word));
  const typo = random.pick(long.length > 0 ? long : words);
  return { q: words.map((word) => (word === typo ? swapTwo(random, word) : word)).join(" "), ...finding(words) };
}

function withoutHyphen(random: Random, { name }: CatalogProduct): GeneratedQuery {
  const words = wordsOf(name);
  const hyphenated = words.find((word) => word.includes("-"))!;
  const kind = words.at(-1)!;
  const written = hyphenated.replaceAll("-", random.pick(["", " "]));
  const typed = kind === hyphenated ? [written] : [written, kind];
  return { q: typed.join(" ").toLowerCase(), ...finding([hyphenated, kind]) };
}

function withOneWordTooMany(
  random: Random,
  product: CatalogProduct,
  others: readonly CatalogProduct[],
): GeneratedQuery {
  const words = someWords(random, product);
  const tooMany = random.isOneIn(2) ? random.pick(TOO_MANY) : wordsOf(random.pick(others).name)[0]!;
  const at = random.between(0, words.length);
  return { q: [...words.slice(0, at), tooMany, ...words.slice(at)].join(" "), ...finding(words) };
}

function inPlural({ name }: CatalogProduct): GeneratedQuery {
  const words = wordsOf(name).slice(-2);
  const [kind, last] = words as [string, string];
  return { q: `${kind} ${pluralOf(last)}`.toLowerCase(), ...finding(words) };
}

function asOneWord({ name }: CatalogProduct): GeneratedQuery {
  const words = wordsOf(name).slice(-2);
  return {
    q: words
      .join("")
      .replace(/[^\p{L}\d-]/gu, "")
      .toLowerCase(),
    ...finding(words),
  };
}

/** The last two words of a name, or its first and its last. */
function someWords(random: Random, { name }: CatalogProduct): string[] {
  const words = wordsOf(name).map((word) => word.toLowerCase());
  return random.isOneIn(2) ? words.slice(-2) : [words[0]!, words.at(-1)!];
}

function swapTwo(random: Random, word: string): string {
  const places = [...word].flatMap((letter, at) => (at > 0 && word[at - 1] !== letter ? [at] : []));
  const at = random.pick(places);
  return word.slice(0, at - 1) + word[at]! + word[at - 1]! + word.slice(at + 1);
}

function pluralOf(word: string): string {
  if (word.endsWith("s") && !word.endsWith("ss")) return word;
  if (/(s|x|z|ch|sh)$/.test(word)) return `${word}es`;
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
}

function finding(words: readonly string[]): Pick<GeneratedQuery, "isRight"> {
  return { isRight: (product) => hasAll(product, words) };
}

function hasAll({ name }: CatalogProduct, words: readonly string[]): boolean {
  const known = wordsOf(name).map((word) => word.toLowerCase());
  return words.every((word) => known.includes(word.toLowerCase()));
}

function wordsOf(name: string): string[] {
  return name.split(" ").filter((word) => word !== "&");
}
