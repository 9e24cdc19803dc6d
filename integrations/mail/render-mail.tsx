import { strayReason } from "#shared/stray-reason.ts";
import { render, toPlainText } from "@react-email/render";
import type { ReactElement } from "react";
import type { MailData, MailTemplate } from "#domain/mail/mail.ts";
import { fillMail, type DrawnMail } from "./filled-mail.ts";
import type { MailShop } from "./templates/mail-frame.tsx";
import { giftVoucherMail } from "./templates/gift-voucher-mail.tsx";
import { NoticeMail, type Notice } from "./templates/notice-mail.tsx";
import { OrderPlacedMail, writeOutDays } from "./templates/order-placed-mail.tsx";
import { OrderStepMail, orderStepSubject } from "./templates/order-step-mail.tsx";
import { orderRefundMail, returnStepMail } from "./templates/return-mails.tsx";
import { ProductAlertMail } from "./templates/product-alert-mail.tsx";
import { transferDetailsMail, transferRejectedMail } from "./templates/transfer-mails.tsx";
import { staffChangedMail, staffInvitedMail, staffNewsMail } from "./templates/staff-mails.tsx";

/** Chooses a name of the shop's own. */
const KEPT_OF_ORDER = new Set(["paymentMethod"]);

type Drawing = { subject: string; mail: ReactElement };
type Drawings = { [Template in MailTemplate]: (shop: MailShop, data: MailData[Template]) => Drawing };

