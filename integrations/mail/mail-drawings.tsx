import { timeOf } from "./time-of.ts";
import { whereToConfirm } from "./where-to-confirm.ts";
import { unmatchedReason } from "#shared/unmatched-reason.ts";
import type { MailData, MailTemplate } from "#domain/platform/mail/mail.ts";
import type { MailShop } from "./templates/mail-shop.ts";
import {
  contactMessageMail,
  contactReplyMail,
  newsletterConfirmMail,
  newsletterMail,
} from "./templates/content-mails.tsx";
import { giftVoucherMail } from "./templates/gift-voucher-mail.tsx";
import { productAnswerMail, productQuestionMail } from "./templates/question-mails.tsx";
import { OrderPlacedMail } from "./templates/order-placed-mail.tsx";
import { OrderStepMail, orderStepSubject } from "./templates/order-step-mail.tsx";
import { orderRefundMail, returnStepMail } from "./templates/return-mails.tsx";
import { ProductAlertMail } from "./templates/product-alert-mail.tsx";
import { reviewInvitationMail } from "./templates/review-invitation-mail.tsx";
import { transferDetailsMail, transferRejectedMail } from "./templates/transfer-mails.tsx";
import {
  applicationNewsMail,
  applicationBankCodeMail,
  bankAccountCodeMail,
  conversationMessageMail,
  orderMessageMail,
  shopDigestMail,
  shopNewsMail,
  teamInvitedMail,
  lowStockMail,
} from "./templates/seller-mails.tsx";
import { staffChangedMail, staffInvitedMail, staffNewsMail } from "./templates/staff-mails.tsx";
import { type Drawing, notice } from "./templates/notice-mail.tsx";

type Drawings = { [Template in MailTemplate]: (shop: MailShop, data: MailData[Template]) => Drawing };

