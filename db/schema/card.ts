import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { createdAt, id, instant, partOf } from "../columns.ts";
import { customers } from "./customer.ts";

/** A payment provider's id of a customer. `vault`: which provider, with test or real cards. */
export const providerCustomers = pgTable(
  "provider_customers",
  {
    id: id(),
    customerId: partOf("customer_id", () => customers.id),
    vault: text("vault").notNull(),
    reference: text("reference").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique("provider_customers_once").on(t.customerId, t.vault),
    unique("provider_customers_reference").on(t.vault, t.reference),
  ],
);

/** Cards that a provider stores for a customer who agreed; their numbers never reach the shop. */
export const savedCards = pgTable(
  "saved_cards",
  {
    id: id(),
    customerId: partOf("customer_id", () => customers.id),
    vault: text("vault").notNull(),
    reference: text("reference").notNull(),
    brand: text("brand").notNull(),
    lastDigits: text("last_digits").notNull(),
    expiryMonth: integer("expiry_month").notNull(),
    expiryYear: integer("expiry_year").notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant("last_used_at").notNull().defaultNow(),
  },
  (t) => [
    unique("saved_cards_reference").on(t.vault, t.reference),
    index("saved_cards_customer").on(t.customerId),
    check("saved_cards_digits", sql`${t.lastDigits} ~ '^[0-9]{4}$'`),
    check("saved_cards_month", sql`${t.expiryMonth} between 1 and 12`),
  ],
);
