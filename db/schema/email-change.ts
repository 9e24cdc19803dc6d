import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, id, instant, partOf } from "../columns.ts";
import { customers } from "./customer.ts";

/**
 * An email change: it takes effect when the link sent to the new address is opened (`confirmed_at`); the link sent to
 * the old one undoes it. Only the hashes of both are stored. `ended_at`: canceled, undone, or replaced by another
 * request.
 */
export const emailChanges = pgTable(
  "email_changes",
  {
    id: id(),
    customerId: partOf("customer_id", () => customers.id),
    oldEmail: text("old_email").notNull(),
    newEmail: text("new_email").notNull(),
    codeHash: text("code_hash").notNull().unique(),
    undoHash: text("undo_hash").notNull().unique(),
    createdAt: createdAt(),
    expiresAt: instant("expires_at").notNull(),
    confirmedAt: instant("confirmed_at"),
    endedAt: instant("ended_at"),
  },
  (t) => [
    check("email_changes_differ", sql`${t.oldEmail} <> ${t.newEmail}`),
    check("email_changes_form", sql`${t.oldEmail} = lower(${t.oldEmail}) and ${t.newEmail} = lower(${t.newEmail})`),
    uniqueIndex("email_changes_one_open")
      .on(t.customerId)
      .where(sql`confirmed_at is null and ended_at is null`),
    index("email_changes_customer").on(t.customerId, t.id),
    index("email_changes_old_email")
      .on(t.oldEmail)
      .where(sql`confirmed_at is not null and ended_at is null`),
  ],
);
