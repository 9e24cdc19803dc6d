import type { Money } from "#shared/money.ts";
import type { PayoutProvider } from "./payout-provider.ts";

/** A request to collect money. `paymentKey` makes it idempotent. */
export type CollectRequest = {
  paymentKey: string;
  amount: Money;
  formattedAmount: string;
  description: string;
  languageCode: string;
  shopName: string;
  /** Where the browser goes afterwards, whatever the outcome. */
  returnUrl: string;
  /** When the attempt began: part of the request, so it stays the same in retries. */
  startedAt: Date;
  /** The provider's id of the customer, who may have a saved card there; null for a guest. */
  customerReference: string | null;
};

/**
 * The status of an attempt at the provider; `open` can still become any other, and with `isCollecting` the money is on
 * its way. `approved`: the payer has agreed, and nothing is collected before `capture`.
 */
export type ProviderState =
  | { status: "open"; isCollecting?: true }
  | { status: "approved" }
  | { status: "paid"; amount: Money }
  | { status: "failed"; reason: string };

/** A webhook event with a valid signature. */
export type ProviderEvent = {
  eventId: string;
  kind: string;
  /** Null: it concerns no request of ours. */
  reference: string | null;
  /** A dispute of this payment has changed; the provider is queried for details. */
  isDispute?: true;
};

/** Money of a payment that the shopper's bank has taken back. `won`: it has returned; `lost`: the bank keeps it. */
export type ProviderDispute = { reference: string; amount: Money; status: DisputeStatus };

export type DisputeStatus = "open" | "won" | "lost";

/** A card as reported by the provider; its number never leaves the provider. */
export type ProviderCard = {
  reference: string;
  brand: string;
  lastDigits: string;
  expiryMonth: number;
  expiryYear: number;
};

/** The functions of a provider that stores cards for customers who agreed. */
export type CardOwner = {
  /** Separates environments: test customers and cards are not those of the real shop. */
  vault: string;
  /** `customerKey` makes the request idempotent. */
  openCustomer(request: { customerKey: string; email: string }): Promise<{ reference: string }>;
  findCards(customerReference: string): Promise<ProviderCard[]>;
  deleteCard(cardReference: string): Promise<void>;
  /** Including all cards. */
  deleteCustomer(customerReference: string): Promise<void>;
  /**
   * Records the charge of a saved card at the provider before any money moves, so that its outcome can be queried
   * whatever happens.
   */
  prepare(
    request: CollectRequest & { customerReference: string; cardReference: string },
  ): Promise<{ reference: string }>;
  /**
   * Makes the charge; idempotent. `redirectUrl`: the bank requires authentication. The outcome is queried separately.
   */
  charge(request: { reference: string; returnUrl: string }): Promise<{ redirectUrl: string | null }>;
};

/** A provider's response to the shop's keys. `webhook_unknown`: they are valid, but it reports no payments. */
export type ConnectionState = "connected" | "keys_refused" | "webhook_unknown" | "unreachable";

/** A provider that this version knows, with the settings that it takes from the environment. */
export type ConfigurableProvider = {
  code: string;
  /** A keyword. */
  name: string;
  keys: readonly { name: string; isSet: boolean; isRequired: boolean }[];
};

/**
 * The interface of payment providers; each provider is one folder in `integrations/payment/`. Optional members say what
 * it can do.
 */
export type PaymentProvider = {
  code: string;
  /** Keywords of the language files; the name's is `payment_method.` and the code. */
  name: string;
  description: string;
  /** Whether it accepts this currency at all; with `amount`: whether it can collect that much. */
  canCharge(currency: string, amount?: Money): boolean;
  start(request: CollectRequest): Promise<{ reference: string; redirectUrl: string }>;
  getStatus(reference: string): Promise<ProviderState>;
  /**
   * Collects the money of an `approved` attempt and returns the outcome; idempotent. Absent if the payer's approval
   * collects it.
   */
  capture?(reference: string): Promise<ProviderState>;
  /** Verifies and parses a webhook; null if the signature is invalid or too old. */
  readWebhook(body: string, headers: Headers): Promise<ProviderEvent | null>;
  refund(request: { reference: string; refundKey: string; amount: Money }): Promise<{ reference: string }>;
  /** Ends an attempt that is still open; fails if it was settled meanwhile. Absent if open attempts cannot be ended. */
  cancel?(reference: string): Promise<void>;
  /** All disputes of this payment, including ended ones. Absent if there are no disputes. */
  findDisputes?(reference: string): Promise<ProviderDispute[]>;
  /** Tests the shop's keys with a read-only request. Absent if the provider has none. */
  test?(): Promise<ConnectionState>;
  cards?: CardOwner;
  /** Absent if it pays no one out. */
  payouts?: PayoutProvider;
};
