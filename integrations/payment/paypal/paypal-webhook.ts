import * as z from "zod";
import type { ProviderEvent } from "#domain/payment/provider/payment-provider.ts";
import { PaypalError, type PaypalClient } from "./paypal-client.ts";

/** PayPal's header, and the field in which it wants the value back. */
const SIGNATURE_FIELDS = {
  auth_algo: "PayPal-Auth-Algo",
  cert_url: "PayPal-Cert-Url",
  transmission_id: "PayPal-Transmission-Id",
  transmission_sig: "PayPal-Transmission-Sig",
  transmission_time: "PayPal-Transmission-Time",
} as const;
const MAX_HEADER = 2_000;

const relatedSchema = z.object({
  supplementary_data: z.object({ related_ids: z.object({ order_id: z.string() }) }),
});
const eventSchema = z.object({ id: z.string().max(200), event_type: z.string().max(100), resource: z.unknown() });
const ORDER_EVENTS = /^CHECKOUT\.ORDER\.(APPROVED|COMPLETED|VOIDED)$/;
const CAPTURE_EVENTS = /^PAYMENT\.CAPTURE\.(COMPLETED|DECLINED|DENIED|PENDING)$/;

/** Null unless PayPal confirms that it has sent this webhook to this shop. */
export async function readPaypalWebhook(
  client: PaypalClient,
  webhookId: string,
  body: string,
  headers: Headers,
): Promise<ProviderEvent | null> {
  const event = readEvent(body);
  const signature = readSignature(headers);
  if (!event || !signature) return null;
  // The event is sent back byte for byte, as the signature covers its bytes.
  const fields = JSON.stringify({ ...signature, webhook_id: webhookId });
  if (!(await isGenuine(client, `${fields.slice(0, -1)},"webhook_event":${body}}`))) return null;
  const { id: eventId, event_type: kind } = event;
  if (kind.startsWith("CUSTOMER.DISPUTE."))
    return { eventId, kind, reference: await findDisputedOrder(client, event.resource), isDispute: true };
  return { eventId, kind, reference: orderOf(event) };
}

/** PayPal rejects malformed signatures; any other error is thrown, so that PayPal sends the event again. */
async function isGenuine(client: PaypalClient, body: string): Promise<boolean> {
  try {
    const { verification_status: status } = await client.call(
      { method: "POST", path: "/v1/notifications/verify-webhook-signature", body },
      z.object({ verification_status: z.string() }),
    );
    return status === "SUCCESS";
  } catch (error) {
    if (error instanceof PaypalError && (error.status === 400 || error.status === 422)) return false;
    throw error;
  }
}

function readEvent(body: string): z.output<typeof eventSchema> | null {
  try {
    return eventSchema.parse(JSON.parse(body));
  } catch {
    return null;
  }
}

function readSignature(headers: Headers): Record<string, string> | null {
  const fields = Object.entries(SIGNATURE_FIELDS).map(([field, header]) => [field, headers.get(header) ?? ""]);
  const isWhole = fields.every(([, value]) => value !== "" && (value ?? "").length <= MAX_HEADER);
  return isWhole ? (Object.fromEntries(fields) as Record<string, string>) : null;
}

/** The order that the event is about; null if the event is irrelevant. */
function orderOf({ event_type: kind, resource }: z.output<typeof eventSchema>): string | null {
  if (ORDER_EVENTS.test(kind)) return z.object({ id: z.string() }).safeParse(resource).data?.id ?? null;
  if (kind === "CHECKOUT.PAYMENT-APPROVAL.REVERSED")
    return z.object({ order_id: z.string() }).safeParse(resource).data?.order_id ?? null;
  if (!CAPTURE_EVENTS.test(kind)) return null;
  return relatedSchema.safeParse(resource).data?.supplementary_data.related_ids.order_id ?? null;
}

const disputedSchema = z.object({
  disputed_transactions: z.array(z.object({ seller_transaction_id: z.string() })).min(1),
});

async function findDisputedOrder(client: PaypalClient, resource: unknown): Promise<string | null> {
  const disputed = disputedSchema.safeParse(resource).data?.disputed_transactions[0];
  if (!disputed) return null;
  const path = `/v2/payments/captures/${encodeURIComponent(disputed.seller_transaction_id)}`;
  const capture = await client.call({ method: "GET", path }, z.unknown());
  return relatedSchema.safeParse(capture).data?.supplementary_data.related_ids.order_id ?? null;
}
