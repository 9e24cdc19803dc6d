import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, text, unique, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, id, idOf, isOneOf, minorUnits, word } from "../columns.ts";
import { customers } from "./customer.ts";
import { orders } from "./order.ts";
import { payments } from "./payment.ts";
import { shops } from "./shop.ts";
import { walletRecharges } from "./wallet.ts";

/** Accounts that every owner has one of, with a stored balance. */
export const CUSTOMER_ACCOUNTS = [
  "customer_wallet",
  "customer_hold",
  "points_pending",
  "points_available",
  "affiliate_pending",
  "affiliate_earning",
  "affiliate_payout",
] as const;
/** `shop_payout` and `affiliate_payout` hold requested payouts. */
export const SHOP_ACCOUNTS = ["shop_earning", "shop_payout"] as const;
/** Accounts that exist once, or once per name; their balance is summed on demand. */
export const OPERATOR_ACCOUNTS = [
  "order_clearing",
  "provider_clearing",
  "disputes",
  "operator_commission",
  "operator_promotion",
  "operator_affiliate",
  "voucher_liability",
  "points_issued",
  "points_cost",
  "rounding",
  "correction",
] as const;
export const ACCOUNT_KINDS = [...CUSTOMER_ACCOUNTS, ...SHOP_ACCOUNTS, ...OPERATOR_ACCOUNTS] as const;

export const TRANSACTION_KINDS = [
  "recharge",
  "payment",
  "hold",
  "hold_released",
  "refund",
  "conversion",
  "voucher",
  "affiliate",
  "payout",
  "correction",
  "earning",
  "earning_reversed",
  "points_earned",
  "points_available",
  "points_reversed",
  "dispute",
  "dispute_won",
  "dispute_lost",
] as const;

/** An account: a positive balance is owed to its owner. `unit`: the base currency, or `points`. */
export const ledgerAccounts = pgTable(
  "ledger_accounts",
  {
    id: id(),
    kind: word("kind", ACCOUNT_KINDS).notNull(),
    customerId: integer("customer_id").references(() => customers.id, { onDelete: "set null" }),
    shopId: integer("shop_id").references(() => shops.id),
    /** Of an operator's account that exists several times, such as the provider's code. */
    name: text("name").notNull().default(""),
    unit: text("unit").notNull(),
    /**
     * The sum of its entries; written only by the entries' trigger. Zero for the operator's accounts, whose balances
     * are not stored.
     */
    balanceMinor: minorUnits("balance_minor").notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    check("ledger_accounts_kind", isOneOf(t.kind, ACCOUNT_KINDS)),
    check(
      "ledger_accounts_owner",
      sql`case when ${isOneOf(t.kind, CUSTOMER_ACCOUNTS)} then ${t.shopId} is null
        when ${isOneOf(t.kind, SHOP_ACCOUNTS)} then ${t.shopId} is not null and ${t.customerId} is null
        else ${t.shopId} is null and ${t.customerId} is null end`,
    ),
    check(
      "ledger_accounts_not_negative",
      sql`${t.balanceMinor} >= 0 or ${t.kind} in ('shop_earning', 'points_available', 'affiliate_earning')`,
    ),
    uniqueIndex("ledger_accounts_customer").on(t.customerId, t.kind),
    uniqueIndex("ledger_accounts_shop").on(t.shopId, t.kind),
    uniqueIndex("ledger_accounts_operator").on(t.kind, t.name, t.unit).where(isOneOf(t.kind, OPERATOR_ACCOUNTS)),
  ],
);

/** A single movement of money or points. */
export const ledgerTransactions = pgTable(
  "ledger_transactions",
  {
    id: id(),
    kind: word("kind", TRANSACTION_KINDS).notNull(),
    idempotencyKey: text("once_key").notNull().unique(),
    orderId: integer("order_id").references(() => orders.id),
    paymentId: integer("payment_id").references(() => payments.id),
    rechargeId: integer("recharge_id").references(() => walletRecharges.id),
    note: text("note").notNull().default(""),
    createdAt: createdAt(),
  },
  (t) => [
    check("ledger_transactions_kind", isOneOf(t.kind, TRANSACTION_KINDS)),
    index("ledger_transactions_order").on(t.orderId),
    index("ledger_transactions_payment").on(t.paymentId),
    index("ledger_transactions_recharge").on(t.rechargeId),
  ],
);

/** Append-only. The entries of a transaction sum to zero in each unit, which the database checks at commit. */
export const ledgerEntries = pgTable(
  "ledger_entries",
  {
    id: id(),
    transactionId: idOf("transaction_id", () => ledgerTransactions.id),
    accountId: idOf("account_id", () => ledgerAccounts.id),
    amountMinor: minorUnits("amount_minor").notNull(),
    /** The account's balance after this entry; null for the operator's accounts. Written by the trigger. */
    balanceAfterMinor: bigint("balance_after_minor", { mode: "number" }),
  },
  (t) => [
    check("ledger_entries_amount", sql`${t.amountMinor} <> 0`),
    unique("ledger_entries_once").on(t.transactionId, t.accountId),
    index("ledger_entries_account").on(t.accountId, t.id),
  ],
);
