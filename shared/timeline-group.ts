/** What a time line can be narrowed to. */
export const TIMELINE_GROUPS = ["notes", "changes", "messages"] as const;
export type TimelineGroup = (typeof TIMELINE_GROUPS)[number];
