import type { Money } from "#shared/money.ts";

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
