import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, numeric, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { codeOf, createdAt, id, instant, isOneOf, minorUnits, partOf, word } from "../columns.ts";
import { postalAddress } from "./address.ts";
import { countries } from "./country.ts";
import { currencies } from "./currency.ts";
import { customers } from "./customer.ts";
import { languages } from "./language.ts";
import { sessions } from "./session.ts";

export const PURCHASE_STATUSES = ["draft", "placed", "expired", "canceled"] as const;
const VAT_STATUSES = ["unverified", "valid", "invalid"] as const;
const ADDRESS_KINDS = ["shipping", "billing"] as const;

/** Versions of pages by their id, with the title that the buyer saw; name and address replace placeholders in the texts. */
type StoredLegalPages = {
  shopName: string;
  shopEmail: string;
  pages: { versionId: number; slug: string; title: string }[];
};

/** The amounts of a purchase and of each order of it, in the purchase's currency. */
export const totals = () => ({
  subTotalMinor: minorUnits("sub_total_minor").notNull().default(0),
  offerDiscountMinor: minorUnits("offer_discount_minor").notNull().default(0),
  couponDiscountMinor: minorUnits("coupon_discount_minor").notNull().default(0),
  shippingMinor: minorUnits("shipping_minor").notNull().default(0),
  shippingTaxMinor: minorUnits("shipping_tax_minor").notNull().default(0),
  taxMinor: minorUnits("tax_minor").notNull().default(0),
  totalMinor: minorUnits("total_minor").notNull().default(0),
});

/** One checkout: drafted with address and delivery, then placed once. Currency and rate are frozen at placement. */
export const purchases = pgTable(
  "purchases",
  {
    id: id(),
    trxId: text("trx_id").notNull().unique(),
    status: word("status", PURCHASE_STATUSES).notNull().default("draft"),
    sessionId: integer("session_id").references(() => sessions.id, { onDelete: "set null" }),
    customerId: integer("customer_id").references(() => customers.id, { onDelete: "set null" }),
    email: text("email").notNull(),
    phone: text("phone").notNull().default(""),
    vatNumber: text("vat_number").notNull().default(""),
    /** The result of the last check of `vat_number`, its time and the register's reference to it. */
    vatStatus: word("vat_status", VAT_STATUSES).notNull().default("unverified"),
    vatCheckedAt: instant("vat_checked_at"),
    vatReference: text("vat_reference").notNull().default(""),
    languageCode: codeOf("language_code", () => languages.code),
    currencyCode: codeOf("currency_code", () => currencies.code),
    exchangeRate: numeric("exchange_rate", { precision: 20, scale: 10 }).notNull(),
    shipToCountryCode: codeOf("ship_to_country_code", () => countries.code),
    /** Shop id → id of the shipping rate chosen there. */
    delivery: jsonb("delivery").$type<Record<string, number>>().notNull().default({}),
    /** Shop id → id of the pick-up point that replaces a delivery. */
    pickup: jsonb("pickup").$type<Record<string, number>>().notNull().default({}),
    /** Shop id → the shopper's note to that shop. */
    notes: jsonb("notes").$type<Record<string, string>>().notNull().default({}),
    paymentMethod: text("payment_method"),
    /** Whether prices were shown `before_tax` or `after_tax` at placement. */
    taxDisplay: text("tax_display").notNull().default("before_tax"),
    ...totals(),
    /** SHA-256 of the key in the mail's link. */
    keyHash: text("key_hash"),
    /** Hash of the network that it was placed from, for the limit on unpaid units. */
    networkHash: text("network_hash"),
    /** The legal pages in force at placement, and what their texts said of the shop. Null for older purchases. */
    legalPages: jsonb("legal_pages").$type<StoredLegalPages>(),
    termsAcceptedAt: instant("terms_accepted_at"),
    placedAt: instant("placed_at"),
    expiresAt: instant("expires_at"),
    createdAt: createdAt(),
  },
  (t) => [
    check("purchases_status", isOneOf(t.status, PURCHASE_STATUSES)),
    check(
      "purchases_placed",
      sql`${t.status} = 'draft' or (${t.placedAt} is not null and ${t.paymentMethod} is not null and ${t.termsAcceptedAt} is not null)`,
    ),
    check("purchases_vat_status", isOneOf(t.vatStatus, VAT_STATUSES)),
    check("purchases_vat_checked", sql`${t.vatStatus} = 'unverified' or ${t.vatCheckedAt} is not null`),
    check("purchases_amounts", sql`${t.totalMinor} >= 0 and ${t.subTotalMinor} >= 0`),
    index("purchases_session").on(t.sessionId, t.id),
    index("purchases_customer").on(t.customerId, t.id),
    index("purchases_customer_placed").on(t.customerId, t.placedAt, t.id),
    index("purchases_email").on(t.email),
    index("purchases_search")
      .using("gin", sql`(${t.email} || ' ' || regexp_replace(${t.phone}, '[^0-9]', '', 'g')) gin_trgm_ops`)
      .where(sql`status <> 'draft'`),
    index("purchases_network").on(t.networkHash, t.placedAt),
    index("purchases_expires")
      .on(t.expiresAt)
      .where(sql`status = 'placed'`),
  ],
);

export const purchaseAddresses = pgTable(
  "purchase_addresses",
  {
    purchaseId: partOf("purchase_id", () => purchases.id),
    kind: word("kind", ADDRESS_KINDS).notNull(),
    ...postalAddress(),
  },
  (t) => [
    primaryKey({ columns: [t.purchaseId, t.kind] }),
    check("purchase_addresses_kind", isOneOf(t.kind, ADDRESS_KINDS)),
    index("purchase_addresses_search").using(
      "gin",
      sql`fold_text(${t.name} || ' ' || regexp_replace(${t.phone}, '[^0-9]', '', 'g')) gin_trgm_ops`,
    ),
  ],
);
