import { boolean, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id, instant } from "../columns.ts";
import { countries } from "./country.ts";
import { currencies } from "./currency.ts";
import { customers } from "./customer.ts";
import { shops } from "./shop.ts";

/** A visitor's session: a guest's while `customer_id` is null. Only the token's SHA-256 is stored. */
export const sessions = pgTable(
  "sessions",
  {
    id: id(),
    tokenHash: text("token_hash").notNull().unique(),
    customerId: integer("customer_id").references(() => customers.id, { onDelete: "cascade" }),
    currencyCode: text("currency_code").references(() => currencies.code),
    shipToCountryCode: text("ship_to_country_code").references(() => countries.code),
    userAgent: text("user_agent").notNull().default(""),
    /** The network of the last visit, without its last part. */
    networkArea: text("network_area").notNull().default(""),
    /** Whether each visit extends it by 30 days. A customer who does not stay signed in has 24 hours. */
    isKept: boolean("is_kept").notNull().default(true),
    /** The shop whose desk a member of staff is viewing. */
    viewedShopId: integer("looked_at_shop_id").references(() => shops.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    lastSeenAt: instant("last_seen_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (t) => [index("sessions_customer").on(t.customerId), index("sessions_expires").on(t.expiresAt)],
);
