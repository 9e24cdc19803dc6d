import type { UnmatchedReason } from "#shared/unmatched-reason.ts";
import type { VoucherDesign } from "#shared/voucher-design.ts";

/** The data of each mail; amounts are already formatted in the mail's language. */
export type MailData = {
  /** `code`: in the link that confirms the address. */
  /** `code` is null if a provider has confirmed the address. */
  welcome: { name: string; code: string | null };
  "verify-email": { name: string; code: string };
  "reset-password": { name: string; email: string; code: string };
  /** `sentence`: what happened to the other sign-in methods, already in the mail's language. */
  "password-changed": { name: string; sentence?: string };
  /** `title` and `message` are already in the mail's language. */
  "way-in-changed": { name: string; title: string; message: string };
  /** `device`: names of browser and system, empty if unknown. `at`: an ISO instant. */
  "new-sign-in": { name: string; device: string; networkArea: string; at: string };
  /** `code`: in the link that confirms the new address. `email`: the new one. */
  "confirm-email-change": { name: string; email: string; code: string };
  /** `name`: of the account that already has the address; empty if it must not be revealed. */
  "email-taken": { name: string };
  /** `key`: in the link that undoes the change. */
  "email-change-asked": { name: string; newEmail: string; key: string };
  /** `code`: typed to delete the account by customers without a password. */
  "delete-account": { name: string; code: string };
  /** `number`: masked. `code`: typed to confirm the account. */
  "bank-account-code": { name: string; holder: string; number: string; code: string };
  "account-deleted": { name: string };
  /** `code`: confirms the bank account that ends in `ending`. */
  "application-bank-code": { name: string; ending: string; code: string };
  /** `text`: the question, or the reason of a rejection. */
  "application-news": {
    name: string;
    kind: "questioned" | "approved" | "rejected";
    shopName: string;
    text: string;
  };
  /** `code`: in the link that makes its recipient a member of the shop's team. */
  "team-invited": { shopName: string; code: string };
  /** `status`: what the operator did to the shop. */
  "shop-news": { name: string; shopName: string; kind: "suspended" | "reopened" | "closed"; reason: string };
  "order-placed": {
    name: string;
    trxId: string;
    /** Opens the purchase's invoice without signing in. */
    key: string;
    paymentMethod: string;
    /** Whether it waits for online payment. */
    isPaymentAwaited: boolean;
    subTotal: string;
    /** Null if there was no discount. */
    discount: string | null;
    shipping: string;
    tax: string;
    isTaxIncluded: boolean;
    total: string;
    address: string[];
    orders: {
      code: string;
      /** Opens the order's tracking without signing in. */
      key: string;
      shopName: string;
      deliveryName: string;
      /** ISO dates; null if nothing is sent. */
      deliveryFrom: string | null;
      deliveryTo: string | null;
      /** The pick-up point; absent in mails written before it existed. */
      pickup?: { lines: string[]; phone: string; openingHours: string } | null;
      total: string;
      lines: { name: string; variantsName: string; quantity: number; total: string }[];
    }[];
  };
  /** `code`: in the link that makes its recipient staff. */
  "staff-invited": { inviter: string; code: string };
  /** `permissions`: as of now; none if removed. */
  "staff-changed": { name: string; kind: "changed" | "removed"; by: string; permissions: string[] };
  /** To each member of staff. `email`: who was invited, or has joined; `by`: who did it. */
  "staff-news": { name: string; kind: "invited" | "joined"; by: string; email: string; permissions: string[] };
  "payment-received": { trxId: string; total: string };
  "payment-failed": { trxId: string; total: string };
  "purchase-expired": { trxId: string; total: string };
  /** `reason`: why it could not be used; `asked`: the amount due. */
  refund: {
    trxId: string;
    total: string;
    reason?: UnmatchedReason;
    asked?: string;
  };
  /** `name`: of the recipient. `code`: as typed. `until`: an ISO instant. */
  "gift-voucher": {
    name: string;
    from: string;
    message: string;
    amount: string;
    design: VoucherDesign;
    code: string;
    until: string;
  };
  /** Amounts are null if there are none; `ways`: how they are paid out. */
  "order-refund": {
    name: string;
    code: string;
    shopName: string;
    hasAccount: boolean;
    total: string;
    goods: string | null;
    shipping: string | null;
    goodwill: string | null;
    creditNote: string;
    note: string;
    ways: { method: "provider" | "wallet" | "voucher" | "by_hand"; amount: string }[];
  };
  /** A step of a return, to the shopper or to the shop. `text`: what the other side wrote. */
  "return-step": {
    kind: "requested" | "approved" | "rejected" | "received" | "withdrawn";
    reader: "shopper" | "shop";
    name: string;
    code: string;
    shopName: string;
    returnId: number;
    text: string;
    lines: { name: string; variantsName: string; quantity: number }[];
  };
  /** `until`: an ISO instant. */
  /** `key`: opens the purchase; `until`: an ISO instant. */
  "transfer-details": {
    trxId: string;
    key: string;
    total: string;
    reference: string;
    account: { holder: string; bank: string; account: string; code: string; note: string };
    until: string;
  };
  /** `reason`: as written by staff. */
  "transfer-rejected": { trxId: string; key: string; total: string; reason: string };
  "payment-reminder": { trxId: string; key?: string; total: string; until: string };
  "order-step": {
    /** `link`: the buyer asked for the link to the order. */
    kind: "confirmed" | "sent" | "delivered" | "files_ready" | "readdressed" | "canceled" | "link";
    /** Empty if nothing was sent. */
    name: string;
    code: string;
    shopName: string;
    /** Opens the order for a guest; null if it belongs to an account. */
    key: string | null;
    /** As written by the shop; mostly empty. */
    reason: string;
    parcel: { carrierName: string; trackingNumber: string; trackingLink: string | null } | null;
    /** Where it goes from now on, line by line. */
    address?: string[];
    lines: { name: string; variantsName: string; quantity: number }[];
  };
  /** `from`: the author. `path`: where to answer, for a guest with a key. */
  "order-message": { name: string; code: string; from: string; text: string; path: string };
  /** What is unread in a conversation without an order, the oldest first. */
  "conversation-message": { name: string; from: string; texts: string[]; path: string };
  /** The news of the shops that a customer follows. `detail` and prices are already in the mail's language. */
  "shop-digest": {
    name: string;
    shops: { name: string; slug: string; news: { title: string; detail: string; path: string }[]; moreCount: number }[];
  };
  /** To the shop. */
  "product-question": { name: string; productName: string; text: string; path: string };
  /** To the author of the question. `from`: empty for an author whose account is deleted. */
  "product-answer": { name: string; productName: string; from: string; question: string; text: string; path: string };
  /** Variants that became low in stock in a shop; `left`: units to sell. */
  "low-stock": {
    name: string;
    shopName: string;
    variants: { name: string; sku: string; left: number }[];
    moreCount: number;
  };
  /** `path`: of the screen with the file. */
  "export-ready": { name: string; path: string };
  /** `key`: in the link that confirms the subscription. */
  "newsletter-confirm": { key: string };
  /** `body`: HTML that is safe to show; `key`: in the link that ends the subscription. */
  newsletter: { subject: string; body: string; key: string };
  /** To the shop. `topic` is already in the mail's language. */
  "contact-message": { id: number; name: string; email: string; topic: string; orderCode: string; text: string };
  "contact-reply": { name: string; text: string; question: string };
  /** `key`: in the link that ends all alerts of this address. */
  "product-alert": {
    kind: "back_in_stock" | "price_drop";
    name: string;
    variantsName: string;
    price: string;
    slug: string;
    variantId: number;
    key: string;
  };
  /** `key`: in the link that reviews this item without signing in, once. */
  "review-invitation": {
    name: string;
    code: string;
    shopName: string;
    items: { name: string; variantsName: string; key: string }[];
  };
};

