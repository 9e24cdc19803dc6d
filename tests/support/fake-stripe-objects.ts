export type StripeObject = Record<string, unknown>;
export type Session = StripeObject & {
  id: string;
  status: "open" | "complete" | "expired";
  payment_status: "paid" | "unpaid";
  amount_total: number;
  currency: string;
  customer: string | null;
  payment_intent: string | null;
  success_url: string;
  cancel_url: string;
  isSavingOffered: boolean;
  charge: Record<string, string>;
};
export type Charge = StripeObject & {
  id: string;
  status: string;
  amount: number;
  amount_received: number;
  currency: string;
  payment_method: string | null;
  return_url?: string;
};
export type Transfer = StripeObject & {
  id: string;
  amount: number;
  destination: string;
  transfer_group: string | null;
  reversed: boolean;
};
export type Card = StripeObject & { id: string; customer: string | null; number: string; allow_redisplay: string };

/** What the fake remembers, and what its API answers. */
export type FakeBank = {
  answer(method: string, url: URL, form: URLSearchParams): StripeObject;
  find(id: string): StripeObject | undefined;
  sessions(): Session[];
  charges(): Charge[];
  refunds(): StripeObject[];
  cards(): Card[];
  transfers(): Transfer[];
  /** A shop connects an account; `canBePaid` false: Stripe still waits for its documents. Returns its id. */
  connect(canBePaid?: boolean): string;
  /** What can be transferred, in minor units; null: whatever is asked for. */
  setBalance(minor: number | null): void;
  /** The operator takes a transfer back by hand. */
  reverseTransfer(id: string): void;
  /** The shopper on the page of a session. `open`: the card was declined, another may be tried. */
  payPage(id: string, card: string, isKept: boolean): { status: "paid" | "declined" | "secured"; charge: string };
  /** The shopper before the bank's own page. */
  secure(chargeId: string, isRight: boolean): void;
  expire(id: string): void;
  /** The shopper goes to their bank about what was paid on a page, or with a saved card. Returns the dispute. */
  dispute(id: string, status?: string): string;
  /** Decided, or further on its way. */
  moveDispute(id: string, status: string): void;
  takeNews(): { kind: string; id: string }[];
  onNews: () => void;
};

/** Stripe's test cards: what becomes of a charge. */
export const TEST_CARDS = {
  good: "4242424242424242",
  declined: "4000000000000002",
  secured: "4000002500003155",
  /** Can be saved, but no later charge of it goes through. */
  laterDeclined: "4000000000000341",
} as const;

export class StripeRefusal extends Error {
  readonly status: number;
  readonly type: string;
  readonly code: string | undefined;
  readonly about: string | undefined;

  constructor(status: number, type: string, message: string, details: { code?: string; about?: string } = {}) {
    super(message);
    this.status = status;
    this.type = type;
    this.code = details.code;
    this.about = details.about;
  }
}

export function list(data: StripeObject[]): StripeObject {
  return { object: "list", data, has_more: false };
}

export function wrongState({ id, status }: StripeObject): StripeRefusal {
  return new StripeRefusal(400, "invalid_request_error", `${String(id)} is ${String(status)}`, {
    code: "payment_intent_unexpected_state",
  });
}

export function readMetadata(form: URLSearchParams, name: string): Record<string, string> {
  const entries = [...form.entries()].flatMap(([key, value]) =>
    key.startsWith(`${name}[`) ? [[key.slice(name.length + 1, -1), value] as const] : [],
  );
  return Object.fromEntries(entries);
}
