import { isNegative, moneyFromMinor, type Money } from "#shared/money.ts";

type CustomerAccountKind =
  | "customer_wallet"
  | "customer_hold"
  | "points_pending"
  | "points_available"
  | "affiliate_pending"
  | "affiliate_earning"
  | "affiliate_payout";
type ShopAccountKind = "shop_earning" | "shop_payout";
type OperatorAccountKind =
  | "order_clearing"
  | "provider_clearing"
  | "disputes"
  | "operator_commission"
  | "operator_promotion"
  | "operator_affiliate"
  | "voucher_liability"
  | "points_issued"
  | "points_cost"
  | "rounding"
  | "correction";

/** The owner of money or points. `name`: which of the operator's accounts, such as a provider's code. */
export type Account =
  | { kind: CustomerAccountKind; customerId: number }
  | { kind: ShopAccountKind; shopId: number }
  | { kind: OperatorAccountKind; name?: string };

export type TransactionKind =
  | "recharge"
  | "payment"
  | "hold"
  | "hold_released"
  | "refund"
  | "conversion"
  | "voucher"
  | "affiliate"
  | "payout"
  | "correction"
  | "earning"
  | "earning_reversed"
  | "points_earned"
  | "points_available"
  | "points_reversed"
  | "dispute"
  | "dispute_won"
  | "dispute_lost";

/** A positive amount increases the owner's balance. In the base currency, or in points. */
export type Entry = { account: Account; amount: Money };

export type Cause = { orderId?: number | null; paymentId?: number; rechargeId?: number; note?: string };

export type NewTransaction = {
  kind: TransactionKind;
  /** Idempotency key: a second transaction with the same key is not written. */
  idempotencyKey: string;
  cause?: Cause;
  entries: readonly Entry[];
  /** Debited owners need sufficient funds, even on accounts that refunds may overdraw. */
  refusesDebt?: boolean;
};

/** The ledger's unit for points, in place of a currency. */
export const POINTS = "points";

export function pointsOf(count: number): Money {
  return moneyFromMinor(count, POINTS);
}

const OWNED: ReadonlySet<string> = new Set<CustomerAccountKind | ShopAccountKind>([
  "customer_wallet",
  "customer_hold",
  "points_pending",
  "points_available",
  "affiliate_pending",
  "affiliate_earning",
  "affiliate_payout",
  "shop_earning",
  "shop_payout",
]);

const OVERDRAWN: ReadonlySet<string> = new Set(["shop_earning", "points_available", "affiliate_earning"]);

/**
 * The earnings of a shop or an affiliate (after refunds) and points (reversed after they were spent) may be negative;
 * other owners' accounts may not.
 */
export function mayBeNegative({ kind }: Account): boolean {
  return isOperators(kind) || OVERDRAWN.has(kind);
}

export function isOperators(kind: Account["kind"]): boolean {
  return !OWNED.has(kind);
}

export function isShort({ account, amount }: Entry, balanceAfter: Money, refusesDebt = false): boolean {
  if (!isNegative(balanceAfter) || !isNegative(amount)) return false;
  return refusesDebt || !mayBeNegative(account);
}

/** A mismatch in the ledger: of a transaction, an account, or a whole unit. */
export type LedgerDifference = { kind: "transaction" | "account" | "unit"; name: string; difference: number };
