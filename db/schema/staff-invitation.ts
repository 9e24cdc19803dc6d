import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, id, instant } from "../columns.ts";
import { customers } from "./customer.ts";

/** An invitation to become staff, valid for the mailed link and this address. Only the code's hash is stored. */
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
