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
