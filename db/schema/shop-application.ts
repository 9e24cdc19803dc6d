import { sql } from "drizzle-orm";
import { check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { APPLICATION_STATUSES, APPLICATION_TYPES, DOCUMENT_KINDS } from "#shared/shop-application.ts";
import { createdAt, id, instant, isOneOf, partOf, word } from "../columns.ts";
import { customers } from "./customer.ts";
import { shops } from "./shop.ts";

/** A customer's request to sell; kept while it is typed. The bank account is encrypted, except for its last digits. */
export const shopApplications = pgTable(
  "shop_applications",
  {
    id: id(),
    customerId: partOf("customer_id", () => customers.id),
    type: word("type", APPLICATION_TYPES).notNull(),
    status: word("status", APPLICATION_STATUSES).notNull().default("draft"),
    shopName: text("shop_name").notNull().default(""),
    /** What the shop will sell. */
    offer: text("offer").notNull().default(""),
    legalName: text("legal_name").notNull().default(""),
    birthDate: date("birth_date", { mode: "string" }),
    phone: text("phone").notNull().default(""),
    line1: text("line1").notNull().default(""),
    line2: text("line2").notNull().default(""),
    city: text("city").notNull().default(""),
    state: text("state").notNull().default(""),
    postalCode: text("postal_code").notNull().default(""),
    countryCode: text("country_code").notNull().default(""),
    registrationNumber: text("registration_number").notNull().default(""),
    taxNumber: text("tax_number").notNull().default(""),
    bankSealed: text("bank_sealed"),
    bankEnding: text("bank_ending").notNull().default(""),
    bankConfirmedAt: instant("bank_confirmed_at"),
    /** The version of the terms that was accepted: when it was published. */
    termsVersion: text("terms_version"),
    termsAcceptedAt: instant("terms_accepted_at"),
    /** What the operator has checked. */
    checked: jsonb("checked").$type<string[]>().notNull().default([]),
    question: text("question").notNull().default(""),
    answer: text("answer").notNull().default(""),
    rejection: text("rejection").notNull().default(""),
    /** The shop that its approval opened. */
    shopId: integer("shop_id").references(() => shops.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    submittedAt: instant("submitted_at"),
    decidedAt: instant("decided_at"),
  },
  (t) => [
    check("shop_applications_type", isOneOf(t.type, APPLICATION_TYPES)),
    check("shop_applications_status", isOneOf(t.status, APPLICATION_STATUSES)),
    check("shop_applications_submitted", sql`${t.status} = 'draft' or ${t.submittedAt} is not null`),
    uniqueIndex("shop_applications_one_open")
      .on(t.customerId)
      .where(sql`status in ('draft', 'submitted', 'questioned')`),
    index("shop_applications_customer").on(t.customerId, t.id),
    index("shop_applications_status").on(t.status, t.submittedAt, t.id),
    index("shop_applications_shop").on(t.shopId),
  ],
);

/** A private file that proves what an application says. */
export const applicationDocuments = pgTable(
  "application_documents",
  {
    id: id(),
    applicationId: partOf("application_id", () => shopApplications.id),
    kind: word("kind", DOCUMENT_KINDS).notNull(),
    file: text("file").notNull().unique(),
    createdAt: createdAt(),
  },
  (t) => [
    check("application_documents_kind", isOneOf(t.kind, DOCUMENT_KINDS)),
    index("application_documents_application").on(t.applicationId, t.id),
  ],
);
