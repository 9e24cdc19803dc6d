/** What of a customer's orders is looked at. */
export const HISTORY_STATES = ["all", "to_pay", "open", "delivered", "canceled", "returned"] as const;

export type HistoryState = (typeof HISTORY_STATES)[number];
