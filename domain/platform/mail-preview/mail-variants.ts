import type { MailData, MailTemplate } from "../mail/mail.ts";
import { MAIL_SAMPLES } from "./mail-samples.ts";

const RETURN_STEPS = ["requested", "approved", "rejected", "received", "withdrawn"] as const;
const ORDER_STEPS = ["confirmed", "sent", "delivered", "files_ready", "readdressed", "canceled"] as const;

/** What differs in the other mails of the same kind. */
const VARIANTS: { [Template in MailTemplate]?: Partial<MailData[Template]>[] } = {
  welcome: [{ code: null }],
  "staff-changed": [{ kind: "removed", permissions: [] }],
  "staff-news": [{ kind: "joined" }],
  "application-news": [{ kind: "approved", text: "" }, { kind: "rejected" }],
  "shop-news": [{ kind: "reopened", reason: "" }, { kind: "closed" }],
  "order-placed": [
    { isPaymentAwaited: true, paymentMethod: "offline_method" },
    { discount: null, isTaxIncluded: true },
  ],
  refund: (["unfillable", "paid_twice", "other_amount"] as const).map((reason) => ({ reason, asked: "$40.00" })),
  "order-refund": [{ hasAccount: false }],
  "return-step": RETURN_STEPS.flatMap((kind): Partial<MailData["return-step"]>[] => [
    { kind, reader: "shopper" },
    { kind, reader: "shop" },
  ]),
  "order-step": ORDER_STEPS.flatMap((kind): Partial<MailData["order-step"]>[] => [
    { kind, reason: "The last one broke." },
    { kind, key: "a-key", parcel: null, address: ["1 Market Street"] },
  ]),
  "product-alert": [{ kind: "price_drop" }],
  "product-answer": [{ from: "" }],
};

/** Samples of a mail with sentences that its usual sample lacks. */
export function variantsOf(template: MailTemplate): MailData[MailTemplate][] {
  const variants: readonly object[] = VARIANTS[template] ?? [];
  return variants.map((variant) => ({ ...MAIL_SAMPLES[template], ...variant }));
}
