import type { Stripe } from "stripe";
import type { PayoutProvider, TransferOutcome, TransferRequest } from "#domain/payment/provider/payout-provider.ts";
import { toStripePart } from "./stripe-amount.ts";

/** Payouts through Stripe Connect: transfers from the operator's balance to connected accounts. */
export function createStripeTransfers(client: Stripe): PayoutProvider {
  return { transfer };

  /** Stripe forgets idempotency keys after a day; the transfer's group is there for good, so it is looked up first. */
  async function transfer({ transferKey, amount, destination }: TransferRequest): Promise<TransferOutcome> {
    const sent = await client.transfers.list({ transfer_group: transferKey, limit: 1 });
    const [before] = sent.data;
    if (before) return { ok: true, reference: before.id };
    const request = {
      amount: toStripePart(amount),
      currency: amount.currency.toLowerCase(),
      destination,
      transfer_group: transferKey,
      description: transferKey,
    };
    try {
      const made = await client.transfers.create(request, { idempotencyKey: `transfer:${transferKey}` });
      return { ok: true, reference: made.id };
    } catch (error) {
      if (isRefused(error)) return { ok: false, reason: error.message.slice(0, 200) };
      throw error;
    }
  }
}

type Refused = Error & { type: string; code?: string };

/** Refused for good; a balance that is too low can suffice later. */
function isRefused(error: unknown): error is Refused {
  return (
    error instanceof Error &&
    "type" in error &&
    error.type === "StripeInvalidRequestError" &&
    !("code" in error && error.code === "balance_insufficient")
  );
}
