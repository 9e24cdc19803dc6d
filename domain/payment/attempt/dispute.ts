import type { Money } from "#shared/money.ts";

export type DisputeStatus = "open" | "won" | "lost";

/** Money of a payment that the shopper's bank has taken back. `base`: the same in the base currency, as booked. */
export type Dispute = { id: number; reference: string; status: DisputeStatus; amount: Money; base: Money };
