import type { MailData } from "#domain/platform/mail/mail.ts";
import { MailFrame } from "./mail-frame.tsx";
import type { MailShop } from "./mail-shop.ts";
import { notice } from "./notice-mail.tsx";

/** The second step of the newsletter's opt-in. */
export function newsletterConfirmMail(shop: MailShop, { key }: MailData["newsletter-confirm"]) {
  const subject = shop.t("Confirm your subscription");
  return notice(shop, subject, {
    sentences: [
      shop.t("Someone, hopefully you, signed up for the {shop} newsletter with this address.", { shop: shop.name }),
      shop.t("Confirm it and you'll hear from us about twice a month."),
    ],
    link: { path: `/newsletter/${key}`, label: shop.t("Confirm subscription") },
    note: shop.t("If this wasn't you, you can ignore this email."),
  });
}

/** To the shop: a message from the contact form. */
export function contactMessageMail(shop: MailShop, data: MailData["contact-message"]) {
  const subject = shop.t("New message from {name}", { name: data.name });
  return notice(shop, subject, {
    sentences: [shop.t("Someone wrote to you through the contact form:")],
    quote: data.text,
    facts: [
      { label: shop.t("Email address"), value: data.email },
      { label: shop.t("What is it about?"), value: data.topic },
      ...(data.orderCode ? [{ label: shop.t("Order number"), value: data.orderCode }] : []),
    ],
    link: { path: `/admin/messages/${data.id}`, label: shop.t("Read and reply") },
  });
}

/** The reply to the sender of a contact message. */
export function contactReplyMail(shop: MailShop, { name, text, question }: MailData["contact-reply"]) {
  const subject = shop.t("Our reply to your message");
  return notice(shop, subject, {
    sentences: [shop.t("Hi {name},", { name }), shop.t("Here is our reply to what you wrote:"), `“${question}”`],
    quote: text,
    link: { path: "/contact", label: shop.t("Write to us again") },
  });
}

/** What staff wrote to subscribers; links to pages of the shop get its address. */
export function newsletterMail(shop: MailShop, { subject, body }: MailData["newsletter"]) {
  const html = body.replaceAll(/<a href="(\/[^"]*)"/g, (_link, path: string) => `<a href="${shop.address(path)}"`);
  const mail = (
    <MailFrame shop={shop} preview={subject} title={subject}>
      <div className="m-ink" dangerouslySetInnerHTML={{ __html: html }} />
    </MailFrame>
  );
  return { subject, mail };
}
