import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../columns.ts";
import { customers } from "./customer.ts";
import { payments } from "./payment.ts";

/** A payment attempt by bank transfer: the shopper uploads a proof, staff decide. */
export const transfers = pgTable(
  "transfers",
  {
    paymentId: integer("payment_id")
      .primaryKey()
      .references(() => payments.id),
    /** The reference that the shopper enters in the transfer. */
    reference: text("reference").notNull().unique(),
    paidBy: text("paid_by").notNull().default(""),
    paidOn: date("paid_on", { mode: "string" }),
    /** The file name of the proof. */
    proof: text("proof"),
    submittedAt: instant("submitted_at"),
    decidedBy: integer("decided_by").references(() => customers.id, { onDelete: "set null" }),
    decidedAt: instant("decided_at"),
  },
  (t) => [
    check("transfers_submitted", sql`(${t.submittedAt} is null) = (${t.proof} is null)`),
    index("transfers_to_decide")
      .on(t.submittedAt)
      .where(sql`submitted_at is not null and decided_at is null`),
  ],
);
