import type { MailData } from "#domain/platform/mail/mail.ts";
import { neverHappens } from "#shared/result.ts";
import type { MailFact } from "./mail-frame.tsx";
import type { MailShop } from "./mail-shop.ts";
import { type Drawing, notice } from "./notice-mail.tsx";

type Refund = MailData["order-refund"];
type Step = MailData["return-step"];

/** A refund of an order, and how it is paid out. */
export function orderRefundMail(shop: MailShop, data: Refund): Drawing {
  const { t } = shop;
  return notice(shop, t("{amount} will be refunded to you", { amount: data.total }), {
    sentences: [
      ...(data.name === "" ? [] : [t("Hi {name},", { name: data.name })]),
      t("We've refunded {amount} for your order {code} from {shop}.", {
        amount: data.total,
        code: data.code,
        shop: data.shopName,
      }),
      ...data.ways.map((way) => sentenceOf(shop, way)),
    ],
    facts: factsOf(shop, data),
    quote: data.note,
    link: {
      path: data.hasAccount ? `/user/order-history/${data.code}` : `/track-order?code=${data.code}`,
      label: t("View your order"),
    },
  });
}

function factsOf({ t }: MailShop, { goods, shipping, goodwill, total, creditNote }: Refund): MailFact[] {
  const amounts: [string, string | null][] = [
    [t("Items"), goods],
    [t("Delivery"), shipping],
    [t("Goodwill"), goodwill],
    [t("Total"), total],
    [t("Credit note"), creditNote],
  ];
  return amounts.flatMap(([label, value]) => (value === null ? [] : { label, value }));
}

function sentenceOf({ t }: MailShop, { method, amount }: Refund["ways"][number]): string {
  switch (method) {
    case "provider":
      return t("We've sent {amount} to your original payment method. It may take a few days to arrive.", { amount });
    case "wallet":
      return t("{amount} is in your wallet.", { amount });
    case "voucher":
      return t("{amount} is back on your gift voucher.", { amount });
    case "by_hand":
      return t("We'll contact you about how to pay you {amount}.", { amount });
    default:
      return neverHappens(method);
  }
}

/** A step of a return, sent to the other side. */
export function returnStepMail(shop: MailShop, step: Step): Drawing {
  const { t } = shop;
  const { name, code, returnId, reader, text, lines } = step;
  return notice(shop, subjectOf(shop, step), {
    sentences: [...(name === "" ? [] : [t("Hi {name},", { name })]), matterOf(shop, step)],
    facts: lines.map((line) => ({
      label: line.variantsName === "" ? line.name : `${line.name} (${line.variantsName})`,
      value: `× ${line.quantity}`,
    })),
    quote: text,
    link:
      reader === "shop"
        ? { path: `/seller/returns/${returnId}`, label: t("View return") }
        : { path: `/user/order-history/${code}`, label: t("View your order") },
  });
}

function subjectOf({ t }: MailShop, { kind, reader, code }: Step): string {
  switch (kind) {
    case "requested":
      return reader === "shop"
        ? t("Return requested for order {code}", { code })
        : t("We've received your return request for order {code}", { code });
    case "approved":
      return t("Your return for order {code} is approved", { code });
    case "rejected":
      return t("Your return for order {code} was rejected", { code });
    case "received":
      return t("Your return for order {code} has arrived", { code });
    case "withdrawn":
      return t("The return for order {code} was canceled", { code });
    default:
      return neverHappens(kind);
  }
}

function matterOf({ t }: MailShop, { kind, reader, shopName }: Step): string {
  switch (kind) {
    case "requested":
      return reader === "shop"
        ? t("A customer wants to return this. Please answer soon.")
        : t("{shop} will answer within a few days. Please wait for their answer before sending anything.", {
            shop: shopName,
          });
    case "approved":
      return t("{shop} accepted your return. Here's how to send it:", { shop: shopName });
    case "rejected":
      return t("{shop} didn't accept your return. Here's why:", { shop: shopName });
    case "received":
      return t("{shop} has received it. Your refund comes next.", { shop: shopName });
    case "withdrawn":
      return t("The customer is keeping it. There's nothing for you to do.");
    default:
      return neverHappens(kind);
  }
}
