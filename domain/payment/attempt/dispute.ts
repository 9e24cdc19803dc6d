import type { DisputeStatus } from "#domain/payment/provider/payment-provider.ts";
import type { Money } from "#shared/money.ts";

/** Money of a payment that the shopper's bank has taken back. `base`: the same in the base currency, as booked. */
export type Dispute = { id: number; reference: string; status: DisputeStatus; amount: Money; base: Money };
