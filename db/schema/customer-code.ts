import { check, index, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id, instant, isOneOf, partOf, word } from "../columns.ts";
import { customers } from "./customer.ts";

const KINDS = ["verify_email", "reset_password", "delete_account", "bank_account"] as const;

/** Single-use codes sent by mail. Only their hash is stored. `email`: where the code was sent. */
export const customerCodes = pgTable(
  "customer_codes",
  {
    id: id(),
    customerId: partOf("customer_id", () => customers.id),
    kind: word("kind", KINDS).notNull(),
    codeHash: text("code_hash").notNull().unique(),
    email: text("email").notNull(),
    createdAt: createdAt(),
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
  },
  (t) => [
    check("customer_codes_kind", isOneOf(t.kind, KINDS)),
    index("customer_codes_customer").on(t.customerId),
    index("customer_codes_expires").on(t.expiresAt),
  ],
);
