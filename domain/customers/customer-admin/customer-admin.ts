import type { CreditDisputeRecord } from "#domain/payment/dispute/credit-dispute.ts";

/** A customer in the operator's list. */
export type CustomerRow = {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  isEmailVerified: boolean;
  isStaff: boolean;
  ordersCount: number;
  createdAt: string;
  /** Of staff. */
  tags: string[];
};

/** What staff may see of a customer; addresses and carts stay private. */
export type CustomerRecord = Omit<CustomerRow, "tags"> & {
  phone: string | null;
  languageCode: string | null;
  addressesCount: number;
  sessionsCount: number;
  lastSeenAt: string | null;
  /** The latest codes; only for staff who may read orders, otherwise empty. */
  orderCodes: string[];
  /** Disputes about recharges and gift vouchers; empty for staff who may not decide refunds. */
  disputes: CreditDisputeRecord[];
};
