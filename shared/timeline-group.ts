/** The filters of a timeline. */
export const TIMELINE_GROUPS = ["notes", "changes", "messages"] as const;
export type TimelineGroup = (typeof TIMELINE_GROUPS)[number];
