import { Link, Text } from "@react-email/components";
import type { MailData } from "#domain/mail/mail.ts";
import { COLORS, MailButton, MailFrame, MailText, type MailShop } from "./mail-frame.tsx";

/** What somebody waited for: the product, its price, the way to it, and a way out of all such mails. */
export function ProductAlertMail({
  shop,
  title,
  data,
}: {
  shop: MailShop;
  title: string;
  data: MailData["product-alert"];
}) {
  const { t } = shop;
  const sentence =
    data.kind === "back_in_stock"
      ? t("You asked us to tell you when this is back. It is, as long as it lasts.")
      : t("You asked us to tell you when this costs less. It does now.");
  return (
    <MailFrame shop={shop} preview={sentence} title={title}>
      <MailText>{sentence}</MailText>
      <Text
        style={{
          margin: "0 0 14px",
          padding: "14px 16px",
          border: `1px solid ${COLORS.line}`,
          borderRadius: "8px",
          fontSize: "16px",
          lineHeight: "1.5",
        }}
      >
        <strong>{data.name}</strong>
        {data.variantsName ? <span style={{ color: COLORS.muted }}> ({data.variantsName})</span> : null}
        <br />
        <bdi style={{ fontSize: "20px", fontWeight: 700 }}>{data.price}</bdi>
      </Text>
      <MailButton href={shop.address(`/product/${data.slug}?variant=${data.variantId}`)}>{t("See it now")}</MailButton>
      <Text style={{ margin: "16px 0 0", color: COLORS.muted, fontSize: "14px", lineHeight: "1.5" }}>
        {t("We tell you this once.")}{" "}
        <Link href={shop.address(`/user/wishlist?alert=${data.key}`)} style={{ color: COLORS.primary }}>
          {t("End all alerts for this address")}
        </Link>
      </Text>
    </MailFrame>
  );
}
