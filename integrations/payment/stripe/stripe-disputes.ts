import type { Stripe } from "stripe";
import type { ProviderDispute } from "#domain/payment/provider/payment-provider.ts";
import { fromStripeUnits } from "./stripe-amount.ts";
import { CARD_CHARGE } from "./stripe-cards.ts";

const MAX_DISPUTES = 100;
export const DISPUTE_EVENTS = /^charge\.dispute\.(created|updated|funds_withdrawn|funds_reinstated|closed)$/;

/** All disputes of a charge; an inquiry of the bank (`warning_…`) does not withdraw money. */
export async function findStripeDisputes(client: Stripe, charge: string): Promise<ProviderDispute[]> {
  const { data } = await client.disputes.list({ payment_intent: charge, limit: MAX_DISPUTES });
  return data.flatMap(({ id, amount, currency, status: providerStatus }) => {
    const status = statusOf(providerStatus);
    return status ? [{ reference: id, amount: fromStripeUnits(amount, currency), status }] : [];
  });
}

function statusOf(providerStatus: string): ProviderDispute["status"] | null {
  switch (providerStatus) {
    case "needs_response":
    case "under_review":
      return "open";
    case "won":
    case "lost":
      return providerStatus;
    default:
      return null;
  }
}

/** Our reference of the disputed payment: its page, or the charge of a saved card; null if it is not ours. */
export async function findDisputedReference(client: Stripe, dispute: Stripe.Dispute): Promise<string | null> {
  const { payment_intent: about } = dispute;
  if (!about) return null;
  const charge = typeof about === "string" ? about : about.id;
  const { data: pages } = await client.checkout.sessions.list({ payment_intent: charge, limit: 1 });
  if (pages[0]) return pages[0].id;
  const { metadata } = await client.paymentIntents.retrieve(charge);
  return metadata?.kind === CARD_CHARGE ? charge : null;
}
