import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { createdAt, id, idOf, instant, isOneOf, minorUnits, word } from "../columns.ts";
import { customers } from "./customer.ts";

export const RECHARGE_STATUSES = ["pending", "approved", "rejected"] as const;

/**
 * Money that a customer adds to the wallet, in the base currency: through a provider, or by a transfer that staff
 * approve.
 */
export const walletRecharges = pgTable(
  "wallet_recharges",
  {
    id: id(),
    customerId: idOf("customer_id", () => customers.id),
    /** `offline`, or a provider's code. */
    method: text("method").notNull(),
    status: word("status", RECHARGE_STATUSES).notNull().default("pending"),
    amountMinor: minorUnits("amount_minor").notNull(),
    currencyCode: text("currency_code").notNull(),
    /** The customer's note about a transfer. */
    note: text("note").notNull().default(""),
    /** The file name of its proof. */
    proof: text("proof"),
    providerReference: text("provider_reference"),
    redirectUrl: text("redirect_url"),
    /** Why it was rejected or failed. */
    reason: text("reason").notNull().default(""),
    decidedBy: integer("decided_by").references(() => customers.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    decidedAt: instant("decided_at"),
  },
  (t) => [
    check("wallet_recharges_status", isOneOf(t.status, RECHARGE_STATUSES)),
    check("wallet_recharges_amount", sql`${t.amountMinor} > 0`),
    check("wallet_recharges_decided", sql`(${t.status} = 'pending') = (${t.decidedAt} is null)`),
    unique("wallet_recharges_reference").on(t.method, t.providerReference),
    index("wallet_recharges_customer").on(t.customerId, t.id),
    index("wallet_recharges_pending")
      .on(t.id)
      .where(sql`status = 'pending'`),
  ],
);
