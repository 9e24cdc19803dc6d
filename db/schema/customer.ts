import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, id, instant } from "../columns.ts";
import { languages } from "./language.ts";

export const customers = pgTable(
  "customers",
  {
    id: id(),
    email: text("email").notNull(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    /** As it was typed. */
    phone: text("phone"),
    /** The same in E.164, once a code that was sent to it has come back: then one can sign in by it. */
    verifiedPhone: text("verified_phone"),
    phoneVerifiedAt: instant("phone_verified_at"),
    image: text("image"),
    /** Null while the account is entered by a provider alone. */
    passwordHash: text("password_hash"),
    /** The language that mails and notifications are written in; null: the shop's. */
    languageCode: text("language_code").references(() => languages.code),
    emailVerifiedAt: instant("email_verified_at"),
    createdAt: createdAt(),
    /** The account was ended: what is left is an empty row that the books hang on. */
    deletedAt: instant("deleted_at"),
  },
  (t) => [
    uniqueIndex("customers_email").on(t.email),
    index("customers_created").on(t.createdAt, t.id),
    index("customers_email_parts").using("gin", sql`${t.email} gin_trgm_ops`),
    index("customers_name").using("gin", sql`fold_text(${t.firstName} || ' ' || ${t.lastName}) gin_trgm_ops`),
    uniqueIndex("customers_verified_phone")
      .on(t.verifiedPhone)
      .where(sql`verified_phone is not null`),
    check("customers_phone_is_verified", sql`(${t.verifiedPhone} is null) = (${t.phoneVerifiedAt} is null)`),
    check("customers_verified_phone_form", sql`${t.verifiedPhone} ~ '^[+][1-9][0-9]{6,14}$'`),
    check("customers_deleted", sql`${t.deletedAt} is null or (${t.passwordHash} is null and ${t.phone} is null)`),
    check("customers_email_form", sql`${t.email} = lower(${t.email}) and ${t.email} like '%_@_%'`),
  ],
);

/** Operators of the shop: a customer with permissions. */
export const staff = pgTable("staff", {
  customerId: integer("customer_id")
    .primaryKey()
    .references(() => customers.id, { onDelete: "cascade" }),
  permissions: text("permissions")
    .array()
    .notNull()
    .default(sql`'{}'`),
  createdAt: createdAt(),
});
