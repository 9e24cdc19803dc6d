/** An internal tag: one line, without control and invisible characters. */
export const TAG_PATTERN = /^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]{1,40}$/u;

/** The filter of a list by the internal tags of its records. */
export const TAG_FILTER = { kind: "choice", pattern: TAG_PATTERN, isNullable: true } as const;

/** What is done with the tags of selected rows. */
export const TAG_CHANGES = ["add_tag", "remove_tag"] as const;
export type TagChange = (typeof TAG_CHANGES)[number];
