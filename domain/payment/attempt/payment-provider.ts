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
  /** When the try began: part of what is asked, so it stays the same when it is asked again. */
  startedAt: Date;
  /** What the provider calls the customer, who may have a card kept there; null for a guest. */
  customerReference: string | null;
};

/** What the provider knows about a try; `open` can still become either. */
export type ProviderState =
  | { status: "open" }
  | { status: "paid"; amount: Money }
  | { status: "failed"; reason: string };

/** A message of the provider whose signature was right. */
export type ProviderEvent = {
  eventId: string;
  kind: string;
  /** Null: it is about nothing that was asked for. */
  reference: string | null;
  /** Something has become of a dispute of this payment; the provider is asked what. */
  isDispute?: true;
};

/** Money of a payment that the shopper's bank has taken back. `won`: it is here again; `lost`: it stays there. */
export type ProviderDispute = { reference: string; amount: Money; status: "open" | "won" | "lost" };

/** A card as the provider tells of it; its number is the provider's alone. */
export type ProviderCard = {
  reference: string;
  brand: string;
  lastDigits: string;
  expiryMonth: number;
  expiryYear: number;
};

/** What a provider can do that keeps cards for customers who want that. */
export type CardOwner = {
  /** Where its customers and cards are kept: those of a trial are not those of the real shop. */
  vault: string;
  /** `customerKey` makes asking twice the same as asking once. */
  openCustomer(request: { customerKey: string; email: string }): Promise<{ reference: string }>;
  findCards(customerReference: string): Promise<ProviderCard[]>;
  forgetCard(cardReference: string): Promise<void>;
  /** With all cards. */
  forgetCustomer(customerReference: string): Promise<void>;
  /** Writes down what a saved card is to be charged with; no money moves yet, so what comes of it can be asked for whatever happens. */
  prepare(
    request: CollectRequest & { customerReference: string; cardReference: string },
  ): Promise<{ reference: string }>;
  /** Charges it, once however often it is asked. `redirectUrl`: the bank wants to see the shopper first. What came of it is asked for. */
  charge(request: { reference: string; returnUrl: string }): Promise<{ redirectUrl: string | null }>;
};

/** The one interface to whoever takes the money; each provider is one file in `integrations/payment/`. */
export type PaymentProvider = {
  code: string;
  /** Keywords of the language file. */
  name: string;
  description: string;
  /** Whether it takes this currency at all; with `amount`: whether it can collect that much. */
  canCharge(currency: string, amount?: Money): boolean;
  start(request: CollectRequest): Promise<{ reference: string; redirectUrl: string }>;
  ask(reference: string): Promise<ProviderState>;
  /** Null when the signature is wrong or too old. */
  readEvent(body: string, headers: Headers): Promise<ProviderEvent | null>;
  refund(request: { reference: string; refundKey: string; amount: Money }): Promise<{ reference: string }>;
  /** Ends a try that is still open; fails where something came of it meanwhile. Absent where open tries cannot be ended. */
  cancel?(reference: string): Promise<void>;
  /** All of this payment, also those that have ended. Absent where nobody can take money back. */
  findDisputes?(reference: string): Promise<ProviderDispute[]>;
  cards?: CardOwner;
};
