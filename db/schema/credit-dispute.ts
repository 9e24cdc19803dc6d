import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { id, idOf, instant, isOneOf, minorUnits, word } from "../columns.ts";
import { customers } from "./customer.ts";
import { DISPUTE_STATUSES } from "./payment.ts";
import { vouchers } from "./voucher.ts";
import { walletRecharges } from "./wallet.ts";

/** Money of a recharge or a voucher that the payer's bank has taken back; it returns if the dispute is won. */
export const creditDisputes = pgTable(
  "credit_disputes",
  {
    id: id(),
    rechargeId: integer("recharge_id").references(() => walletRecharges.id),
    voucherId: integer("voucher_id").references(() => vouchers.id),
    /** The payer, whose bank it is, and who owes what has been spent. */
    customerId: idOf("customer_id", () => customers.id),
    provider: text("provider").notNull(),
    providerReference: text("provider_reference").notNull(),
    status: word("status", DISPUTE_STATUSES).notNull().default("open"),
    amountMinor: minorUnits("amount_minor").notNull(),
    currencyCode: text("currency_code").notNull(),
    /** In the base currency, as booked. */
    baseMinor: minorUnits("base_minor").notNull(),
    /** While open: what is held in the wallet, in the base currency. */
    heldMinor: minorUnits("held_minor").notNull().default(0),
    /** Once lost: what has not been repaid yet, in the base currency. */
    owedMinor: minorUnits("owed_minor"),
    openedAt: instant("opened_at").notNull(),
    /** When the provider was last queried about it. */
    askedAt: instant("asked_at").notNull(),
    endedAt: instant("ended_at"),
  },
  (t) => [
    check("credit_disputes_status", isOneOf(t.status, DISPUTE_STATUSES)),
    check("credit_disputes_about", sql`num_nonnulls(${t.rechargeId}, ${t.voucherId}) = 1`),
    check("credit_disputes_amount", sql`${t.amountMinor} > 0 and ${t.baseMinor} >= 0`),
    check(
      "credit_disputes_held",
      sql`${t.heldMinor} between 0 and ${t.baseMinor} and (${t.heldMinor} = 0 or (${t.status} = 'open' and ${t.voucherId} is null))`,
    ),
    check("credit_disputes_ended", sql`(${t.status} = 'open') = (${t.endedAt} is null)`),
    check(
      "credit_disputes_owed",
      sql`(${t.status} = 'lost') = (${t.owedMinor} is not null) and ${t.owedMinor} between 0 and ${t.baseMinor}`,
    ),
    unique("credit_disputes_reference").on(t.provider, t.providerReference),
    index("credit_disputes_customer").on(t.customerId),
    index("credit_disputes_recharge").on(t.rechargeId),
    index("credit_disputes_voucher").on(t.voucherId),
    index("credit_disputes_open")
      .on(t.askedAt)
      .where(sql`status = 'open'`),
  ],
);
