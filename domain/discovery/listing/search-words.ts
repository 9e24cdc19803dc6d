const MAX_WORDS = 8;
const MAX_CHARACTERS = 120;
/** Includes letters that stand for an apostrophe: normalized, they would end the quoted word of the text query. */
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+|[ŉʹʻʼʽˈ]+/u;

/** Optional words in English, Spanish, Arabic and Hindi; normalized. */
const STOP_WORDS = new Set(
  "a an and for from in of on or the to with al con de del el en la las los para por un una y من في مع علي عن و का के की को और में से लिए".split(
    " ",
  ),
);

/** The words of a typed text, split as the text search does. */
export function wordsOf(text: string): string[] {
  return text
    .slice(0, MAX_CHARACTERS)
    .normalize("NFC")
    .toLowerCase()
    .split(BETWEEN_WORDS)
    .filter((word) => word !== "")
    .slice(0, MAX_WORDS);
}

/** The same, normalized. */
export function foldedWordsOf(text: string): string[] {
  return normalizedOf(wordsOf(text));
}

/** The same without optional words: as synonyms are compared. */
export function comparedWordsOf(text: string): readonly string[] {
  return withoutStopWords(foldedWordsOf(text));
}

export function normalizedOf(words: readonly string[]): string[] {
  return words.flatMap((word) => normalizeLetters(word).split(BETWEEN_WORDS)).filter((word) => word !== "");
}

/** The last word is kept, as it may be a prefix. */
export function withoutStopWords(words: readonly string[]): readonly string[] {
  return words.filter((word, index) => index === words.length - 1 || !STOP_WORDS.has(word));
}

/**
 * Equivalent letters: those that removing accents does not unify, and spelling variants in Arabic and Hindi. As
 * `fold_words` in the database.
 */
const SAME_LETTERS: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ł: "l",
  ı: "i",
  ى: "ي",
  ی: "ي",
  ة: "ه",
  ک: "ك",
  ٱ: "ا",
  "\u0901": "\u0902",
};
/** Accents, Arabic vowel signs and hamza, tatweel; nukta and halant; joiners. The vowels of Hindi are letters. */
const MARKS = /[\u0300-\u036f\u064b-\u065f\u0670\u0640\u093c\u094d\u200c\u200d]+/gu;
const OTHER_LETTERS = new RegExp(`[${Object.keys(SAME_LETTERS).join("")}]`, "gu");
const OTHER_DIGITS = /[٠-٩۰-۹०-९]/gu;
const DIGITS_OF_A_SCRIPT = 16;

export function normalizeLetters(text: string): string {
  return text
    .normalize("NFKD")
    .replace(MARKS, "")
    .toLowerCase()
    .replace(OTHER_LETTERS, (letter) => SAME_LETTERS[letter]!)
    .replace(OTHER_DIGITS, (digit) => String(valueOfDigit(digit.codePointAt(0)!)));
}

/** Arabic digits start at a multiple of 16, those of Hindi six above one. */
function valueOfDigit(code: number): number {
  const value = code % DIGITS_OF_A_SCRIPT;
  return code >= 0x966 && code <= 0x96f ? value - 6 : value;
}

/** Start and end of a highlighted part of a text. */
export type Mark = [start: number, end: number];

/** The matches of searched words at the start of words in the text; accents and case are ignored. */
export function markWords(text: string, searched: readonly string[]): Mark[] {
  const needles = searched.map(normalizeLetters).filter((needle) => needle !== "");
  const marks: Mark[] = [];
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    // With several searched words, a single letter must match a whole word: the "t" of "t-shirt" does not match "Thea".
    const possible = needles.filter((needle) => needles.length === 1 || needle.length > 1 || word.length === 1);
    const longest = Math.max(0, ...possible.map((needle) => lengthOfBeginning(word, needle)));
    if (longest > 0) marks.push([index, index + longest]);
  }
  return marks;
}

/** Whether each searched word is a prefix of a word in the text. */
export function hasAllWords(text: string, searched: readonly string[]): boolean {
  const words = [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(([word]) => normalizeLetters(word));
  return searched.every((needle) => words.some((word) => word.startsWith(normalizeLetters(needle))));
}

/** The length of the match in the word; 0 if the needle is not its prefix. */
function lengthOfBeginning(word: string, needle: string): number {
  if (!normalizeLetters(word).startsWith(needle)) return 0;
  let end = 0;
  while (end < word.length && normalizeLetters(word.slice(0, end)).length < needle.length) end += 1;
  while (end < word.length && /\p{M}/u.test(word[end]!)) end += 1;
  return end;
}
