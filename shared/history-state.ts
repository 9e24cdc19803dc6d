/** The filters of a customer's order history. */
export const HISTORY_STATES = ["all", "to_pay", "open", "delivered", "canceled", "returned"] as const;

export type HistoryState = (typeof HISTORY_STATES)[number];
