/** Staff, or the team of a shop: neither sees the notes, tags and files of the other. */
export type RecordSide = "operator" | "shop";

/** What both desks show with notes, tags and files; customers and shops are visible only to staff. */
export const RECORD_KINDS = ["order", "product", "customer", "shop"] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];
export type RecordSubject = { kind: "order"; code: string } | { kind: Exclude<RecordKind, "order">; id: number };

/** A record that the visitor may work with. `byShopId`: the shop whose notes, tags and files are meant; null: those of staff. */
export type ReachedRecord = {
  kind: RecordKind;
  id: number;
  byShopId: number | null;
  /** Its code, id or slug in the audit log. */
  subjectId: string | number;
};

/** The stored activity on a record: notes, and changes to its tags and files. */
export type Activity = "note" | "tag_added" | "tag_removed" | "file_added" | "file_removed";
