import type { Money, ShownMoney } from "#shared/money.ts";

type DisputeStatus = "open" | "won" | "lost";

/** A recharge or a gift voucher of which a bank takes money back. */
export type DisputedCredit = {
  rechargeId: number | null;
  voucherId: number | null;
  /** Who has paid. */
  customerId: number;
  provider: string;
  /** What was collected, and the same as it was booked in the base currency. */
  collected: Money;
  booked: Money;
};

/** Money of a recharge or of a gift voucher that its payer's bank has taken back. */
export type CreditDispute = {
  id: number;
  rechargeId: number | null;
  voucherId: number | null;
  customerId: number;
  provider: string;
  reference: string;
  status: DisputeStatus;
  amount: Money;
  /** In the base currency: as it was booked; what is held back in the wallet; what nobody has given back yet. */
  base: Money;
  held: Money;
  owed: Money;
};

/** As a provider tells of it. */
export type ReportedDispute = { reference: string; amount: Money; status: DisputeStatus };

/** As staff see it. */
export type CreditDisputeRecord = {
  id: number;
  rechargeId: number | null;
  voucherId: number | null;
  provider: string;
  reference: string;
  status: DisputeStatus;
  amount: ShownMoney;
  /** Null where nothing is owed. */
  owed: ShownMoney | null;
  openedAt: string;
  endedAt: string | null;
};
