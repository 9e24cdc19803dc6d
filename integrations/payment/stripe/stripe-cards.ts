import type { Stripe } from "stripe";
import type { CardOwner } from "#domain/payment/provider/payment-provider.ts";
import { chargedUnits } from "./stripe-amount.ts";

const MAX_CARDS = 20;
/** Marks a charge of a saved card; a charge from a checkout page is reported by its page. */
export const CARD_CHARGE = "card";

/** Cards that Stripe stores for customers who agreed on its page. */
export function createStripeCards(client: Stripe, vault: string): CardOwner {
  return {
    vault,

    async openCustomer({ customerKey, email }) {
      const customer = await client.customers.create(
        { email, metadata: { customer_key: customerKey } },
        { idempotencyKey: `customer:${customerKey}` },
      );
      return { reference: customer.id };
    },

    async findCards(customerReference) {
      const { data } = await client.customers.listPaymentMethods(customerReference, {
        type: "card",
        allow_redisplay: "always",
        limit: MAX_CARDS,
      });
      return data.flatMap(({ id, card }) =>
        card
          ? [
              {
                reference: id,
                brand: card.brand,
                lastDigits: card.last4,
                expiryMonth: card.exp_month,
                expiryYear: card.exp_year,
              },
            ]
          : [],
      );
    },

    async deleteCard(cardReference) {
      await client.paymentMethods.detach(cardReference);
    },

    async deleteCustomer(customerReference) {
      await client.customers.del(customerReference);
    },

    async prepare({ amount, paymentKey, description, customerReference, cardReference }) {
      const charge = await client.paymentIntents.create(
        {
          amount: chargedUnits(amount),
          currency: amount.currency.toLowerCase(),
          customer: customerReference,
          payment_method: cardReference,
          description,
          metadata: { payment_key: paymentKey, order: description, kind: CARD_CHARGE },
        },
        { idempotencyKey: `charge:${paymentKey}` },
      );
      return { reference: charge.id };
    },

    async charge({ reference, returnUrl }) {
      try {
        const charge = await client.paymentIntents.confirm(
          reference,
          { return_url: returnUrl },
          { idempotencyKey: `confirm:${reference}` },
        );
        return { redirectUrl: charge.next_action?.redirect_to_url?.url ?? null };
      } catch (error) {
        if (isDeclined(error)) return { redirectUrl: null };
        throw error;
      }
    },
  };
}

/** The bank declined: the outcome of the charge is queried as usual. */
function isDeclined(error: unknown): boolean {
  return error instanceof Error && "type" in error && error.type === "StripeCardError";
}
