import { index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, id, instant } from "../columns.ts";
import { customers } from "./customer.ts";

/** Who a customer is elsewhere: an account at a provider that vouches for them. */
export const identities = pgTable(
  "identities",
  {
    id: id(),
    customerId: integer("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    /** The name that the shop's settings give the provider. */
    provider: text("provider").notNull(),
    issuer: text("issuer").notNull(),
    subject: text("subject").notNull(),
    email: text("email").notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant("last_used_at"),
  },
  (t) => [uniqueIndex("identities_subject").on(t.issuer, t.subject), index("identities_customer").on(t.customerId)],
);
