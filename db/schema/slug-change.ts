import { check, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant, isOneOf, word } from "../columns.ts";

const SLUG_SUBJECTS = ["product", "category", "brand", "shop", "campaign", "page", "blog"] as const;

/**
 * A former address of a subject, written by database triggers: `subject_id` is where it leads now; null if the subject
 * was deleted.
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
