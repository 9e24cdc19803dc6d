/** How the number of an amount is written; `language`: as its reader's language does. */
export const NUMBER_STYLES = ["point", "comma", "space", "apostrophe", "language"] as const;

export type NumberStyle = (typeof NUMBER_STYLES)[number];

/** `groupDigits`: of the groups before the last three digits; India has two. */
export type Separators = { decimal: string; thousands: string; groupDigits: 2 | 3 };

const FIXED: Record<Exclude<NumberStyle, "language">, Separators> = {
  point: { decimal: ".", thousands: ",", groupDigits: 3 },
  comma: { decimal: ",", thousands: ".", groupDigits: 3 },
  space: { decimal: ",", thousands: "\u00a0", groupDigits: 3 },
  apostrophe: { decimal: ".", thousands: "’", groupDigits: 3 },
};

const byLanguage = new Map<string, Separators>();

export function separatorsOf(style: NumberStyle, languageCode: string): Separators {
  if (style !== "language") return FIXED[style];
  const known = byLanguage.get(languageCode) ?? separatorsOfLanguage(languageCode);
  byLanguage.set(languageCode, known);
  return known;
}

/** Digits are the same in every language. */
function separatorsOfLanguage(languageCode: string): Separators {
  const parts = new Intl.NumberFormat(`${languageCode}-u-nu-latn`, { useGrouping: "always" }).formatToParts(
    1_234_567.5,
  );
  const written = (type: string) => parts.find((part) => part.type === type)?.value;
  const groups = parts.filter(({ type }) => type === "integer");
  return {
    decimal: written("decimal") ?? FIXED.point.decimal,
    thousands: written("group") ?? FIXED.point.thousands,
    groupDigits: groups[1]?.value.length === 2 ? 2 : 3,
  };
}