const drawings: Drawings = {
  welcome: (shop, { name, code }) =>
    notice(shop, shop.t("Welcome to {shop}", { shop: shop.name }), {
      sentences: [
        shop.t("Hello {name},", { name }),
        shop.t("Your account is ready. Your cart and your addresses wait for you on every device."),
        ...(code === null
          ? []
          : [
              shop.t("Please confirm that this is your e-mail address, so that we can reach you."),
              whereToConfirm(shop),
            ]),
      ],
      link:
        code === null
          ? { path: "/user/dashboard", label: shop.t("To my account") }
          : { path: `/verify-email/${code}`, label: shop.t("Confirm my e-mail address") },
    }),
  "verify-email": (shop, { name, code }) =>
    notice(shop, shop.t("Confirm your e-mail address"), {
      sentences: [
        shop.t("Hello {name},", { name }),
        shop.t("Please confirm that this is your e-mail address, so that we can reach you."),
        whereToConfirm(shop),
      ],
      link: { path: `/verify-email/${code}`, label: shop.t("Confirm my e-mail address") },
      note: shop.t("The link works for 7 days. If you have no account with us, you need not do anything."),
    }),
  "reset-password": (shop, { name, email, code }) =>
    notice(shop, shop.t("Set a new password"), {
      sentences: [
        shop.t("Hello {name},", { name }),
        shop.t("Somebody asked for a new password for your account. With this link you can set one."),
      ],
      link: { path: `/reset/${encodeURIComponent(email)}/${code}`, label: shop.t("Set a new password") },
      note: shop.t("It works once, for 60 minutes. If it was not you, you need not do anything: your password stays."),
    }),
  "password-changed": (shop, { name, sentence }) =>
    notice(shop, shop.t("Your password was changed"), {
      sentences: [
        shop.t("Hello {name},", { name }),
        shop.t("The password of your account was changed, and every other device was signed out."),
        ...(sentence ? [sentence] : []),
        shop.t("If it was not you, set a new password at once."),
      ],
      link: { path: "/reset-password", label: shop.t("Set a new password") },
    }),
  "way-in-changed": (shop, { name, title, message }) =>
    notice(shop, title, {
      sentences: [
        shop.t("Hello {name},", { name }),
        message,
        shop.t("If it was not you, set a new password at once and look at how your account can be entered."),
      ],
      link: { path: "/user/change-password", label: shop.t("Look at my account") },
    }),
  "staff-invited": staffInvitedMail,
  "staff-changed": staffChangedMail,
  "staff-news": staffNewsMail,
  "new-sign-in": (shop, { name, device, networkArea, at }) =>
    notice(shop, shop.t("New sign-in to your account"), {
      sentences: [
        shop.t("Hello {name},", { name }),
        shop.t("Somebody signed in to your account from a device that we have not seen before:"),
      ],
      facts: [
        { label: shop.t("Device"), value: device || shop.t("Unknown device") },
        ...(networkArea ? [{ label: shop.t("Network"), value: networkArea }] : []),
        { label: shop.t("Time"), value: timeOf(shop, at) },
      ],
      link: { path: "/user/change-password", label: shop.t("Look at my devices") },
      note: shop.t(
        "If it was you, all is well. If not, change your password at once; that signs every other device out.",
      ),
    }),
  "confirm-email-change": (shop, { name, email, code }) =>
    notice(shop, shop.t("Confirm your new e-mail address"), {
      sentences: [
        shop.t("Hello {name},", { name }),
        shop.t("Open the link where you’re signed in."),
        shop.t("You want to sign in with this address from now on, and to get our mails here:"),
      ],
      facts: [{ label: shop.t("New address"), value: email }],
      link: { path: `/email-change/${code}`, label: shop.t("Use this address") },
      note: shop.t("The link works for 24 hours. Until it is opened, everything stays as it is."),
    }),
  "email-taken": (shop, { name }) =>
    notice(shop, shop.t("You have an account with this address already"), {
      sentences: [
        ...(name ? [shop.t("Hello {name},", { name })] : []),
        shop.t(
          "Somebody wanted to use this e-mail address for another account. It belongs to yours, so nothing was changed.",
        ),
      ],
      link: { path: "/login", label: shop.t("Sign in") },
      note: shop.t("If it was not you, you need not do anything."),
    }),
  "email-change-asked": (shop, { name, newEmail, key }) =>
    notice(shop, shop.t("Another e-mail address was asked for"), {
      sentences: [
        shop.t("Hello {name},", { name }),
        shop.t("Somebody who knows your password wants your account to have another e-mail address:"),
      ],
      facts: [{ label: shop.t("New address"), value: newEmail }],
      link: { path: `/email-change/undo/${key}`, label: shop.t("This was not me") },
      note: shop.t(
        "If it was you, you need not do anything. If not, this link takes it back for 7 days, signs every device out and asks for a new password.",
      ),
    }),
  "delete-account": (shop, { name, code }) =>
    notice(shop, shop.t("The code to delete your account"), {
      sentences: [
        shop.t("Hello {name},", { name }),
        shop.t("Somebody wants to delete your account. Type this code where you were asked for it:"),
      ],
      facts: [{ label: shop.t("Code"), value: code }],
      link: { path: "/user/edit-profile#delete", label: shop.t("Back to my profile") },
      note: shop.t("It works once, for 60 minutes. If it was not you, change how you sign in: your account stays."),
    }),
  "account-deleted": (shop, { name }) =>
    notice(shop, shop.t("Your account is deleted"), {
      sentences: [
        shop.t("Hello {name},", { name }),
        shop.t(
          "Your account and what belonged to it are gone. Orders stay in the books without your name, as the law wants it.",
        ),
        shop.t("Thank you for having been here. You are welcome at any time."),
      ],
      link: { path: "/", label: shop.t("Look around") },
    }),
  "order-placed": (shop, data) => {
    const subject = shop.t("Your order at {shop}", { shop: shop.name });
    return { subject, mail: <OrderPlacedMail shop={shop} title={subject} data={data} /> };
  },
  "payment-received": (shop, { trxId, total }) =>
    notice(shop, shop.t("We have received your payment"), {
      sentences: [shop.t("Your payment of {total} has arrived. The shops begin to pack.", { total })],
      facts: [{ label: shop.t("Paid"), value: total }],
      link: { path: `/order-confirmation?trx_id=${trxId}`, label: shop.t("See your order") },
    }),
  "payment-failed": (shop, { trxId, total }) =>
    notice(shop, shop.t("Your payment did not go through"), {
      sentences: [
        shop.t(
          "The payment of {total} failed and nothing was charged. Your order waits for you: you can pay it again now.",
          { total },
        ),
      ],
      link: { path: `/payment/${trxId}`, label: shop.t("Pay now") },
    }),
  "purchase-expired": (shop, { total }) =>
    notice(shop, shop.t("Your order was not paid and has ended"), {
      sentences: [
        shop.t(
          "We could keep your order of {total} only for a while. What you chose is in your cart again, as far as it is there.",
          { total },
        ),
      ],
      link: { path: "/cart", label: shop.t("To your cart") },
    }),
  refund: (shop, { total, reason, asked = "" }) =>
    notice(shop, shop.t("Your money is on its way back"), {
      sentences: [
        ...(reason ? [strayReason(shop.t, { reason, asked })] : []),
        shop.t(
          "Your payment of {total} could not be used for an order, so we have sent it back to where it came from. It can take some days to arrive.",
          { total },
        ),
      ],
      facts: [{ label: shop.t("Amount"), value: total }],
      link: { path: "/products", label: shop.t("Look around") },
    }),
  "transfer-details": transferDetailsMail,
  "transfer-rejected": transferRejectedMail,
  "payment-reminder": (shop, { trxId, key, total, until }) =>
    notice(shop, shop.t("Your order waits to be paid"), {
      sentences: [
        shop.t("We keep your order of {total} for you until {time}. Pay it before then, and the shops begin to pack.", {
          total,
          time: timeOf(shop, until),
        }),
      ],
      link: { path: `/payment/${trxId}${key ? `?key=${key}` : ""}`, label: shop.t("Pay now") },
      note: shop.t("If you have changed your mind, you need not do anything: it ends by itself."),
    }),
  "order-step": (shop, data) => {
    const subject = orderStepSubject(shop, data);
    return { subject, mail: <OrderStepMail shop={shop} title={subject} step={data} /> };
  },
  "order-message": (shop, { name, code, from, text, path }) =>
    notice(shop, shop.t("{name} wrote about the order {code}", { name: from, code }), {
      sentences: [
        ...(name ? [shop.t("Hello {name},", { name })] : []),
        shop.t("There is a message for you about the order {code}:", { code }),
      ],
      quote: text,
      link: { path, label: shop.t("Read and answer") },
    }),
  "gift-voucher": giftVoucherMail,
  "order-refund": orderRefundMail,
  "return-step": returnStepMail,
  "product-alert": (shop, data) => {
    const subject =
      data.kind === "back_in_stock"
        ? shop.t("{name} is back in stock", { name: data.name })
        : shop.t("{name} is cheaper now", { name: data.name });
    return { subject, mail: <ProductAlertMail shop={shop} title={subject} data={data} /> };
  },
};

