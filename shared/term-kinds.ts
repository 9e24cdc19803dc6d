/** What products are described with, beside their category. */
export const TERM_KINDS = ["brands", "colors", "attributes", "attribute-values"] as const;
export type TermKind = (typeof TERM_KINDS)[number];
