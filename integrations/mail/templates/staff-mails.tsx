import type { MailData } from "#domain/platform/mail/mail.ts";
import { grantName, grantText } from "#shared/permission-labels.ts";
import type { MailShop } from "./mail-shop.ts";
import { type Drawing, notice } from "./notice-mail.tsx";

export function staffInvitedMail(shop: MailShop, { inviter, code }: MailData["staff-invited"]): Drawing {
  const subject = shop.t("You're invited to help run {shop}", { shop: shop.name });
  return notice(shop, subject, {
    sentences: [
      shop.t("{name} has invited you to help run {shop}.", { name: inviter, shop: shop.name }),
      shop.t("Sign in or create an account with this email address, then accept."),
    ],
    link: { path: `/admin/join/${code}`, label: shop.t("View invitation") },
    note: shop.t("The link works for 7 days. If you weren't expecting this, you can ignore this email."),
  });
}

export function staffChangedMail(shop: MailShop, { name, kind, by, permissions }: MailData["staff-changed"]): Drawing {
  const subject = shop.t("Your permissions at {shop} have changed", { shop: shop.name });
  const values = { name: by, shop: shop.name };
  return notice(shop, subject, {
    sentences: [
      shop.t("Hi {name},", { name }),
      kind === "removed"
        ? shop.t("{name} has removed you from the staff of {shop}. You still have your customer account.", values)
        : shop.t("{name} has changed your permissions at {shop}:", values),
    ],
    facts: permissions.map((grant) => ({ label: grantName(grant, shop.t), value: grantText(grant, shop.t) })),
    link:
      kind === "removed"
        ? { path: "/user/dashboard", label: shop.t("Go to my account") }
        : { path: "/admin", label: shop.t("Go to administration") },
  });
}

export function staffNewsMail(shop: MailShop, { name, kind, by, email, permissions }: MailData["staff-news"]): Drawing {
  const subject =
    kind === "invited"
      ? shop.t("{email} was invited to the staff of {shop}", { email, shop: shop.name })
      : shop.t("{email} joined the staff of {shop}", { email, shop: shop.name });
  return notice(shop, subject, {
    sentences: [
      shop.t("Hi {name},", { name }),
      kind === "invited"
        ? shop.t("{name} invited {email}. Once the invitation is accepted, they can:", { name: by, email })
        : shop.t("{email} accepted the invitation and can now:", { email }),
    ],
    facts: permissions.map((grant) => ({ label: grantName(grant, shop.t), value: grantText(grant, shop.t) })),
    link: { path: "/admin/staff", label: shop.t("View staff") },
    note: shop.t("If you didn't expect this, undo it under Staff and talk to your team."),
  });
}
