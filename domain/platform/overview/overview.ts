export type LowProduct = { slug: string; name: string; sku: string; shopName: string; left: number };

/** The open tasks of the operator's first screen; null without the required permission. Counts end at 999. */
export type Overview = {
  toShip: number | null;
  awaitingPayment: number | null;
  refundsStuck: number | null;
  returnsToDecide: number | null;
  rechargesWaiting: number | null;
  /** Proofs of transfers for staff to check. */
  transfersWaiting: number | null;
  mailsFailed: number | null;
  /** Reports of conversations, and messages of the contact form. */
  reportsOpen: number | null;
  messagesOpen: number | null;
  lowProducts: LowProduct[] | null;
};
