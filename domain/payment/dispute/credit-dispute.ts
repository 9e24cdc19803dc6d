import type { DisputeStatus } from "#domain/payment/provider/payment-provider.ts";
import type { Money, ShownMoney } from "#shared/money.ts";

/** A recharge or a gift voucher whose payment is disputed. */
export type DisputedCredit = {
  rechargeId: number | null;
  voucherId: number | null;
  /** The payer. */
  customerId: number;
  provider: string;
  /** What was collected, and the same as booked in the base currency. */
  collected: Money;
  booked: Money;
};

/** Money of a recharge or a gift voucher that the payer's bank has taken back. */
export type CreditDispute = {
  id: number;
  rechargeId: number | null;
  voucherId: number | null;
  customerId: number;
  provider: string;
  reference: string;
  status: DisputeStatus;
  amount: Money;
  /** In the base currency: as booked; held in the wallet; not yet repaid. */
  base: Money;
  held: Money;
  owed: Money;
};

/** For staff. */
export type CreditDisputeRecord = {
  id: number;
  rechargeId: number | null;
  voucherId: number | null;
  provider: string;
  reference: string;
  status: DisputeStatus;
  amount: ShownMoney;
  /** Null if nothing is owed. */
  owed: ShownMoney | null;
  openedAt: string;
  endedAt: string | null;
};
