import type { CreditDisputeRecord } from "#domain/payment/dispute/credit-dispute.ts";

/** A customer in the operator's list. */
export type CustomerRow = {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  isEmailVerified: boolean;
  isStaff: boolean;
  createdAt: string;
};

export type CustomerPage = { customers: CustomerRow[]; olderThan: number | null };

/** What the operator may see of one customer; addresses and carts stay the customer's own. */
export type CustomerRecord = CustomerRow & {
  phone: string | null;
  languageCode: string | null;
  addressesCount: number;
  ordersCount: number;
  sessionsCount: number;
  lastSeenAt: string | null;
  /** The newest; codes alone for who may read orders, none for others. */
  orderCodes: string[];
  /** What the customer's bank has taken back of recharges and gift vouchers; none for who may not decide refunds. */
  disputes: CreditDisputeRecord[];
};