/** Subject and content of each mail. */
export const mailDrawings: Drawings = {
  welcome: (shop, { name, code }) =>
    notice(shop, shop.t("Welcome to {shop}", { shop: shop.name }), {
      sentences: [
        shop.t("Hi {name},", { name }),
        shop.t("Your account is ready. You'll find your cart and addresses on every device you sign in on."),
        ...(code === null
          ? []
          : [shop.t("Please confirm your email address so we can reach you."), whereToConfirm(shop)]),
      ],
      link:
        code === null
          ? { path: "/user/dashboard", label: shop.t("Go to my account") }
          : { path: `/verify-email/${code}`, label: shop.t("Confirm my email address") },
    }),
  "verify-email": (shop, { name, code }) =>
    notice(shop, shop.t("Confirm your email address"), {
      sentences: [
        shop.t("Hi {name},", { name }),
        shop.t("Please confirm your email address so we can reach you."),
        whereToConfirm(shop),
      ],
      link: { path: `/verify-email/${code}`, label: shop.t("Confirm my email address") },
      note: shop.t("The link works for 7 days. If you don't have an account with us, you can ignore this email."),
    }),
  "reset-password": (shop, { name, email, code }) =>
    notice(shop, shop.t("Set a new password"), {
      sentences: [
        shop.t("Hi {name},", { name }),
        shop.t("Someone asked to reset the password for your account. Use this link to set a new one."),
      ],
      link: { path: `/reset/${encodeURIComponent(email)}/${code}`, label: shop.t("Set a new password") },
      note: shop.t(
        "It works once, for 60 minutes. If this wasn't you, you can ignore this email. Your password stays the same.",
      ),
    }),
  "password-changed": (shop, { name, sentence }) =>
    notice(shop, shop.t("Your password was changed"), {
      sentences: [
        shop.t("Hi {name},", { name }),
        shop.t("Your password was changed, and all other devices were signed out."),
        ...(sentence ? [sentence] : []),
        shop.t("If this wasn't you, reset your password now."),
      ],
      link: { path: "/reset-password", label: shop.t("Set a new password") },
    }),
  "way-in-changed": (shop, { name, title, message }) =>
    notice(shop, title, {
      sentences: [
        shop.t("Hi {name},", { name }),
        message,
        shop.t("If this wasn't you, reset your password now and check the ways to sign in to your account."),
      ],
      link: { path: "/user/change-password", label: shop.t("Go to my account") },
    }),
  "low-stock": lowStockMail,
  "export-ready": (shop, { name, path }) =>
    notice(shop, shop.t("Your export is ready"), {
      sentences: [shop.t("Hi {name},", { name }), shop.t("The file you asked for is ready. It is kept for 7 days.")],
      link: { path, label: shop.t("Go to my exports") },
    }),
  "staff-invited": staffInvitedMail,
  "staff-changed": staffChangedMail,
  "staff-news": staffNewsMail,
  "application-bank-code": applicationBankCodeMail,
  "application-news": applicationNewsMail,
  "team-invited": teamInvitedMail,
  "shop-news": shopNewsMail,
  "new-sign-in": (shop, { name, device, networkArea, at }) =>
    notice(shop, shop.t("New sign-in to your account"), {
      sentences: [shop.t("Hi {name},", { name }), shop.t("Someone signed in to your account from a new device:")],
      facts: [
        { label: shop.t("Device"), value: device || shop.t("Unknown device") },
        ...(networkArea ? [{ label: shop.t("Network"), value: networkArea }] : []),
        { label: shop.t("Time"), value: timeOf(shop, at) },
      ],
      link: { path: "/user/change-password", label: shop.t("Check my devices") },
      note: shop.t(
        "If this was you, there's nothing to do. If not, change your password now to sign out every other device.",
      ),
    }),
  "confirm-email-change": (shop, { name, email, code }) =>
    notice(shop, shop.t("Confirm your new email address"), {
      sentences: [
        shop.t("Hi {name},", { name }),
        shop.t("Open the link where you're signed in."),
        shop.t("You asked to use this address to sign in and to get our emails:"),
      ],
      facts: [{ label: shop.t("New address"), value: email }],
      link: { path: `/email-change/${code}`, label: shop.t("Use this email address") },
      note: shop.t("The link works for 24 hours. Nothing changes until you open it."),
    }),
  "email-taken": (shop, { name }) =>
    notice(shop, shop.t("You already have an account"), {
      sentences: [
        ...(name ? [shop.t("Hi {name},", { name })] : []),
        shop.t(
          "Someone tried to use this email address for another account. It belongs to your account, so nothing was changed.",
        ),
      ],
      link: { path: "/login", label: shop.t("Sign in") },
      note: shop.t("If this wasn't you, you can ignore this email."),
    }),
  "email-change-asked": (shop, { name, newEmail, key }) =>
    notice(shop, shop.t("Email address change requested"), {
      sentences: [
        shop.t("Hi {name},", { name }),
        shop.t("Someone who knows your password asked to change your account's email address to:"),
      ],
      facts: [{ label: shop.t("New address"), value: newEmail }],
      link: { path: `/email-change/undo/${key}`, label: shop.t("This wasn't me") },
      note: shop.t(
        "If this was you, there's nothing to do. If not, use this link within 7 days to undo the change, sign out every device and set a new password.",
      ),
    }),
  "delete-account": (shop, { name, code }) =>
    notice(shop, shop.t("Your code to delete your account"), {
      sentences: [
        shop.t("Hi {name},", { name }),
        shop.t("Someone asked to delete your account. If it was you, enter this code to confirm:"),
      ],
      facts: [{ label: shop.t("Code"), value: code }],
      link: { path: "/user/edit-profile#delete", label: shop.t("Back to my profile") },
      note: shop.t(
        "It works once, for 60 minutes. If this wasn't you, change your password. Your account hasn't been deleted.",
      ),
    }),
  "bank-account-code": bankAccountCodeMail,
  "account-deleted": (shop, { name }) =>
    notice(shop, shop.t("Your account has been deleted"), {
      sentences: [
        shop.t("Hi {name},", { name }),
        shop.t(
          "Your account and everything in it have been deleted. Shops keep order records without your name, as the law requires.",
        ),
        shop.t("Thank you for shopping with us. You're always welcome back."),
      ],
      link: { path: "/", label: shop.t("Start shopping") },
    }),
  "order-placed": (shop, data) => {
    const subject = shop.t("Your order from {shop}", { shop: shop.name });
    return { subject, mail: <OrderPlacedMail shop={shop} title={subject} data={data} /> };
  },
  "payment-received": (shop, { trxId, total }) =>
    notice(shop, shop.t("We've received your payment"), {
      sentences: [shop.t("We've received your payment of {total}. The shops are getting your order ready.", { total })],
      facts: [{ label: shop.t("Paid"), value: total }],
      link: { path: `/order-confirmation?trx_id=${trxId}`, label: shop.t("View your order") },
    }),
  "payment-failed": (shop, { trxId, total }) =>
    notice(shop, shop.t("Your payment didn't go through"), {
      sentences: [
        shop.t(
          "Your payment of {total} failed and you weren't charged. We've kept your order, so you can try again now.",
          { total },
        ),
      ],
      link: { path: `/payment/${trxId}`, label: shop.t("Pay now") },
    }),
  "purchase-expired": (shop, { total }) =>
    notice(shop, shop.t("Your order was canceled because it wasn't paid"), {
      sentences: [
        shop.t("Your order of {total} wasn't paid in time. Items still available are back in your cart.", { total }),
      ],
      link: { path: "/cart", label: shop.t("Go to your cart") },
    }),
  refund: (shop, { total, reason, asked = "" }) =>
    notice(shop, shop.t("Your refund is on its way"), {
      sentences: [
        ...(reason ? [unmatchedReason(shop.t, { reason, amountDue: asked })] : []),
        shop.t(
          "We couldn't match your payment of {total} to an order, so we've refunded it. It may take a few days to arrive.",
          { total },
        ),
      ],
      facts: [{ label: shop.t("Amount"), value: total }],
      link: { path: "/products", label: shop.t("Start shopping") },
    }),
  "transfer-details": transferDetailsMail,
  "transfer-rejected": transferRejectedMail,
  "payment-reminder": (shop, { trxId, key, total, until }) =>
    notice(shop, shop.t("Your order is waiting for payment"), {
      sentences: [
        shop.t("We're holding your order of {total} until {time}. Pay before then and the shops will get it ready.", {
          total,
          time: timeOf(shop, until),
        }),
      ],
      link: { path: `/payment/${trxId}${key ? `?key=${key}` : ""}`, label: shop.t("Pay now") },
      note: shop.t("Changed your mind? You can ignore this email and the order will be canceled."),
    }),
  "order-step": (shop, data) => {
    const subject = orderStepSubject(shop, data);
    return { subject, mail: <OrderStepMail shop={shop} title={subject} step={data} /> };
  },
  "order-message": orderMessageMail,
  "conversation-message": conversationMessageMail,
  "shop-digest": shopDigestMail,
  "product-question": productQuestionMail,
  "product-answer": productAnswerMail,
  "newsletter-confirm": newsletterConfirmMail,
  newsletter: newsletterMail,
  "contact-message": contactMessageMail,
  "contact-reply": contactReplyMail,
  "gift-voucher": giftVoucherMail,
  "order-refund": orderRefundMail,
  "return-step": returnStepMail,
  "product-alert": (shop, data) => {
    const subject =
      data.kind === "back_in_stock"
        ? shop.t("{name} is back in stock", { name: data.name })
        : shop.t("Price drop: {name}", { name: data.name });
    return { subject, mail: <ProductAlertMail shop={shop} title={subject} data={data} /> };
  },
  "review-invitation": reviewInvitationMail,
};
