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
  welcome: (shop, { name }) =>
    notice(
      shop,
      shop.t("Welcome to {shop}", { shop: shop.name }),
      [
        shop.t("Hello {name},", { name }),
        shop.t("Your account is ready. Your cart and your addresses wait for you on every device."),
      ],
      {
        path: "/",
        label: shop.t("Look around"),
      },
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
