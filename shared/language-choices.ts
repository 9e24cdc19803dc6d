/** Which sentences of a language are listed; `own`: those translated by the operator. */
export const TEXT_FILTERS = ["all", "missing", "own"] as const;
export type TextFilter = (typeof TEXT_FILTERS)[number];
