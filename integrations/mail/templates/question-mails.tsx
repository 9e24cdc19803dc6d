import type { MailData } from "#domain/platform/mail/mail.ts";
import type { MailShop } from "./mail-shop.ts";
import { type Drawing, notice } from "./notice-mail.tsx";

export function productQuestionMail(
  shop: MailShop,
  { name, productName, text, path }: MailData["product-question"],
): Drawing {
  const subject = shop.t("New question about {name}", { name: productName });
  const sentences = [...greeting(shop, name), shop.t("A shopper asks about {name}:", { name: productName })];
  const link = { path, label: shop.t("Answer the question") };
  return notice(shop, subject, { sentences, link, quote: text });
}

export function productAnswerMail(
  shop: MailShop,
  { name, productName, from, question, text, path }: MailData["product-answer"],
): Drawing {
  const subject = shop.t("{name} answered your question", { name: from || shop.t("A customer") });
  const intro = shop.t("You asked about {name}:", { name: productName });
  const sentences = [...greeting(shop, name), intro, `“${question}”`];
  const link = { path, label: shop.t("See the answer") };
  return notice(shop, subject, { sentences, link, quote: text });
}

function greeting(shop: MailShop, name: string): string[] {
  return name ? [shop.t("Hi {name},", { name })] : [];
}
