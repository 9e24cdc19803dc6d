import { index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, id, instant, partOf } from "../columns.ts";
import { customers } from "./customer.ts";

/** A customer's account at an OpenID Connect provider. */
export const identities = pgTable(
  "identities",
  {
    id: id(),
    customerId: partOf("customer_id", () => customers.id),
    /** The provider's name in the shop's settings. */
    provider: text("provider").notNull(),
    issuer: text("issuer").notNull(),
    subject: text("subject").notNull(),
    email: text("email").notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant("last_used_at"),
  },
  (t) => [uniqueIndex("identities_subject").on(t.issuer, t.subject), index("identities_customer").on(t.customerId)],
);
