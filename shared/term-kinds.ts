/** What describes products besides their category. */
export const TERM_KINDS = ["brands", "colors", "attributes", "attribute-values", "tags", "units"] as const;
export type TermKind = (typeof TERM_KINDS)[number];

/** Products keep these by name, not by id. */
export type WordKind = Extract<TermKind, "tags" | "units">;

export function isWordKind(kind: TermKind): kind is WordKind {
  return kind === "tags" || kind === "units";
}

/** As long as the field of a product. */
export const MAX_WORD_LENGTH: Record<WordKind, number> = { tags: 40, units: 20 };
