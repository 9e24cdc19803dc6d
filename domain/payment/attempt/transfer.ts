import type { BankAccount } from "#domain/platform/setting/bank-account.ts";
import type { Money, ShownMoney } from "#shared/money.ts";
import type { PaymentStatus } from "./payment.ts";

/**
 * The state of a transfer: `waiting` for the money, `submitted` with a proof for staff to check, `paid`, `rejected` by
 * staff, `returned` as an unmatched payment, `ended` because the purchase is over or was paid otherwise.
 */
export const TRANSFER_STATES = ["submitted", "waiting", "paid", "rejected", "returned", "ended"] as const;
export type TransferState = (typeof TRANSFER_STATES)[number];

/** A payment attempt by bank transfer. */
export type Transfer = {
  id: number;
  purchaseId: number;
  orderId: number | null;
  trxId: string;
  status: PaymentStatus;
  amount: Money;
  reference: string;
  paidBy: string;
  paidOn: string | null;
  proof: string | null;
  submittedAt: Date | null;
  decidedAt: Date | null;
  /** Why it failed; for a rejected one the reason given by staff. */
  failure: string | null;
  /** It was an unmatched payment. */
  isReturned: boolean;
  createdAt: Date;
};

/** For the shopper. */
export type TransferView = {
  id: number;
  state: TransferState;
  amount: ShownMoney;
  reference: string;
  paidBy: string;
  paidOn: string | null;
  hasProof: boolean;
  reason: string;
  account: BankAccount | null;
};

/** For staff. `isOver`: the purchase can no longer be paid, so the money would go back. */
export type TransferRecord = Omit<TransferView, "account"> & {
  trxId: string;
  orderCodes: string[];
  name: string;
  email: string;
  isOver: boolean;
  createdAt: string;
  submittedAt: string | null;
};

export function transferState(transfer: Transfer): TransferState {
  if (transfer.isReturned) return "returned";
  if (transfer.status === "paid") return "paid";
  if (transfer.decidedAt) return "rejected";
  if (transfer.submittedAt) return "submitted";
  return transfer.status === "started" ? "waiting" : "ended";
}
