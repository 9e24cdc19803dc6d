import { render, toPlainText } from "@react-email/render";
import type { MailData, MailOutline, MailTemplate, RenderedMail } from "#domain/platform/mail/mail.ts";
import { fillMail } from "./filled-mail.ts";
import { mailDrawings } from "./mail-drawings.tsx";
import type { MailShop } from "./templates/mail-shop.ts";
import { writeOutDays } from "./templates/order-placed-mail.tsx";

/** Selects one of the shop's own names. */
const KEPT_OF_ORDER = new Set(["paymentMethod"]);

export function subjectOfMail<Template extends MailTemplate>(
  shop: MailShop,
  template: Template,
  data: MailData[Template],
): string {
  return mailDrawings[template](shop, data).subject;
}

/** All sentences of a mail. */
export async function keywordsOfMail<Template extends MailTemplate>(
  shop: MailShop,
  template: Template,
  data: MailData[Template],
): Promise<string[]> {
  const keywords = new Set<string>();
  const t: MailShop["t"] = (keyword, values) => {
    keywords.add(keyword);
    return shop.t(keyword, values);
  };
  await renderOutboxMail({ ...shop, t }, template, data);
  return [...keywords];
}

/** The parts of a mail, and the words in braces that it fills in. */
export async function outlineOfMail<Template extends MailTemplate>(
  shop: MailShop,
  template: Template,
  data: MailData[Template],
): Promise<MailOutline> {
  let outline: MailOutline = { parts: [], words: [] };
  await renderOutboxMail({ ...shop, blocks: [], onOutline: (found) => (outline = found) }, template, data);
  return outline;
}

/** Subject, HTML and text of a mail in its recipient's language. */
export function renderMail<Template extends MailTemplate>(
  shop: MailShop,
  template: Template,
  data: MailData[Template],
): Promise<RenderedMail> {
  if (template !== "order-placed") return renderOutboxMail(shop, template, data);
  // Everything in the frame, except the texts, which depend on the language.
  const looks = [shop, shop.address("/")];
  return fillMail(looks, writeOutDays(shop, data as MailData["order-placed"]), KEPT_OF_ORDER, (marked) =>
    renderOutboxMail(shop, "order-placed", marked),
  );
}

async function renderOutboxMail<Template extends MailTemplate>(
  shop: MailShop,
  template: Template,
  data: MailData[Template],
): Promise<RenderedMail> {
  const words: MailShop["words"] = {};
  const t: MailShop["t"] = (keyword, values) => {
    Object.assign(words, values);
    return shop.t(keyword, values);
  };
  const { subject, mail } = mailDrawings[template]({ ...shop, t, words }, data);
  const html = await render(mail);
  const marked = shop.isTest ? shop.t("Test: {subject}", { subject }) : subject;
  return { subject: marked, html, text: toPlainText(html) };
}
