import type { ReactElement } from "react";
import type { MailData } from "#domain/mail/mail.ts";
import { grantName, grantText } from "#shared/permission-words.ts";
import type { MailShop } from "./mail-frame.tsx";
import { NoticeMail } from "./notice-mail.tsx";

type Drawing = { subject: string; mail: ReactElement };

export function staffInvitedMail(shop: MailShop, { inviter, code }: MailData["staff-invited"]): Drawing {
  const subject = shop.t("You are asked to help run {shop}", { shop: shop.name });
  return {
    subject,
    mail: (
      <NoticeMail
        shop={shop}
        title={subject}
        sentences={[
          shop.t("{name} would like you to help run {shop} behind the scenes.", { name: inviter, shop: shop.name }),
          shop.t("Sign in, or create an account with this e-mail address, and accept."),
        ]}
        link={{ path: `/admin/join/${code}`, label: shop.t("Look at the invitation") }}
        note={shop.t("The link works for 7 days. If you expected nothing like this, you need not do anything.")}
      />
    ),
  };
}

export function staffChangedMail(shop: MailShop, { name, kind, by, permissions }: MailData["staff-changed"]): Drawing {
  const subject = shop.t("Your part in running {shop} has changed", { shop: shop.name });
  const values = { name: by, shop: shop.name };
  return {
    subject,
    mail: (
      <NoticeMail
        shop={shop}
        title={subject}
        sentences={[
          shop.t("Hello {name},", { name }),
          kind === "removed"
            ? shop.t("{name} has taken you out of the staff of {shop}. Your account as a customer stays.", values)
            : shop.t("{name} has set what you may do behind the scenes of {shop}:", values),
        ]}
        facts={permissions.map((grant) => ({ label: grantName(grant, shop.t), value: grantText(grant, shop.t) }))}
        link={
          kind === "removed"
            ? { path: "/user/dashboard", label: shop.t("To my account") }
            : { path: "/admin", label: shop.t("To the administration") }
        }
      />
    ),
  };
}

export function staffNewsMail(shop: MailShop, { name, kind, by, email, permissions }: MailData["staff-news"]): Drawing {
  const subject =
    kind === "invited"
      ? shop.t("{email} was invited to the staff of {shop}", { email, shop: shop.name })
      : shop.t("{email} joined the staff of {shop}", { email, shop: shop.name });
  return {
    subject,
    mail: (
      <NoticeMail
        shop={shop}
        title={subject}
        sentences={[
          shop.t("Hello {name},", { name }),
          kind === "invited"
            ? shop.t("{name} invited {email}. Once the invitation is accepted, they can:", { name: by, email })
            : shop.t("{email} accepted the invitation and can now:", { email }),
        ]}
        facts={permissions.map((grant) => ({ label: grantName(grant, shop.t), value: grantText(grant, shop.t) }))}
        link={{ path: "/admin/staff", label: shop.t("View staff") }}
        note={shop.t("If you didn’t expect this, take it back on the staff screen and talk to your team.")}
      />
    ),
  };
}
