import { isNegative, lowerOf, percentOf, subtractMoney, zero, type Money, type ShownMoney } from "#shared/money.ts";
import type { Account } from "../ledger/ledger.ts";

export type PayoutStatus = "requested" | "approved" | "paid" | "rejected" | "canceled" | "failed";
export type PayoutMethod = "bank" | "provider";
export type PayoutSchedule = "manual" | "weekly" | "monthly";

/** Whose money is paid out: a shop's earnings, or an affiliate's commission. */
export type PayoutOwner = { shopId: number } | { customerId: number };

/** `requested → approved → paid | rejected | canceled`, or failed at the bank: plain data. */
export const PAYOUT_TRANSITIONS: Record<PayoutStatus, readonly PayoutStatus[]> = {
  requested: ["approved", "rejected", "canceled"],
  approved: ["paid", "failed"],
  paid: [],
  rejected: [],
  canceled: [],
  failed: [],
};

export type Destination = {
  holder: string;
  countryCode: string;
  iban: string;
  bic: string;
  accountNumber: string;
  bankCode: string;
  /** An account at the payout provider, in place of a bank account. */
  reference?: string;
};

export type Payout = {
  id: number;
  owner: PayoutOwner;
  ownerName: string;
  status: PayoutStatus;
  method: PayoutMethod;
  amount: Money;
  destination: Destination;
  runId: number | null;
  reason: string;
  createdAt: Date;
  endedAt: Date | null;
};

export type PayoutRun = {
  id: number;
  status: "created" | "approved" | "discarded";
  total: Money;
  createdBy: number | null;
  createdAt: Date;
  approvedAt: Date | null;
};

/** The shop's own terms over those of the settings. */
export type PayoutTerms = {
  schedule: PayoutSchedule;
  minimum: Money;
  reserveBasisPoints: number;
  providerAccount: string;
};

/** Sums from the ledger. `released`: of orders whose return window closed within the days of the reserve. */
export type BalanceSums = { balance: Money; pending: Money; released: Money; held: Money; paid: Money };

/** `available` can be paid out; `negative` is owed by the owner, and settled by later earnings. */
export type PayoutBalance = {
  balance: Money;
  pending: Money;
  reserve: Money;
  available: Money;
  held: Money;
  negative: Money;
  paid: Money;
};

/** The parts of a balance: pending first, then the reserve, and the rest is available. */
export function splitBalance(sums: BalanceSums, reserveBasisPoints: number): PayoutBalance {
  const nothing = zero(sums.balance.currency);
  const free = subtractMoney(sums.balance, sums.pending);
  const isOwed = isNegative(free);
  const wanted = percentOf(sums.released, reserveBasisPoints, "up");
  const reserve = isOwed ? nothing : lowerOf(wanted, free);
  return {
    balance: sums.balance,
    pending: sums.pending,
    reserve,
    available: isOwed ? nothing : subtractMoney(free, reserve),
    held: sums.held,
    negative: isOwed ? free : nothing,
    paid: sums.paid,
  };
}

/** On bank statements and in files: `PO-000042`. */
export function payoutCode(id: number): string {
  return `PO-${String(id).padStart(6, "0")}`;
}

export function earningAccount(owner: PayoutOwner): Account {
  return "shopId" in owner
    ? { kind: "shop_earning", shopId: owner.shopId }
    : { kind: "affiliate_earning", customerId: owner.customerId };
}

/** Where the amounts of open payouts are held. */
export function holdAccount(owner: PayoutOwner): Account {
  return "shopId" in owner
    ? { kind: "shop_payout", shopId: owner.shopId }
    : { kind: "affiliate_payout", customerId: owner.customerId };
}

/** A payout as screens and calls show it. */
export type PayoutView = {
  id: number;
  code: string;
  name: string;
  isAffiliate: boolean;
  status: PayoutStatus;
  method: PayoutMethod;
  amount: ShownMoney;
  account: string;
  runId: number | null;
  reason: string;
  at: string;
  endedAt: string | null;
};