function whereToConfirm(shop: MailShop): string {
  return shop.t(
    "Open the link where you’re signed in. Other ways to sign in that were set up before will then be removed.",
  );
}

function timeOf({ languageCode }: MailShop, at: string): string {
  return new Intl.DateTimeFormat(`${languageCode}-u-nu-latn`, {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: "UTC",
  })
    .format(new Date(at))
    .concat(" UTC");
}

function notice(shop: MailShop, subject: string, said: Notice): Drawing {
  return { subject, mail: <NoticeMail shop={shop} title={subject} {...said} /> };
}

/** Subject, HTML and text of a mail in its reader's language. */
export function renderMail<Template extends MailTemplate>(
  shop: MailShop,
  template: Template,
  data: MailData[Template],
): Promise<DrawnMail> {
  if (template !== "order-placed") return drawMail(shop, template, data);
  // All that the frame shows is in it, but for the words, which its language tells.
  const looks = [shop, shop.address("/")];
  return fillMail(looks, writeOutDays(shop, data as MailData["order-placed"]), KEPT_OF_ORDER, (marked) =>
    drawMail(shop, "order-placed", marked),
  );
}

async function drawMail<Template extends MailTemplate>(
  shop: MailShop,
  template: Template,
  data: MailData[Template],
): Promise<DrawnMail> {
  const { subject, mail } = drawings[template](shop, data);
  const html = await render(mail);
  return { subject, html, text: toPlainText(html) };
}
