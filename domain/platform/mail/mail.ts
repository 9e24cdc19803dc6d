import type { UnmatchedReason } from "#shared/unmatched-reason.ts";
import type { VoucherDesign } from "#shared/voucher-design.ts";

/** What each mail is made of; amounts are written out in the mail's language already. */
export type MailData = {
  /** `code`: in the link that confirms the address. */
  /** `code` is null where a provider has confirmed the address. */
  welcome: { name: string; code: string | null };
  "verify-email": { name: string; code: string };
  "reset-password": { name: string; email: string; code: string };
  /** `sentence`: what became of the other sign-in methods, in the mail's language already. */
  "password-changed": { name: string; sentence?: string };
  /** `title` and `message` in the mail's language already. */
  "way-in-changed": { name: string; title: string; message: string };
  /** `device`: browser and system by their names, empty where unknown. `at`: an ISO instant. */
  "new-sign-in": { name: string; device: string; networkArea: string; at: string };
  /** `code`: in the link that makes the new address count. `email`: the new one. */
  "confirm-email-change": { name: string; email: string; code: string };
  /** `name`: of the account that has the address already; empty where it must not be said. */
  "email-taken": { name: string };
  /** `key`: in the link that takes it back. */
  "email-change-asked": { name: string; newEmail: string; key: string };
  /** `code`: typed where the account is ended, by those who have no password. */
  "delete-account": { name: string; code: string };
  "account-deleted": { name: string };
  "order-placed": {
    name: string;
    trxId: string;
    /** Opens the purchase's invoice without signing in. */
    key: string;
    paymentMethod: string;
    /** Whether it waits to be paid online. */
    isPaymentAwaited: boolean;
    subTotal: string;
    /** Null where nothing was taken off. */
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
      /** ISO dates; null where nothing is sent. */
      deliveryFrom: string | null;
      deliveryTo: string | null;
      /** Where it is picked up; mails that were written before this was known say nothing of it. */
      pickup?: { lines: string[]; phone: string; openingHours: string } | null;
      total: string;
      lines: { name: string; variantsName: string; quantity: number; total: string }[];
    }[];
  };
  /** `code`: in the link that makes its reader staff. */
  "staff-invited": { inviter: string; code: string };
  /** `permissions`: as they are from now on; none where removed. */
  "staff-changed": { name: string; kind: "changed" | "removed"; by: string; permissions: string[] };
  /** To each of the staff. `email`: of whom was invited, or has joined; `by`: who did it. */
  "staff-news": { name: string; kind: "invited" | "joined"; by: string; email: string; permissions: string[] };
  "payment-received": { trxId: string; total: string };
  "payment-failed": { trxId: string; total: string };
  "purchase-expired": { trxId: string; total: string };
  /** `reason`: why it could not be used; `asked`: what was to be paid. */
  refund: {
    trxId: string;
    total: string;
    reason?: UnmatchedReason;
    asked?: string;
  };
  /** `name`: of the recipient. `code`: as it is typed. `until`: an ISO instant. */
  "gift-voucher": {
    name: string;
    from: string;
    message: string;
    amount: string;
    design: VoucherDesign;
    code: string;
    until: string;
  };
  /** Amounts are null where there are none; `ways`: how they go back. */
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
  /** A step of a return, to the shopper or to the shop. `text`: what the other one wrote. */
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
  /** `reason`: as staff wrote it. */
  "transfer-rejected": { trxId: string; key: string; total: string; reason: string };
  "payment-reminder": { trxId: string; key?: string; total: string; until: string };
  "order-step": {
    kind: "confirmed" | "sent" | "delivered" | "files_ready" | "canceled";
    /** Empty where nothing was sent anywhere. */
    name: string;
    code: string;
    shopName: string;
    /** Opens the order for a guest; null where it stands in somebody's account. */
    key: string | null;
    /** As the shop wrote it; mostly empty. */
    reason: string;
    parcel: { carrierName: string; trackingNumber: string; trackingLink: string | null } | null;
    lines: { name: string; variantsName: string; quantity: number }[];
  };
  /** `from`: who wrote. `path`: where it can be answered, for a guest with a key. */
  "order-message": { name: string; code: string; from: string; text: string; path: string };
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
};

export type MailTemplate = keyof MailData;

/** A mail that waits in the outbox. */
export type WaitingMail = {
  id: number;
  onceKey: string;
  template: MailTemplate;
  recipient: string;
  languageCode: string;
  data: MailData[MailTemplate];
  attempts: number;
};

const MINUTE = 60_000;
const PAUSES = [1, 5, 15, 60, 240, 720, 1440].map((minutes) => minutes * MINUTE);

/** When to try again after so many failed tries; null: given up. */
export function nextAttempt(attempts: number, now: Date): Date | null {
  const pause = PAUSES[attempts - 1];
  return pause === undefined ? null : new Date(now.getTime() + pause);
}
