import type { Stripe } from "stripe";
import type {
  CollectRequest,
  ConnectionState,
  PaymentProvider,
  ProviderEvent,
  ProviderState,
} from "#domain/payment/provider/payment-provider.ts";
import { chargedUnits, fromStripeUnits, isStripeCurrency, toStripePart, toStripeUnits } from "./stripe-amount.ts";
import { CARD_CHARGE, createStripeCards } from "./stripe-cards.ts";
import { createStripeTransfers } from "./stripe-transfers.ts";
import { DISPUTE_EVENTS, findDisputedReference, findStripeDisputes } from "./stripe-disputes.ts";

export type StripeOptions = {
  secretKey: string;
  webhookSecret: string;
  /** Null: Stripe's own. */
  apiUrl: string | null;
  now: () => Date;
  timeoutMilliseconds?: number;
};

const TIMEOUT_MILLISECONDS = 20_000;
const RETRIES = 2;
const SIGNATURE_SECONDS = 300;
/** Stripe keeps its page open for at least half an hour; one more minute for clock skew. */
const PAGE_SECONDS = 31 * 60;
const MAX_REFUNDS = 100;
const HEARD_EVENTS =
  /^(checkout\.session\.(completed|expired|async_payment_(succeeded|failed))|payment_intent\.(succeeded|payment_failed|canceled))$/;

/** Payments on Stripe's own page, through its SDK, which is loaded only when used. */
export async function createStripe(options: StripeOptions): Promise<PaymentProvider> {
  const { Stripe: Client } = await import("stripe");
  const client: Stripe = new Client(options.secretKey, {
    ...addressOf(options.apiUrl),
    timeout: options.timeoutMilliseconds ?? TIMEOUT_MILLISECONDS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
  });

  async function start(request: CollectRequest): Promise<{ reference: string; redirectUrl: string }> {
    const session = await openPage(request).catch((error: unknown) => {
      if (request.customerReference === null || !isCustomerGone(error)) throw error;
      return openPage({ ...request, customerReference: null });
    });
    if (!session.url) throw new Error(`Stripe gave no page for ${session.id}`);
    return { reference: session.id, redirectUrl: session.url };
  }

  function openPage(request: CollectRequest): Promise<Stripe.Checkout.Session> {
    return client.checkout.sessions.create(describeSession(request), {
      idempotencyKey: `page:${request.paymentKey}:${request.customerReference ?? "guest"}`,
    });
  }

  async function getStatus(reference: string): Promise<ProviderState> {
    if (isCharge(reference)) return stateOfCharge(await client.paymentIntents.retrieve(reference));
    const session = await client.checkout.sessions.retrieve(reference, { expand: ["payment_intent"] });
    const charge = session.payment_intent;
    if (session.payment_status === "paid")
      return { status: "paid", amount: fromStripeUnits(session.amount_total ?? 0, session.currency ?? "") };
    if (session.status === "expired") return { status: "failed", reason: "expired" };
    if (session.status === "complete" && charge && typeof charge === "object") return stateOfCharge(charge);
    return { status: "open" };
  }

  async function readWebhook(body: string, headers: Headers): Promise<ProviderEvent | null> {
    let event: Stripe.Event;
    try {
      event = client.webhooks.constructEvent(
        body,
        headers.get("Stripe-Signature") ?? "",
        options.webhookSecret,
        SIGNATURE_SECONDS,
        undefined,
        options.now().getTime(),
      );
    } catch {
      return null;
    }
    if (DISPUTE_EVENTS.test(event.type)) {
      const reference = await findDisputedReference(client, event.data.object as Stripe.Dispute);
      return { eventId: event.id, kind: event.type, reference, isDispute: true };
    }
    const { id, metadata } = event.data.object as { id?: string; metadata?: Record<string, string> | null };
    const isHeard = HEARD_EVENTS.test(event.type) && id && (!isCharge(id) || metadata?.kind === CARD_CHARGE);
    return { eventId: event.id, kind: event.type, reference: isHeard ? id : null };
  }

  async function refund({ reference, refundKey, amount }: Parameters<PaymentProvider["refund"]>[0]) {
    const charge = await chargeOf(reference);
    // Stripe drops idempotency keys after a day, but keeps its list of refunds.
    const earlier = await client.refunds.list({ payment_intent: charge, limit: MAX_REFUNDS });
    const sent =
      earlier.data.find(({ metadata, status }) => metadata?.refund_key === refundKey && status !== "failed") ??
      (await client.refunds.create(
        { payment_intent: charge, amount: toStripePart(amount), metadata: { refund_key: refundKey } },
        { idempotencyKey: `refund:${charge}:${refundKey}:${earlier.data.length}` },
      ));
    if (sent.status === "failed" || sent.status === "canceled")
      throw new Error(`Stripe could not send back ${sent.id}: ${sent.failure_reason ?? sent.status}`);
    return { reference: sent.id };
  }

  async function cancel(reference: string): Promise<void> {
    if (isCharge(reference)) await client.paymentIntents.cancel(reference);
    else await client.checkout.sessions.expire(reference);
  }

  async function test(): Promise<ConnectionState> {
    try {
      await client.balance.retrieve({}, { maxNetworkRetries: 0 });
      return "connected";
    } catch (error) {
      // A restricted key without this permission is one that Stripe knows.
      if (error instanceof Client.errors.StripePermissionError) return "connected";
      return error instanceof Client.errors.StripeAuthenticationError ? "keys_refused" : "unreachable";
    }
  }

  async function chargeOf(reference: string): Promise<string> {
    if (isCharge(reference)) return reference;
    const { payment_intent: charge } = await client.checkout.sessions.retrieve(reference);
    if (!charge) throw new Error(`Stripe has no money of ${reference}`);
    return typeof charge === "string" ? charge : charge.id;
  }

  return {
    code: "stripe",
    name: "payment_method.stripe",
    description: "Pay securely on Stripe's page.",
    canCharge: (currency, amount) => isStripeCurrency(currency) && (!amount || toStripeUnits(amount) !== null),
    start,
    getStatus,
    readWebhook,
    refund,
    cancel,
    test,
    findDisputes: async (reference) => findStripeDisputes(client, await chargeOf(reference)),
    cards: createStripeCards(client, options.secretKey.includes("_live_") ? "stripe" : "stripe-test"),
    payouts: createStripeTransfers(client),
  };
}