export type MailTemplate = keyof MailData;

/** About orders: these can be sent again, with new keys. */
export const RESENDABLE_TEMPLATES = [
  "order-placed",
  "order-step",
  "order-refund",
  "return-step",
  "payment-received",
  "transfer-details",
] as const satisfies readonly MailTemplate[];

export type ResendableTemplate = (typeof RESENDABLE_TEMPLATES)[number];

export function isResendable(template: string): template is ResendableTemplate {
  return (RESENDABLE_TEMPLATES as readonly string[]).includes(template);
}

/** A mail that waits in the outbox. */
export type WaitingMail = {
  id: number;
  idempotencyKey: string;
  template: MailTemplate;
  recipient: string;
  languageCode: string;
  data: MailData[MailTemplate];
  attempts: number;
};

/** The prefix of the key of a test mail, which staff sent to themselves. */
export const TEST_KEY = "mail-test:";

/** What a mail's template renders, in four parts: its sentences, its items and amounts, its button, its side notes. */
export const MAIL_PARTS = ["texts", "details", "action", "notes"] as const;
export type MailPart = (typeof MAIL_PARTS)[number];

/** A block of a mail that the operator has arranged: one with its own text, or a part that the template renders. */
export type MailBlock =
  | { kind: "heading" | "paragraph"; text: string }
  | { kind: "button"; text: string; address: string }
  | { kind: "divider" }
  | { kind: MailPart };

/** The parts that a mail has, in their usual order, and the words in braces that its blocks can use. */
export type MailOutline = { parts: MailPart[]; words: string[] };

/** What is not saved yet; `blocks` empty: the usual ones. */
export type MailDraft = { texts: Record<string, string>; blocks: MailBlock[] };

export type RenderedMail = { subject: string; html: string; text: string };

/** `footer`: instead of the one of the settings. */
export type MailToRender = Pick<WaitingMail, "template" | "languageCode" | "data"> & {
  unsubscribePath: string | null;
  footer?: string;
  /** Marks subject and text as a test. */
  isTest?: boolean;
  /** Instead of the texts and blocks that are stored. */
  draft?: MailDraft;
};

/** Renders mails as they would be sent, with the shop's looks. */
export type MailRenderer = {
  render(mail: MailToRender): Promise<RenderedMail>;
  subjectOf(mail: MailToRender): Promise<string>;
  /** All sentences of the mail. */
  keywordsOf(mail: MailToRender): Promise<string[]>;
  outlineOf(mail: MailToRender): Promise<MailOutline>;
};

const MINUTE = 60_000;
const PAUSES = [1, 5, 15, 60, 240, 720, 1440].map((minutes) => minutes * MINUTE);

/** When to retry after this many failed attempts; null: given up. */
export function nextAttempt(attempts: number, now: Date): Date | null {
  const pause = PAUSES[attempts - 1];
  return pause === undefined ? null : new Date(now.getTime() + pause);
}
