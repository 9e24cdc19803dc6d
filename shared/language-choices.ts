/** Which sentences of a language are shown; `own`: those that the operator has translated. */
export const TEXT_FILTERS = ["all", "missing", "own"] as const;
export type TextFilter = (typeof TEXT_FILTERS)[number];
