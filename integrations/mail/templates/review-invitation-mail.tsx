import type { ReactElement } from "react";
import type { MailData } from "#domain/platform/mail/mail.ts";
import { MailFrame } from "./mail-frame.tsx";
import type { MailShop } from "./mail-shop.ts";
import { MailButton, MailNote, MailText } from "./mail-text.tsx";

/** Some days after delivery: a link for each item. */
export function reviewInvitationMail(
  shop: MailShop,
  data: MailData["review-invitation"],
): { subject: string; mail: ReactElement } {
  const subject = shop.t("How was your order from {shop}?", { shop: data.shopName });
  return { subject, mail: <ReviewInvitation shop={shop} title={subject} data={data} /> };
}

function ReviewInvitation({
  shop,
  title,
  data,
}: {
  shop: MailShop;
  title: string;
  data: MailData["review-invitation"];
}) {
  const { t } = shop;
  const sentence = t("Your review helps other shoppers choose. It takes a minute, and you don't have to sign in.");
  return (
    <MailFrame shop={shop} preview={sentence} title={title}>
      {data.name !== "" && <MailText>{t("Hi {name},", { name: data.name })}</MailText>}
      <MailText>{sentence}</MailText>
      {data.items.map(({ name, variantsName, key }) => (
        <div key={key}>
          <MailText>
            <strong>{name}</strong>
            {variantsName ? ` (${variantsName})` : null}
          </MailText>
          <MailButton href={shop.address(`/review/${key}`)}>{t("Write a review")}</MailButton>
        </div>
      ))}
      <MailNote>{t("Each link can be used once. Order {code}.", { code: data.code })}</MailNote>
    </MailFrame>
  );
}
