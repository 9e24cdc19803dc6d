import type { BankAccount } from "#domain/platform/setting/bank-account.ts";
import type { Money, ShownMoney } from "#shared/money.ts";
import type { PaymentStatus } from "./payment.ts";

/**
 * How far a transfer is: `waiting` for the money, `submitted` with a proof that staff look at, `paid`, `rejected` by staff, `returned`
 * because it came and bought nothing, `ended` because the purchase is over or was paid otherwise.
 */
export const TRANSFER_STATES = ["submitted", "waiting", "paid", "rejected", "returned", "ended"] as const;
export type TransferState = (typeof TRANSFER_STATES)[number];

/** A try that is paid by bank transfer. */
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
  /** Why it failed; of a rejected one the words of staff. */
  failure: string | null;
  /** It came and bought nothing. */
  isReturned: boolean;
  createdAt: Date;
};

/** As the shopper sees it. */
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

/** As staff see it. `isOver`: the purchase takes no money any more, so it would go back. */
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
