import type { Context } from "../../context.ts";

const A = 65;
const LETTERS = 26;

/** All countries and territories, named and sorted in the page's language: also those that the shop does not sell to. */
export function findRegions({ visitor }: Pick<Context, "visitor">): { code: string; name: string }[] {
  const { code: language } = visitor.language;
  const names = new Intl.DisplayNames(language, { type: "region", fallback: "none" });
  return CODES.flatMap((code) => {
    const name = names.of(code);
    return name ? [{ code, name }] : [];
  }).toSorted((one, other) => one.name.localeCompare(other.name, language));
}

/** Two letters that English has a name for, without groups and reserved codes. */
const CODES = Array.from({ length: LETTERS * LETTERS }, (_, index) =>
  String.fromCharCode(A + Math.floor(index / LETTERS), A + (index % LETTERS)),
).filter((code) => isCurrent(code) && !["EU", "EZ", "UN", "QO", "ZZ", "XA", "XB"].includes(code));

/** Former countries are canonicalized to those of today. */
function isCurrent(code: string): boolean {
  return new Intl.Locale(`und-${code}`).region === code;
}
