import type { Money, ShownMoney } from "#shared/money.ts";

/** Why money comes into a wallet. */
export type CreditKind = "recharge" | "refund" | "conversion" | "voucher" | "affiliate" | "correction";

export type Credit = {
  customerId: number;
  /** In the base currency. */
  amount: Money;
  kind: CreditKind;
  /** One cause, one credit. */
  onceKey: string;
  orderId?: number | null;
  rechargeId?: number;
  /** What paid a recharge in: `offline`, or a provider's code. */
  method?: string;
};

export const WALLET = "wallet";

/** What of a wallet counts at a checkout, in the purchase's currency. */
export type WalletChoice = { balance: ShownMoney; isEnough: boolean };

/** What the history of a wallet can be narrowed to. */
export const HISTORY_KINDS = ["recharge", "purchase", "refund", "conversion", "other"] as const;
export type HistoryKind = (typeof HISTORY_KINDS)[number];
