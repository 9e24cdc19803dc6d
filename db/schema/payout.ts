import { sql } from "drizzle-orm";
import { check, date, index, integer, jsonb, pgTable, text, unique, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, extensionOf, id, idOf, instant, isOneOf, minorUnits, word } from "../columns.ts";
import { customers } from "./customer.ts";
import type { StoredSeller } from "./order.ts";
import { shops } from "./shop.ts";

export const PAYOUT_STATUSES = ["requested", "approved", "paid", "rejected", "canceled", "failed"] as const;
export const PAYOUT_METHODS = ["bank", "provider"] as const;
const RUN_STATUSES = ["created", "approved", "discarded"] as const;
export const PAYOUT_SCHEDULES = ["manual", "weekly", "monthly"] as const;

/** Where a payout goes, as of its request. `reference`: an account at the payout provider. */
export type StoredDestination = {
  holder: string;
  countryCode: string;
  iban: string;
  bic: string;
  accountNumber: string;
  bankCode: string;
  reference?: string;
};

/** Payouts that are approved and sent to the bank together. */
export const payoutRuns = pgTable(
  "payout_runs",
  {
    id: id(),
    status: word("status", RUN_STATUSES).notNull().default("created"),
    totalMinor: minorUnits("total_minor").notNull(),
    createdBy: integer("created_by").references(() => customers.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    approvedBy: integer("approved_by").references(() => customers.id, { onDelete: "set null" }),
    approvedAt: instant("approved_at"),
  },
  (t) => [
    check("payout_runs_status", isOneOf(t.status, RUN_STATUSES)),
    check("payout_runs_approved", sql`(${t.status} = 'approved') = (${t.approvedAt} is not null)`),
  ],
);

/** Money of a shop or an affiliate on its way to them, in the base currency. Held in the ledger while open. */
export const payouts = pgTable(
  "payouts",
  {
    id: id(),
    shopId: integer("shop_id").references(() => shops.id),
    /** The affiliate, unless it is a shop's. */
    customerId: integer("customer_id").references(() => customers.id),
    status: word("status", PAYOUT_STATUSES).notNull().default("requested"),
    method: word("method", PAYOUT_METHODS).notNull(),
    amountMinor: minorUnits("amount_minor").notNull(),
    destination: jsonb("destination").$type<StoredDestination>().notNull(),
    runId: integer("run_id").references(() => payoutRuns.id),
    /** Null if the schedule made it. */
    requestedBy: integer("requested_by").references(() => customers.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    /** Why it was rejected or failed. */
    reason: text("reason").notNull().default(""),
    /** The transfer's id at the provider. */
    providerReference: text("provider_reference").unique(),
    endedAt: instant("ended_at"),
  },
  (t) => [
    check("payouts_status", isOneOf(t.status, PAYOUT_STATUSES)),
    check("payouts_method", isOneOf(t.method, PAYOUT_METHODS)),
    check("payouts_owner", sql`(${t.shopId} is null) <> (${t.customerId} is null)`),
    check("payouts_amount", sql`${t.amountMinor} > 0`),
    check("payouts_ended", sql`(${t.status} in ('requested', 'approved')) = (${t.endedAt} is null)`),
    uniqueIndex("payouts_one_open_of_shop")
      .on(t.shopId)
      .where(sql`status in ('requested', 'approved')`),
    uniqueIndex("payouts_one_open_of_affiliate")
      .on(t.customerId)
      .where(sql`status in ('requested', 'approved')`),
    index("payouts_shop").on(t.shopId, t.id),
    index("payouts_customer").on(t.customerId, t.id),
    index("payouts_run").on(t.runId),
    index("payouts_status_id").on(t.status, t.id),
  ],
);

/** A shop's own terms; null: as in the settings. */
export const shopPayoutTerms = pgTable(
  "shop_payout_terms",
  {
    shopId: extensionOf("shop_id", () => shops.id),
    schedule: word("schedule", PAYOUT_SCHEDULES),
    minimumMinor: minorUnits("minimum_minor"),
    reserveBasisPoints: integer("reserve_basis_points"),
    /** Its account at the payout provider; empty: paid by bank transfer. */
    providerAccount: text("provider_account").notNull().default(""),
  },
  (t) => [
    check("shop_payout_terms_minimum", sql`${t.minimumMinor} >= 0`),
    check("shop_payout_terms_reserve", sql`${t.reserveBasisPoints} between 0 and 10000`),
  ],
);

/** Closed months: nothing is booked into them any more, which a trigger checks. `month`: its first day. */
export const ledgerCloses = pgTable("ledger_closes", {
  month: date("month", { mode: "string" }).primaryKey(),
  /** The first instant after the month. */
  endsAt: instant("ends_at").notNull(),
  closedBy: integer("closed_by").references(() => customers.id, { onDelete: "set null" }),
  closedAt: instant("closed_at").notNull(),
});

/**
 * A shop's month as it was closed, in the base currency, with the operator's invoice for its commission. Never changed,
 * which a trigger checks.
 */
export const payoutStatements = pgTable(
  "payout_statements",
  {
    id: id(),
    shopId: idOf("shop_id", () => shops.id),
    month: date("month", { mode: "string" })
      .notNull()
      .references(() => ledgerCloses.month),
    openingMinor: minorUnits("opening_minor").notNull(),
    /** Including the commission, which is a line of its own. */
    salesMinor: minorUnits("sales_minor").notNull(),
    refundsMinor: minorUnits("refunds_minor").notNull(),
    /** Negative: what the operator kept, less what it gave back with refunds. */
    commissionMinor: minorUnits("commission_minor").notNull(),
    payoutsMinor: minorUnits("payouts_minor").notNull(),
    otherMinor: minorUnits("other_minor").notNull(),
    closingMinor: minorUnits("closing_minor").notNull(),
    /** The tax within the commission. */
    taxBasisPoints: integer("tax_basis_points").notNull(),
    taxMinor: minorUnits("tax_minor").notNull(),
    /** Counted over all shops without gaps; null in a month without commission. */
    invoiceNumber: integer("invoice_number").unique(),
    operator: jsonb("operator").$type<StoredSeller>(),
    shop: jsonb("shop").$type<StoredSeller>(),
    createdAt: createdAt(),
  },
  (t) => [
    unique("payout_statements_once").on(t.shopId, t.month),
    check(
      "payout_statements_sum",
      sql`${t.openingMinor} + ${t.salesMinor} + ${t.refundsMinor} + ${t.commissionMinor} + ${t.payoutsMinor} + ${t.otherMinor} = ${t.closingMinor}`,
    ),
  ],
);
