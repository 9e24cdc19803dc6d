import type { Money, ShownMoney } from "#shared/money.ts";

/** The reason for a wallet credit. */
export type CreditKind = "recharge" | "refund" | "conversion" | "voucher" | "affiliate" | "correction";

export type Credit = {
  customerId: number;
  /** In the base currency. */
  amount: Money;
  kind: CreditKind;
  /** Idempotency key: one credit per cause. */
  idempotencyKey: string;
  orderId?: number | null;
  rechargeId?: number;
  /** How a recharge was paid: `offline`, or a provider's code. */
  method?: string;
};

export const WALLET = "wallet";

/** The wallet's balance as usable at checkout, in the purchase's currency. */
export type WalletChoice = { balance: ShownMoney; isEnough: boolean };

/** The filters of a wallet's history. */
export const HISTORY_KINDS = ["recharge", "purchase", "refund", "conversion", "other"] as const;
export type HistoryKind = (typeof HISTORY_KINDS)[number];
