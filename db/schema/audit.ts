import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { id, instant } from "../columns.ts";

/**
 * The audit log: one row per staff action; a trigger rejects updates and deletes. Without foreign keys: a row outlives
 * its account and its subject.
 */
export const auditEntries = pgTable(
  "audit_entries",
  {
    id: id(),
    actorId: integer("actor_id"),
    actorName: text("actor_name").notNull(),
    action: text("act").notNull(),
    subjectKind: text("subject_kind").notNull(),
    subjectId: text("subject_id").notNull(),
    details: jsonb("details").$type<Record<string, unknown>>().notNull().default({}),
    /** The network of the client, without its last part. */
    networkArea: text("network_area").notNull().default(""),
    requestId: text("request_id"),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    index("audit_entries_actor").on(t.actorId, t.createdAt, t.id),
    index("audit_entries_act").on(t.action, t.createdAt, t.id),
    index("audit_entries_subject").on(t.subjectKind, t.subjectId, t.createdAt, t.id),
    index("audit_entries_created").on(t.createdAt, t.id),
  ],
);
