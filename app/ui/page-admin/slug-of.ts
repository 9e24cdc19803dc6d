import { inLatinLetters } from "#shared/latin-letters.ts";

const MAX_LENGTH = 80;

/** A title as part of an address: "About us" → "about-us". */
export function slugOf(title: string): string {
  return inLatinLetters(title)
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, MAX_LENGTH)
    .replace(/^-+|-+$/g, "");
}
