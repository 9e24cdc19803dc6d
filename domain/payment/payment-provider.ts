import type { Money } from "#shared/money.ts";

/** What a provider is asked to collect. `paymentKey` makes asking twice the same as asking once. */
export type CollectRequest = {
  paymentKey: string;
  amount: Money;
  formattedAmount: string;
  description: string;
  languageCode: string;
  shopName: string;
  /** Where the browser goes afterwards, whatever came of it. */
  returnUrl: string;
};

/** What the provider knows about a try; `open` can still become either. */
export type ProviderState =
  | { status: "open" }
  | { status: "paid"; amount: Money }
  | { status: "failed"; reason: string };

/** A message of the provider whose signature was right. */
export type ProviderEvent = { eventId: string; kind: string; reference: string };

/** The one interface to whoever takes the money; each provider is one file in `integrations/payment/`. */
export type PaymentProvider = {
  code: string;
  /** Keywords of the language file. */
  name: string;
  description: string;
  canCharge(currency: string): boolean;
  start(request: CollectRequest): Promise<{ reference: string; redirectUrl: string }>;
  ask(reference: string): Promise<ProviderState>;
  /** Null when the signature is wrong or too old. */
  readEvent(body: string, headers: Headers): Promise<ProviderEvent | null>;
  refund(request: { reference: string; refundKey: string; amount: Money }): Promise<{ reference: string }>;
};
