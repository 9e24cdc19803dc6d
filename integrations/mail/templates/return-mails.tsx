import type { ReactElement } from "react";
import type { MailData } from "#domain/mail/mail.ts";
import { neverHappens } from "#shared/result.ts";
import type { MailFact, MailShop } from "./mail-frame.tsx";
import { NoticeMail, type Notice } from "./notice-mail.tsx";

type Drawing = { subject: string; mail: ReactElement };
type Refund = MailData["order-refund"];
type Step = MailData["return-step"];

/** What comes back of an order, and which way. */
export function orderRefundMail(shop: MailShop, data: Refund): Drawing {
  const { t } = shop;
  return notice(shop, t("{amount} comes back to you", { amount: data.total }), {
    sentences: [
      ...(data.name === "" ? [] : [t("Hello {name},", { name: data.name })]),
      t("We have refunded {amount} for your order {code} at {shop}.", {
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
      label: t("See your order"),
    },
  });
}

function factsOf({ t }: MailShop, { goods, shipping, goodwill, total, creditNote }: Refund): MailFact[] {
  const amounts: [string, string | null][] = [
    [t("Goods"), goods],
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
      return t("{amount} goes back the way you paid. It can take some days to arrive.", { amount });
    case "wallet":
      return t("{amount} is in your wallet.", { amount });
    case "voucher":
      return t("{amount} is on your gift voucher again.", { amount });
    case "by_hand":
      return t("We will reach you about how to pay out {amount}.", { amount });
    default:
      return neverHappens(method);
  }
}

/** A step of a return, told to the one who did not make it. */
export function returnStepMail(shop: MailShop, step: Step): Drawing {
  const { t } = shop;
  const { name, code, returnId, reader, text, lines } = step;
  return notice(shop, subjectOf(shop, step), {
    sentences: [...(name === "" ? [] : [t("Hello {name},", { name })]), matterOf(shop, step)],
    facts: lines.map((line) => ({
      label: line.variantsName === "" ? line.name : `${line.name} (${line.variantsName})`,
      value: `× ${line.quantity}`,
    })),
    quote: text,
    link:
      reader === "shop"
        ? { path: `/seller/returns/${returnId}`, label: t("See the return") }
        : { path: `/user/order-history/${code}`, label: t("See your order") },
  });
}

function subjectOf({ t }: MailShop, { kind, reader, code }: Step): string {
  switch (kind) {
    case "requested":
      return reader === "shop"
        ? t("A return for the order {code}", { code })
        : t("We have your return for the order {code}", { code });
    case "approved":
      return t("Your return for the order {code} is approved", { code });
    case "rejected":
      return t("Your return for the order {code} was rejected", { code });
    case "received":
      return t("Your return for the order {code} has arrived", { code });
    case "withdrawn":
      return t("The return for the order {code} was withdrawn", { code });
    default:
      return neverHappens(kind);
  }
}

function matterOf({ t }: MailShop, { kind, reader, shopName }: Step): string {
  switch (kind) {
    case "requested":
      return reader === "shop"
        ? t("Somebody wants to send this back to you. Please answer soon.")
        : t("{shop} was asked and answers within some days. You need not send anything yet.", { shop: shopName });
    case "approved":
      return t("{shop} takes it back. Please send it as written here:", { shop: shopName });
    case "rejected":
      return t("{shop} does not take it back. This is why:", { shop: shopName });
    case "received":
      return t("{shop} has got it back. Your money comes next.", { shop: shopName });
    case "withdrawn":
      return t("It is kept after all: you need not do anything.");
    default:
      return neverHappens(kind);
  }
}

function notice(shop: MailShop, subject: string, matter: Notice): Drawing {
  return { subject, mail: <NoticeMail shop={shop} title={subject} {...matter} /> };
}
