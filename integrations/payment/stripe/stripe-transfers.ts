import type { Stripe } from "stripe";
import type { PayoutProvider, TransferOutcome, TransferRequest } from "#domain/payment/provider/payout-provider.ts";
import { toStripePart } from "./stripe-amount.ts";

const MAX_TRANSFERS = 100;

/** Payouts through Stripe Connect: transfers from the operator's balance to connected accounts. */
export function createStripeTransfers(client: Stripe): PayoutProvider {
  return { transfer };

  /**
   * Stripe forgets idempotency keys after a day; the transfer's group is there for good, so it is looked up first. A shop
   * of another database on the same Stripe account has the same groups: only this amount to this account is this payout.
   */
  async function transfer({ transferKey, amount, destination }: TransferRequest): Promise<TransferOutcome> {
    const units = toStripePart(amount);
    const sent = await client.transfers.list({ transfer_group: transferKey, limit: MAX_TRANSFERS });
    const before = sent.data.find((each) => accountOf(each) === destination && each.amount === units);
    if (before?.reversed) return { ok: false, reason: `Transfer ${before.id} was reversed` };
    if (before) return { ok: true, reference: before.id };
    const request = {
      amount: units,
      currency: amount.currency.toLowerCase(),
      destination,
      transfer_group: transferKey,
      description: transferKey,
    };
    const idempotencyKey = `transfer:${transferKey}:${destination}:${units}`;
    try {
      const made = await client.transfers.create(request, { idempotencyKey });
      return { ok: true, reference: made.id };
    } catch (error) {
      if (isRefused(error)) return { ok: false, reason: error.message.slice(0, 200) };
      throw error;
    }
  }
}

function accountOf({ destination }: Stripe.Transfer): string | undefined {
  return typeof destination === "string" ? destination : destination?.id;
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
