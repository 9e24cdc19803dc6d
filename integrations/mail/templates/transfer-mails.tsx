import type { MailData } from "#domain/platform/mail/mail.ts";
import { bankAccountLines } from "#shared/bank-account-lines.ts";
import type { MailShop } from "./mail-shop.ts";
import { type Drawing, notice } from "./notice-mail.tsx";

/** The bank details for a purchase, and the reference to enter in the transfer. */
export function transferDetailsMail(shop: MailShop, data: MailData["transfer-details"]): Drawing {
  const { t, languageCode } = shop;
  const { trxId, key, total, reference, account, until } = data;
  const subject = t("How to pay {amount} by bank transfer", { amount: total });
  const day = new Intl.DateTimeFormat(`${languageCode}-u-nu-latn`, { dateStyle: "long", timeZone: "UTC" });
  return notice(shop, subject, {
    sentences: [
      t("Please transfer the amount by {date} and include the reference so we can match it to your order.", {
        date: day.format(new Date(until)),
      }),
    ],
    facts: [
      { label: t("Amount"), value: total },
      { label: t("Reference"), value: reference },
      ...bankAccountLines(account, t),
    ],
    quote: account.note,
    link: { path: `/payment/${trxId}?key=${key}`, label: t("I've made the transfer") },
    note: t("Send us a picture or PDF of the transfer so we can confirm it sooner."),
  });
}

/** A proof was rejected: the purchase is still unpaid. */
export function transferRejectedMail(shop: MailShop, data: MailData["transfer-rejected"]): Drawing {
  const { t } = shop;
  const subject = t("Your transfer wasn't accepted");
  return notice(shop, subject, {
    sentences: [t("We couldn't confirm your transfer of {amount}. Here's why:", { amount: data.total })],
    quote: data.reason,
    link: { path: `/payment/${data.trxId}?key=${data.key}`, label: t("Back to payment") },
    note: t("We're holding your order for now. You can send new proof of your transfer or pay another way."),
  });
}
