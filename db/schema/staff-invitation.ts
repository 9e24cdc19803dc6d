import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, id, instant } from "../columns.ts";
import { customers } from "./customer.ts";

/** Somebody without an account is asked to become staff: whoever opens the mailed link with this address. Only its hash is kept. */
export const staffInvitations = pgTable(
  "staff_invitations",
  {
    id: id(),
    email: text("email").notNull(),
    permissions: text("permissions").array().notNull(),
    codeHash: text("code_hash").notNull().unique(),
    invitedBy: integer("invited_by").references(() => customers.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
    expiresAt: instant("expires_at").notNull(),
    acceptedAt: instant("accepted_at"),
  },
  (t) => [
    check("staff_invitations_email", sql`${t.email} = lower(${t.email})`),
    uniqueIndex("staff_invitations_open")
      .on(t.email)
      .where(sql`accepted_at is null`),
    index("staff_invitations_inviter").on(t.invitedBy),
  ],
);
