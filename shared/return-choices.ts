/** Reasons for a return, in the order shown. */
export const RETURN_REASONS = [
  "damaged",
  "defective",
  "wrong_item",
  "not_as_described",
  "does_not_fit",
  "arrived_late",
  "no_longer_wanted",
  "other",
] as const;

export type ReturnReason = (typeof RETURN_REASONS)[number];

/** The filters of a list of returns. */
export const RETURN_STATES = ["open", "to_answer", "under_way", "ended", "all"] as const;

export type ReturnState = (typeof RETURN_STATES)[number];

export const MAX_RETURN_IMAGES = 5;

/** What is decided about several returns at once. */
export const RETURN_DECISIONS = ["approve", "reject"] as const;
export type ReturnDecision = (typeof RETURN_DECISIONS)[number];
