import { inLatinLetters } from "#shared/latin-letters.ts";

const MAX_LENGTH = 100;
const COMBINING_MARKS = /\p{M}+/gu;

/** The slug of a name: "Café au lait!" is "cafe-au-lait". Empty if it has no letters that can be written in Latin ones, and no digits. */
export function slugOf(name: string): string {
  return inLatinLetters(name)
    .normalize("NFKD")
    .replaceAll(COMBINING_MARKS, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll(/['’]/g, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, MAX_LENGTH)
    .replaceAll(/^-+|-+$/g, "");
}

/** The first of `wanted`, `wanted-2`, `wanted-3` … that is free. */
export function freeName(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted;
  for (let number = 2; ; number += 1) if (!taken.has(`${wanted}-${number}`)) return `${wanted}-${number}`;
}
