import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, extensionOf, id, instant } from "../columns.ts";
import { languages } from "./language.ts";

export const customers = pgTable(
  "customers",
  {
    id: id(),
    email: text("email").notNull(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    /** As typed. */
    phone: text("phone"),
    /** The same in E.164, once verified by a code sent to it: it can then be used to sign in. */
    verifiedPhone: text("verified_phone"),
    phoneVerifiedAt: instant("phone_verified_at"),
    image: text("image"),
    /** Of a business; its purchases start with it. */
    vatNumber: text("vat_number").notNull().default(""),
    /** Null while the customer only signs in through a provider. */
    passwordHash: text("password_hash"),
    /** The language of mails and notifications; null: the shop's. */
    languageCode: text("language_code").references(() => languages.code),
    emailVerifiedAt: instant("email_verified_at"),
    createdAt: createdAt(),
    /** Set for a deleted account: an empty row remains for the books to reference. */
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

/** Staff: customers with permissions. */
export const staff = pgTable("staff", {
  customerId: extensionOf("customer_id", () => customers.id),
  permissions: text("permissions")
    .array()
    .notNull()
    .default(sql`'{}'`),
  createdAt: createdAt(),
});
