import type { Money, ShownMoney } from "#shared/money.ts";

/** A transfer that staff confirm; the other methods are providers. */
export const OFFLINE = "offline";

export const RECHARGE_STATUSES = ["pending", "approved", "rejected"] as const;
export type RechargeStatus = (typeof RECHARGE_STATUSES)[number];

/** Money that a customer adds to the wallet, in the base currency. */
export type Recharge = {
  id: number;
  customerId: number;
  method: string;
  status: RechargeStatus;
  amount: Money;
  note: string;
  proof: string | null;
  reference: string | null;
  redirectUrl: string | null;
  reason: string;
  createdAt: Date;
};

/** As its customer sees it. */
export type RechargeView = {
  id: number;
  method: string;
  status: RechargeStatus;
  amount: ShownMoney;
  note: string;
  reason: string;
  hasProof: boolean;
  createdAt: string;
};

/** As staff see it. */
export type RechargeRecord = RechargeView & { customerId: number; customerName: string; email: string };

/** An available recharge method; name and description in the page's language. */
export type RechargeMethod = { code: string; name: string; description: string };
