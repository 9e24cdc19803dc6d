export const MAX_QUESTION_LENGTH = 1_000;
export const MAX_ANSWER_LENGTH = 2_000;
export const MAX_QUESTION_SEARCH_LENGTH = 100;

export const QUESTION_SORTS = ["votes", "newest"] as const;
export type QuestionSort = (typeof QUESTION_SORTS)[number];
