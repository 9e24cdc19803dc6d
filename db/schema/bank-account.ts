import { sql } from "drizzle-orm";
import { check, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id, instant, isOneOf, word } from "../columns.ts";
import { customers } from "./customer.ts";
import { shops } from "./shop.ts";

export const BANK_ACCOUNT_STATES = ["unconfirmed", "confirmed"] as const;

/** Where a shop or an affiliate is paid: one account each. Either an IBAN, or an account number with a bank code. */
export const bankAccounts = pgTable(
  "bank_accounts",
  {
    id: id(),
    shopId: integer("shop_id")
      .unique()
      .references(() => shops.id, { onDelete: "cascade" }),
    customerId: integer("customer_id")
      .unique()
      .references(() => customers.id, { onDelete: "cascade" }),
    state: word("state", BANK_ACCOUNT_STATES).notNull().default("unconfirmed"),
    holder: text("holder").notNull(),
    countryCode: text("country_code").notNull(),
    iban: text("iban").notNull().default(""),
    bic: text("bic").notNull().default(""),
    accountNumber: text("account_number").notNull().default(""),
    bankCode: text("bank_code").notNull().default(""),
    /** The code that confirms it, mailed to a verified address; null once used. */
    codeHash: text("code_hash"),
    codeExpiresAt: instant("code_expires_at"),
    tries: integer("tries").notNull().default(0),
    createdAt: createdAt(),
    confirmedAt: instant("confirmed_at"),
  },
  (t) => [
    check("bank_accounts_state", isOneOf(t.state, BANK_ACCOUNT_STATES)),
    check("bank_accounts_owner", sql`(${t.shopId} is null) <> (${t.customerId} is null)`),
    check("bank_accounts_number", sql`(${t.iban} = '') <> (${t.accountNumber} = '')`),
    check("bank_accounts_confirmed", sql`(${t.state} = 'confirmed') = (${t.confirmedAt} is not null)`),
  ],
);
