import type { Settings } from "../setting/setting.ts";

/** The state of a text that shoppers wrote: shown at once, waiting for the operator, or taken down. */
export type ModerationStatus = "pending" | "published" | "hidden";

const INVISIBLE = /[\p{Cf}\u{FE00}-\u{FE0F}]/gu;
const MARKS = /\p{M}/gu;
const WRITTEN_WORD = /[\p{L}\p{N}\p{M}\p{Cf}]+/gu;
const NOT_LETTERS = /[^\p{L}\p{N}]+/gu;
const ADDRESS = /(https?:|www\.|\p{L}\.(com|net|org|ru|cn|io|shop|xyz|top)\b|[\w.+-]@[\w-]{1,63}\.\w)/iu;

/** Whether a text waits for the operator, by the shop's setting: always, never, or if it has one of the words or a link. */
export function statusOfText(
  { moderation, blockedWords }: Pick<Settings, "moderation" | "blockedWords">,
  ...texts: readonly string[]
): "pending" | "published" {
  if (moderation === "before") return "pending";
  if (moderation === "after") return "published";
  const text = texts.join("\n");
  if (ADDRESS.test(text.replaceAll(INVISIBLE, "").normalize("NFKC"))) return "pending";
  return findListedWords(blockedWords, text).length > 0 ? "pending" : "published";
}

/** A word of the list, and where in the text it is. */
export type FoundWord = { word: string; start: number; end: number };

/** The words of a list, separated by commas or lines, that a text has. An entry may have several words. */
export function findListedWords(list: string, text: string): FoundWord[] {
  const entries = list
    .split(/[\n,]/)
    .map((entry) => ({ word: entry.trim(), parts: normalize(entry).split(" ") }))
    .filter(({ parts }) => parts[0] !== "");
  if (entries.length === 0) return [];
  const byFirst = Map.groupBy(entries, ({ parts }) => parts[0]!);
  const written = [...text.matchAll(WRITTEN_WORD)].flatMap(({ 0: piece, index }) =>
    normalize(piece)
      .split(" ")
      .map((word) => ({ word, start: index, end: index + piece.length })),
  );
  return written.flatMap(({ word: first, start }, place) => {
    const found = byFirst
      .get(first)
      ?.find(({ parts }) => parts.every((part, step) => written[place + step]?.word === part));
    return found ? [{ word: found.word, start, end: written[place + found.parts.length - 1]!.end }] : [];
  });
}

/** Without case, accents, invisible characters and punctuation, so that disguised words are found too. */
function normalize(text: string): string {
  return text
    .replaceAll(INVISIBLE, "")
    .normalize("NFKD")
    .replaceAll(MARKS, "")
    .toLowerCase()
    .replaceAll(NOT_LETTERS, " ")
    .trim();
}
