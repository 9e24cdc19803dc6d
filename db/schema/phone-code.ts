import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id, instant, partOf } from "../columns.ts";
import { customers } from "./customer.ts";

/** Single-use six-digit codes sent by text message. Only their hash is stored. */
export const phoneCodes = pgTable(
  "phone_codes",
  {
    id: id(),
    customerId: partOf("customer_id", () => customers.id),
    /** E.164. */
    phone: text("phone").notNull(),
    codeHash: text("code_hash").notNull(),
    tries: integer("tries").notNull().default(0),
    createdAt: createdAt(),
    expiresAt: instant("expires_at").notNull(),
  },
  (t) => [
    check("phone_codes_form", sql`${t.phone} ~ '^[+][1-9][0-9]{6,14}$'`),
    index("phone_codes_customer").on(t.customerId),
    index("phone_codes_expires").on(t.expiresAt),
  ],
);
