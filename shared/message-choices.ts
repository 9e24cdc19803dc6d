/** The longest message. */
export const MAX_MESSAGE_LETTERS = 2000;

/** Why a conversation is reported to the operator. */
export const MESSAGE_REPORT_REASONS = ["spam", "offensive", "fraud", "off_platform", "other"] as const;
export type MessageReportReason = (typeof MESSAGE_REPORT_REASONS)[number];

/** The operator's decision about a report: the conversation stays open, or is closed for both sides. */
export const MESSAGE_REPORT_STATES = ["open", "dismissed", "closed"] as const;
export type MessageReportState = (typeof MESSAGE_REPORT_STATES)[number];

/** Which conversations of an inbox are shown. */
export const INBOX_STATES = ["all", "unread"] as const;
export type InboxState = (typeof INBOX_STATES)[number];
