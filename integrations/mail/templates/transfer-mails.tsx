import type { ReactElement } from "react";
import type { MailData } from "#domain/mail/mail.ts";
import { bankAccountLines } from "#shared/bank-account-lines.ts";
import type { MailShop } from "./mail-frame.tsx";
import { NoticeMail } from "./notice-mail.tsx";

type Drawing = { subject: string; mail: ReactElement };

/** Where to transfer the money of a purchase, and what to write into the transfer. */
export function transferDetailsMail(shop: MailShop, data: MailData["transfer-details"]): Drawing {
  const { t, languageCode } = shop;
  const { trxId, key, total, reference, account, until } = data;
  const subject = t("How to transfer {amount} for your order", { amount: total });
  const day = new Intl.DateTimeFormat(`${languageCode}-u-nu-latn`, { dateStyle: "long", timeZone: "UTC" });
  return {
    subject,
    mail: (
      <NoticeMail
        shop={shop}
        title={subject}
        sentences={[
          t("Please transfer the amount by {date} and write the reference into it, so that we find your order.", {
            date: day.format(new Date(until)),
          }),
        ]}
        facts={[
          { label: t("Amount"), value: total },
          { label: t("Reference"), value: reference },
          ...bankAccountLines(account, t),
        ]}
        quote={account.note}
        link={{ path: `/payment/${trxId}?key=${key}`, label: t("I have transferred it") }}
        note={t("With a picture or PDF of the transfer we can confirm it sooner.")}
      />
    ),
  };
}

/** A proof was not accepted: the purchase is still to be paid. */
export function transferRejectedMail(shop: MailShop, data: MailData["transfer-rejected"]): Drawing {
  const { t } = shop;
  const subject = t("Your transfer was not accepted");
  return {
    subject,
    mail: (
      <NoticeMail
        shop={shop}
        title={subject}
        sentences={[t("We could not confirm your transfer of {amount}. This is why:", { amount: data.total })]}
        quote={data.reason}
        link={{ path: `/payment/${data.trxId}?key=${data.key}`, label: t("Back to the payment") }}
        note={t("We keep your order for now. You can send another proof by a new transfer, or pay in another way.")}
      />
    ),
  };
}
