import { render, toPlainText } from "@react-email/render";
import type { ReactElement } from "react";
import type { MailData, MailTemplate } from "#domain/mail/mail.ts";
import type { MailShop } from "./templates/mail-frame.tsx";
import { NoticeMail } from "./templates/notice-mail.tsx";
import { OrderPlacedMail } from "./templates/order-placed-mail.tsx";
import { ProductAlertMail } from "./templates/product-alert-mail.tsx";

type Drawing = { subject: string; mail: ReactElement };
type Drawings = { [Template in MailTemplate]: (shop: MailShop, data: MailData[Template]) => Drawing };

const drawings: Drawings = {
  welcome: (shop, { name, code }) =>
    notice(
      shop,
      shop.t("Welcome to {shop}", { shop: shop.name }),
      [
        shop.t("Hello {name},", { name }),
        shop.t("Your account is ready. Your cart and your addresses wait for you on every device."),
        shop.t("Please confirm that this is your e-mail address, so that we can reach you."),
      ],
      { path: `/verify-email/${code}`, label: shop.t("Confirm my e-mail address") },
    ),
  "verify-email": (shop, { name, code }) =>
    notice(
      shop,
      shop.t("Confirm your e-mail address"),
      [
        shop.t("Hello {name},", { name }),
        shop.t("Please confirm that this is your e-mail address, so that we can reach you."),
        shop.t("The link works for 7 days. If you have no account with us, you need not do anything."),
      ],
      { path: `/verify-email/${code}`, label: shop.t("Confirm my e-mail address") },
    ),
  "reset-password": (shop, { name, email, code }) =>
    notice(
      shop,
      shop.t("Set a new password"),
      [
        shop.t("Hello {name},", { name }),
        shop.t("Somebody asked for a new password for your account. With this link you can set one."),
        shop.t("It works once, for 60 minutes. If it was not you, you need not do anything: your password stays."),
      ],
      { path: `/reset/${encodeURIComponent(email)}/${code}`, label: shop.t("Set a new password") },
    ),
  "password-changed": (shop, { name }) =>
    notice(
      shop,
      shop.t("Your password was changed"),
      [
        shop.t("Hello {name},", { name }),
        shop.t("The password of your account was changed, and every other device was signed out."),
        shop.t("If it was not you, set a new password at once."),
      ],
      { path: "/reset-password", label: shop.t("Set a new password") },
    ),
  "new-sign-in": (shop, { name, device, networkArea, at }) =>
    notice(
      shop,
      shop.t("New sign-in to your account"),
      [
        shop.t("Hello {name},", { name }),
        shop.t("Somebody signed in to your account from a device that we have not seen before:"),
        [device || shop.t("Unknown device"), networkArea, timeOf(shop, at)].filter(Boolean).join(" · "),
        shop.t("If it was you, all is well. If not, change your password at once; that signs every other device out."),
      ],
      { path: "/user/change-password", label: shop.t("Look at my devices") },
    ),
  "order-placed": (shop, data) => {
    const subject = shop.t("Your order at {shop}", { shop: shop.name });
    return { subject, mail: <OrderPlacedMail shop={shop} title={subject} data={data} /> };
  },
  "payment-received": (shop, { trxId, total }) =>
    notice(
      shop,
      shop.t("We have received your payment"),
      [shop.t("Your payment of {total} has arrived. The shops begin to pack.", { total })],
      {
        path: `/order-confirmation?trx_id=${trxId}`,
        label: shop.t("See your order"),
      },
    ),
  "payment-failed": (shop, { trxId, total }) =>
    notice(
      shop,
      shop.t("Your payment did not go through"),
      [
        shop.t(
          "The payment of {total} failed and nothing was charged. Your order waits for you: you can pay it again now.",
          { total },
        ),
      ],
      {
        path: `/payment/${trxId}`,
        label: shop.t("Pay now"),
      },
    ),
  "purchase-expired": (shop, { total }) =>
    notice(
      shop,
      shop.t("Your order was not paid and has ended"),
      [
        shop.t(
          "We could keep your order of {total} only for a while. What you chose is in your cart again, as far as it is there.",
          { total },
        ),
      ],
      {
        path: "/cart",
        label: shop.t("To your cart"),
      },
    ),
  refund: (shop, { total }) =>
    notice(
      shop,
      shop.t("Your money is on its way back"),
      [
        shop.t(
          "Your payment of {total} could not be used for an order, so we have sent it back to where it came from. It can take some days to arrive.",
          { total },
        ),
      ],
      { path: "/products", label: shop.t("Look around") },
    ),
  "product-alert": (shop, data) => {
    const subject =
      data.kind === "back_in_stock"
        ? shop.t("{name} is back in stock", { name: data.name })
        : shop.t("{name} is cheaper now", { name: data.name });
    return { subject, mail: <ProductAlertMail shop={shop} title={subject} data={data} /> };
  },
};

function timeOf({ languageCode }: MailShop, at: string): string {
  return new Intl.DateTimeFormat(`${languageCode}-u-nu-latn`, {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: "UTC",
  })
    .format(new Date(at))
    .concat(" UTC");
}

function notice(shop: MailShop, subject: string, sentences: string[], link: { path: string; label: string }): Drawing {
  return { subject, mail: <NoticeMail shop={shop} title={subject} sentences={sentences} link={link} /> };
}

/** Subject, HTML and text of a mail in its reader's language. */
export async function renderMail<Template extends MailTemplate>(
  shop: MailShop,
  template: Template,
  data: MailData[Template],
): Promise<{ subject: string; html: string; text: string }> {
  const { subject, mail } = drawings[template](shop, data);
  const html = await render(mail);
  return { subject, html, text: toPlainText(html) };
}
