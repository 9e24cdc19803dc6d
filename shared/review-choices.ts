export const MAX_REVIEW_IMAGES = 5;
export const MAX_REVIEW_LENGTH = 5_000;
export const MAX_REPLY_LENGTH = 2_000;

export const REVIEW_SORTS = ["newest", "helpful", "highest", "lowest", "pictures"] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

export const REPORT_REASONS = ["spam", "offensive", "off_topic", "untrue", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
