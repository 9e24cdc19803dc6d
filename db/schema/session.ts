import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id, instant } from "../columns.ts";
import { countries } from "./country.ts";
import { currencies } from "./currency.ts";
import { customers } from "./customer.ts";

/** A visitor's session: a guest's while `customer_id` is null. Only the token's SHA-256 is kept. */
export const sessions = pgTable(
  "sessions",
  {
    id: id(),
    tokenHash: text("token_hash").notNull().unique(),
    customerId: integer("customer_id").references(() => customers.id, { onDelete: "cascade" }),
    currencyCode: text("currency_code").references(() => currencies.code),
    shipToCountryCode: text("ship_to_country_code").references(() => countries.code),
    userAgent: text("user_agent").notNull().default(""),
    createdAt: createdAt(),
    lastSeenAt: instant("last_seen_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (t) => [index("sessions_customer").on(t.customerId), index("sessions_expires").on(t.expiresAt)],
);