function addressOf(apiUrl: string | null): { protocol?: "http" | "https"; host?: string; port?: string } {
  if (apiUrl === null) return {};
  const { protocol, hostname, port } = new URL(apiUrl);
  const isPlain = protocol === "http:";
  return { protocol: isPlain ? "http" : "https", host: hostname, port: port || (isPlain ? "80" : "443") };
}

function describeSession(request: CollectRequest): Stripe.Checkout.SessionCreateParams {
  const { amount, paymentKey, description, shopName, returnUrl, customerReference } = request;
  const metadata = { payment_key: paymentKey, order: description };
  return {
    mode: "payment",
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: amount.currency.toLowerCase(),
          unit_amount: chargedUnits(amount),
          product_data: { name: shopName, description },
        },
      },
    ],
    // The charge is in the currency that was shown.
    adaptive_pricing: { enabled: false },
    client_reference_id: description,
    metadata,
    payment_intent_data: { metadata: { ...metadata, kind: "page" }, description },
    success_url: returnUrl,
    cancel_url: `${returnUrl}?canceled=1`,
    expires_at: Math.floor(request.startedAt.getTime() / 1000) + PAGE_SECONDS,
    locale: localeOf(request.languageCode),
    ...(customerReference && {
      customer: customerReference,
      saved_payment_method_options: { payment_method_save: "enabled" as const },
    }),
  };
}

const LOCALES = new Set(["en", "es"]);

/** Stripe's page has no Arabic or Hindi: it then uses the browser's language. */
function localeOf(languageCode: string): Stripe.Checkout.SessionCreateParams.Locale {
  return LOCALES.has(languageCode) ? languageCode : "auto";
}

/** The customer was deleted manually at Stripe. */
function isCustomerGone(error: unknown): boolean {
  return error instanceof Error && "param" in error && error.param === "customer";
}

function isCharge(reference: string): boolean {
  return reference.startsWith("pi_");
}

function stateOfCharge(charge: Stripe.PaymentIntent): ProviderState {
  switch (charge.status) {
    case "succeeded":
      return { status: "paid", amount: fromStripeUnits(charge.amount_received, charge.currency) };
    case "canceled":
    case "requires_payment_method":
      return { status: "failed", reason: charge.last_payment_error?.code ?? charge.status };
    default:
      return { status: "open" };
  }
}
