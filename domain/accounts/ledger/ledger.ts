import { isNegative, moneyFromMinor, type Money } from "#shared/money.ts";

type CustomerAccountKind = "customer_wallet" | "customer_hold" | "points_pending" | "points_available";
type OperatorAccountKind =
  | "order_clearing"
  | "provider_clearing"
  | "disputes"
  | "operator_commission"
  | "operator_promotion"
  | "voucher_liability"
  | "points_issued"
  | "points_cost"
  | "rounding"
  | "correction";

/** Whose money or points. `name`: which of the operator's, such as a provider's code. */
export type Account =
  | { kind: CustomerAccountKind; customerId: number }
  | { kind: "shop_earning"; shopId: number }
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

/** Positive: the owner has more. In the base currency, or in points. */
export type Entry = { account: Account; amount: Money };

export type Cause = { orderId?: number | null; paymentId?: number; rechargeId?: number; note?: string };

export type NewTransaction = {
  kind: TransactionKind;
  /** One cause, one transaction: a second one with the same key is not written. */
  onceKey: string;
  cause?: Cause;
  entries: readonly Entry[];
  /** Whoever gives something here must have it, also where refunds may take an account below zero. */
  refusesDebt?: boolean;
};

/** The unit of points in the ledger, in place of a currency. */
export const POINTS = "points";

export function pointsOf(count: number): Money {
  return moneyFromMinor(count, POINTS);
}

/** What a shop owes after refunds, and points taken back after they were spent, may stand below zero; nothing else may. */
export function mayBeNegative({ kind }: Account): boolean {
  return isOperators(kind) || kind === "shop_earning" || kind === "points_available";
}

export function isOperators(kind: Account["kind"]): boolean {
  return !(
    ["customer_wallet", "customer_hold", "points_pending", "points_available", "shop_earning"] as string[]
  ).includes(kind);
}

export function isShort({ account, amount }: Entry, balanceAfter: Money, refusesDebt = false): boolean {
  if (!isNegative(balanceAfter) || !isNegative(amount)) return false;
  return refusesDebt || !mayBeNegative(account);
}

/** Where the ledger does not add up: a transaction, an account, or the whole of a unit. */
export type LedgerDifference = { kind: "transaction" | "account" | "unit"; name: string; difference: number };
