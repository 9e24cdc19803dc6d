import * as z from "zod";
import type { CollectRequest, ProviderState } from "#domain/payment/provider/payment-provider.ts";
import { addMoney, type Money } from "#shared/money.ts";
import { chargedAmount, fromPaypalAmount } from "./paypal-amount.ts";

const amountSchema = z.object({ currency_code: z.string(), value: z.string() });

const captureSchema = z.object({ id: z.string(), status: z.string(), amount: amountSchema });
export const refundSchema = z.object({
  id: z.string(),
  status: z.string(),
  custom_id: z.string().optional(),
  amount: amountSchema.optional(),
});

/** An order of PayPal's Orders API: one request to collect money. */
export const orderSchema = z.object({
  id: z.string(),
  status: z.string(),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
  purchase_units: z
    .array(
      z.object({
        payments: z
          .object({ captures: z.array(captureSchema).default([]), refunds: z.array(refundSchema).default([]) })
          .optional(),
      }),
    )
    .default([]),
});

export type PaypalOrder = z.output<typeof orderSchema>;

/** Refunds that did not reach the payer. */
export const UNSENT = new Set(["FAILED", "CANCELLED"]);
const COLLECTED = new Set(["COMPLETED", "PARTIALLY_REFUNDED", "REFUNDED"]);

/** PayPal's page has no Hindi: it then uses the payer's language. */
const LOCALES: Record<string, string> = { en: "en-US", es: "es-ES", ar: "ar-EG" };
const MAX_NAME = 127;

export function describeOrder(request: CollectRequest): object {
  const { amount, description, shopName, returnUrl, languageCode } = request;
  const locale = LOCALES[languageCode];
  return {
    intent: "CAPTURE",
    purchase_units: [
      {
        amount: chargedAmount(amount),
        custom_id: description,
        description: `${shopName} ${description}`.slice(0, MAX_NAME),
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          brand_name: shopName.slice(0, MAX_NAME),
          shipping_preference: "NO_SHIPPING",
          user_action: "PAY_NOW",
          payment_method_preference: "IMMEDIATE_PAYMENT_REQUIRED",
          return_url: returnUrl,
          cancel_url: `${returnUrl}?canceled=1`,
          ...(locale && { locale }),
        },
      },
    },
  };
}

/** Where the payer approves the order. */
export function approvalUrl({ id, links }: PaypalOrder): string {
  const link = links.find(({ rel }) => rel === "payer-action" || rel === "approve");
  if (!link) throw new Error(`PayPal gave no page for ${id}`);
  return link.href;
}

export function stateOfOrder(order: PaypalOrder): ProviderState {
  const captures = capturesOf(order);
  const collected = captures.find(({ status }) => COLLECTED.has(status));
  if (collected) return { status: "paid", amount: fromPaypalAmount(collected.amount) };
  if (captures.some(({ status }) => status === "PENDING")) return { status: "open", isCollecting: true };
  const refused = captures.at(-1);
  if (refused) return { status: "failed", reason: refused.status.toLowerCase() };
  if (order.status === "VOIDED") return { status: "failed", reason: "voided" };
  return { status: order.status === "APPROVED" ? "approved" : "open" };
}

/** The capture that has collected the money; null if none has. */
export function collectedBy(order: PaypalOrder): string | null {
  return capturesOf(order).find(({ status }) => COLLECTED.has(status))?.id ?? null;
}

export function refundsOf(order: PaypalOrder): z.output<typeof refundSchema>[] {
  return order.purchase_units.flatMap(({ payments }) => payments?.refunds ?? []);
}

/** What the shop itself has refunded; null if nothing. PayPal's own refunds bear no key. */
export function refundedByShop(order: PaypalOrder): Money | null {
  const amounts = refundsOf(order)
    .filter(({ status, custom_id: key }) => key !== undefined && !UNSENT.has(status))
    .flatMap(({ amount }) => (amount ? fromPaypalAmount(amount) : []));
  const [first, ...others] = amounts;
  return first ? addMoney(first, ...others) : null;
}

function capturesOf(order: PaypalOrder): z.output<typeof captureSchema>[] {
  return order.purchase_units.flatMap(({ payments }) => payments?.captures ?? []);
}
