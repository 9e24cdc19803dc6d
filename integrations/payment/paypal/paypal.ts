import * as z from "zod";
import type { ConnectionState, PaymentProvider, ProviderState } from "#domain/payment/provider/payment-provider.ts";
import { chargedAmount, isPaypalCurrency, toPaypalAmount } from "./paypal-amount.ts";
import { createPaypalClient, PaypalError, type PaypalClientOptions } from "./paypal-client.ts";
import { findPaypalDisputes } from "./paypal-disputes.ts";
import {
  approvalUrl,
  collectedBy,
  describeOrder,
  orderSchema,
  refundSchema,
  refundedByShop,
  refundsOf,
  stateOfOrder,
  UNSENT,
  type PaypalOrder,
} from "./paypal-order.ts";
import { readPaypalWebhook } from "./paypal-webhook.ts";

export type PaypalOptions = PaypalClientOptions & { webhookId: string };

/** Declined by the payer's bank or PayPal; nothing was collected. */
const DECLINES = new Set([
  "INSTRUMENT_DECLINED",
  "TRANSACTION_REFUSED",
  "PAYER_CANNOT_PAY",
  "PAYER_ACCOUNT_RESTRICTED",
  "PAYER_ACCOUNT_LOCKED_OR_CLOSED",
  "COMPLIANCE_VIOLATION",
]);
/** Already captured, being captured, or no longer approved: query the order. */
const CHANGED = new Set(["ORDER_ALREADY_CAPTURED", "PREVIOUS_REQUEST_IN_PROGRESS", "ORDER_NOT_APPROVED"]);

/** Payments on PayPal's own page: the payer approves an order there, and the shop captures it. */
export function createPaypal({ webhookId, ...options }: PaypalOptions): PaymentProvider {
  const client = createPaypalClient(options);

  function getOrder(reference: string): Promise<PaypalOrder> {
    return client.call({ method: "GET", path: pathOf(reference) }, orderSchema);
  }

  async function start(request: Parameters<PaymentProvider["start"]>[0]) {
    const order = await client.call(
      {
        method: "POST",
        path: "/v2/checkout/orders",
        body: describeOrder(request),
        requestId: `order-${request.paymentKey}`,
      },
      orderSchema,
    );
    return { reference: order.id, redirectUrl: approvalUrl(order) };
  }

  async function getStatus(reference: string): Promise<ProviderState> {
    try {
      return stateOfOrder(await getOrder(reference));
    } catch (error) {
      // PayPal deletes an order that no one has approved for some hours.
      if (error instanceof PaypalError && error.status === 404) return { status: "failed", reason: "expired" };
      throw error;
    }
  }

  async function capture(reference: string): Promise<ProviderState> {
    try {
      const order = await client.call(
        { method: "POST", path: `${pathOf(reference)}/capture`, body: {}, requestId: `capture-${reference}` },
        orderSchema,
      );
      return stateOfOrder(order);
    } catch (error) {
      if (!(error instanceof PaypalError)) throw error;
      if (DECLINES.has(error.issue)) return { status: "failed", reason: error.issue.toLowerCase() };
      if (CHANGED.has(error.issue)) return getStatus(reference);
      throw error;
    }
  }

  async function refund({ reference, refundKey, amount }: Parameters<PaymentProvider["refund"]>[0]) {
    const order = await getOrder(reference);
    const collected = collectedBy(order);
    if (collected === null) throw new Error(`PayPal has no money of ${reference}`);
    // PayPal forgets request ids after some weeks, but keeps the refunds of an order.
    const earlier = refundsOf(order).filter(({ custom_id: key }) => key === refundKey);
    const sent =
      earlier.find(({ status }) => !UNSENT.has(status)) ??
      (await client.call(
        {
          method: "POST",
          path: `/v2/payments/captures/${encodeURIComponent(collected)}/refund`,
          body: { amount: chargedAmount(amount), custom_id: refundKey },
          requestId: `${refundKey}-${collected}-${earlier.length}`,
        },
        refundSchema,
      ));
    if (UNSENT.has(sent.status)) throw new Error(`PayPal could not send back ${sent.id}: ${sent.status}`);
    return { reference: sent.id };
  }

  async function findDisputes(reference: string) {
    const order = await getOrder(reference);
    const collected = collectedBy(order);
    return collected === null ? [] : findPaypalDisputes(client, collected, refundedByShop(order));
  }

  async function test(): Promise<ConnectionState> {
    client.forgetToken();
    try {
      const path = `/v1/notifications/webhooks/${encodeURIComponent(webhookId)}`;
      await client.call({ method: "GET", path }, z.object({ id: z.string() }));
      return "connected";
    } catch (error) {
      if (!(error instanceof PaypalError)) return "unreachable";
      if (error.status === 401 || error.status === 403) return "keys_refused";
      return error.status === 404 ? "webhook_unknown" : "unreachable";
    }
  }

  return {
    code: "paypal",
    name: "payment_method.paypal",
    description: "Log in to PayPal and pay from your PayPal account.",
    canCharge: (currency, amount) => isPaypalCurrency(currency) && (!amount || toPaypalAmount(amount) !== null),
    start,
    getStatus,
    capture,
    readWebhook: (body, headers) => readPaypalWebhook(client, webhookId, body, headers),
    refund,
    findDisputes,
    test,
  };
}

function pathOf(reference: string): string {
  return `/v2/checkout/orders/${encodeURIComponent(reference)}`;
}
