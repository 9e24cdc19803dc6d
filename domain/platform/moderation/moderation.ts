import type { Settings } from "../setting/setting.ts";

/** The state of a text that shoppers wrote: shown at once, waiting for the operator, or taken down. */
export type ModerationStatus = "pending" | "published" | "hidden";

const INVISIBLE = /[\p{Cf}\u{FE00}-\u{FE0F}]/gu;
const MARKS = /\p{M}/gu;
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
  const written = ` ${normalize(text)} `;
  const isBlocked = blockedWords
    .split(/[\n,]/)
    .map(normalize)
    .some((word) => word !== "" && written.includes(` ${word} `));
  return isBlocked ? "pending" : "published";
}

/** Without case, accents, invisible characters and punctuation, so that a word is found however it is dressed up. */
function normalize(text: string): string {
  return text
    .replaceAll(INVISIBLE, "")
    .normalize("NFKD")
    .replaceAll(MARKS, "")
    .toLowerCase()
    .replaceAll(NOT_LETTERS, " ")
    .trim();
}
