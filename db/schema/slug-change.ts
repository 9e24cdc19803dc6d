import { check, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant, isOneOf, word } from "../columns.ts";

const SLUG_SUBJECTS = ["product", "category", "brand", "shop", "campaign", "page"] as const;

/**
 * An address that something once had, written by triggers of the database: `subject_id` says what it leads to now; null when
 * that is gone for good.
 */
export const slugChanges = pgTable(
  "slug_changes",
  {
    subject: word("subject", SLUG_SUBJECTS).notNull(),
    slug: text("slug").notNull(),
    subjectId: integer("subject_id"),
    changedAt: instant("changed_at").notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.subject, t.slug] }),
    check("slug_changes_subject", isOneOf(t.subject, SLUG_SUBJECTS)),
    index("slug_changes_subject_id").on(t.subject, t.subjectId),
  ],
);
