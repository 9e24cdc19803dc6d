import type { MailData } from "#domain/platform/mail/mail.ts";
import { neverHappens } from "#shared/result.ts";
import { Link } from "@react-email/components";
import { MailFrame, MailPanel } from "./mail-frame.tsx";
import type { MailShop } from "./mail-shop.ts";
import { COLORS } from "./mail-look.ts";
import { MailText } from "./mail-text.tsx";
import { type Drawing, notice } from "./notice-mail.tsx";

export function applicationBankCodeMail(
  shop: MailShop,
  { name, ending, code }: MailData["application-bank-code"],
): Drawing {
  return notice(shop, shop.t("Confirm your bank account"), {
    sentences: [
      shop.t("Hi {name},", { name }),
      shop.t("Enter this code to confirm the bank account ending in {ending}:", { ending }),
    ],
    facts: [{ label: shop.t("Code"), value: code }],
    link: { path: "/user/user-to-seller", label: shop.t("Go to your application") },
    note: shop.t("It works once, for 60 minutes. If this wasn't you, change your password."),
  });
}

export function bankAccountCodeMail(
  shop: MailShop,
  { name, holder, number, code }: MailData["bank-account-code"],
): Drawing {
  return notice(shop, shop.t("Confirm your bank account"), {
    sentences: [
      shop.t("Hi {name},", { name }),
      shop.t("A bank account was entered for your payouts. If it's yours, enter this code to confirm it:"),
    ],
    facts: [
      { label: shop.t("Code"), value: code },
      { label: shop.t("Account holder"), value: holder },
      { label: shop.t("Bank account"), value: number },
    ],
    link: { path: "/user/dashboard", label: shop.t("Go to my account") },
    note: shop.t(
      "The code works for 30 minutes. If you didn't enter this account, don't use it, and change your password.",
    ),
  });
}

export function applicationNewsMail(
  shop: MailShop,
  { name, kind, shopName, text }: MailData["application-news"],
): Drawing {
  const greeting = shop.t("Hi {name},", { name });
  const own = { path: "/user/user-to-seller", label: shop.t("Go to your application") };
  switch (kind) {
    case "questioned":
      return notice(shop, shop.t("We have a question about your application"), {
        sentences: [greeting, shop.t("Before we can decide about {name}, please answer this:", { name: shopName })],
        quote: text,
        link: own,
      });
    case "approved":
      return notice(shop, shop.t("{name} is approved", { name: shopName }), {
        sentences: [greeting, shop.t("Welcome aboard. Your shop is open: add your first product now.")],
        link: { path: "/seller", label: shop.t("Go to your shop") },
      });
    case "rejected":
      return notice(shop, shop.t("Your application was not approved"), {
        sentences: [greeting, shop.t("We can't open {name} yet, for this reason:", { name: shopName })],
        quote: text,
        link: own,
        note: shop.t("You can apply again once this is resolved."),
      });
    default:
      return neverHappens(kind);
  }
}

export function teamInvitedMail(shop: MailShop, { shopName, code }: MailData["team-invited"]): Drawing {
  return notice(shop, shop.t("You're invited to work for {shop}", { shop: shopName }), {
    sentences: [shop.t("Sign in or create an account with this email address, then accept.")],
    link: { path: `/seller/join/${code}`, label: shop.t("View invitation") },
    note: shop.t("The link works for 7 days. If you weren't expecting this, you can ignore this email."),
  });
}

export function shopNewsMail(shop: MailShop, { name, shopName, kind, reason }: MailData["shop-news"]): Drawing {
  const subject =
    kind === "reopened"
      ? shop.t("{name} is open again", { name: shopName })
      : kind === "suspended"
        ? shop.t("{name} is suspended", { name: shopName })
        : shop.t("{name} is closed", { name: shopName });
  const sentence =
    kind === "reopened"
      ? shop.t("Your shop is listed again and takes orders.")
      : shop.t("It isn't listed and takes no new orders. Orders that were placed still have to be shipped.");
  return notice(shop, subject, {
    sentences: [shop.t("Hi {name},", { name }), sentence],
    ...(reason ? { quote: reason } : {}),
    link: { path: "/seller", label: shop.t("Go to your shop") },
  });
}

export function orderMessageMail(shop: MailShop, { name, code, from, text, path }: MailData["order-message"]): Drawing {
  return notice(shop, shop.t("New message from {name} about order {code}", { name: from, code }), {
    sentences: [
      ...(name ? [shop.t("Hi {name},", { name })] : []),
      shop.t("You have a message about order {code}:", { code }),
    ],
    quote: text,
    link: { path, label: shop.t("Read and reply") },
  });
}

/** Unread messages from a shop or a customer. */
export function conversationMessageMail(
  shop: MailShop,
  { name, from, texts, path }: MailData["conversation-message"],
): Drawing {
  const { t } = shop;
  return notice(shop, t("New message from {name}", { name: from }), {
    sentences: [...(name ? [t("Hi {name},", { name })] : []), t("{name} wrote to you:", { name: from })],
    quote: texts.join("\n\n"),
    link: { path, label: t("Read and reply") },
  });
}

/** Daily: variants that are low in stock. */
export function lowStockMail(shop: MailShop, { name, shopName, variants, moreCount }: MailData["low-stock"]): Drawing {
  const { t } = shop;
  return notice(shop, t("Low stock in {shop}", { shop: shopName }), {
    sentences: [
      t("Hi {name},", { name }),
      t("These items are running out. Refill them so that shoppers find them in stock:"),
    ],
    facts: variants.map(({ name: label, sku, left }) => ({
      label: sku === "" ? label : `${label} (${sku})`,
      value: left <= 0 ? t("Sold out") : t("{count} left", { count: left }),
    })),
    link: { path: "/seller/inventory?state=low", label: t("Go to inventory") },
    note: [
      ...(moreCount > 0 ? [t("And {number} more", { number: String(moreCount) })] : []),
      t("Each item is named once until it has been refilled. You can switch this mail off in the inventory."),
    ].join(" · "),
  });
}

/** Daily: news of each followed shop. */
export function shopDigestMail(shop: MailShop, { name, shops }: MailData["shop-digest"]): Drawing {
  const { t } = shop;
  const subject =
    shops.length === 1 ? t("News from {shop}", { shop: shops[0]!.name }) : t("News from the shops you follow");
  const linkStyle = { color: COLORS.primary };
  return {
    subject,
    mail: (
      <MailFrame shop={shop} preview={subject} title={subject}>
        {name !== "" && <MailText>{t("Hi {name},", { name })}</MailText>}
        {shops.map((followed) => (
          <MailPanel key={followed.slug}>
            <strong>
              <Link className="m-link" href={shop.address(`/shop/${followed.slug}`)} style={linkStyle}>
                <bdi>{followed.name}</bdi>
              </Link>
            </strong>
            {followed.news.map(({ title, detail, path }) => (
              <div key={path + detail} className="m-ink" style={{ color: COLORS.ink, marginTop: "10px" }}>
                <Link className="m-link" href={shop.address(path)} style={linkStyle}>
                  <bdi>{title}</bdi>
                </Link>
                <br />
                <span className="m-muted" style={{ color: COLORS.muted }}>
                  {detail}
                </span>
              </div>
            ))}
            {followed.moreCount > 0 && (
              <div className="m-muted" style={{ color: COLORS.muted, marginTop: "10px" }}>
                {t("And {number} more", { number: String(followed.moreCount) })}
              </div>
            )}
          </MailPanel>
        ))}
      </MailFrame>
    ),
  };
}
