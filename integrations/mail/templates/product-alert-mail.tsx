import { Link } from "@react-email/components";
import type { MailData } from "#domain/platform/mail/mail.ts";
import { MailFrame, MailPanel } from "./mail-frame.tsx";
import type { MailShop } from "./mail-shop.ts";
import { COLORS } from "./mail-look.ts";
import { MailButton, MailNote, MailText } from "./mail-text.tsx";

/** An alert: the product, its price, a link to it, and a link to end all alerts. */
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
      ? t("You asked us to let you know when this is back. It's here, while supplies last.")
      : t("You asked us to let you know when the price drops. It just did.");
  return (
    <MailFrame shop={shop} preview={sentence} title={title}>
      <MailText>{sentence}</MailText>
      <MailPanel>
        <span className="m-ink" style={{ color: COLORS.ink }}>
          <strong>{data.name}</strong>
          {data.variantsName ? (
            <span className="m-muted" style={{ color: COLORS.muted }}>
              {" "}
              ({data.variantsName})
            </span>
          ) : null}
          <br />
          <bdi style={{ fontSize: "22px", fontWeight: 700 }}>{data.price}</bdi>
        </span>
      </MailPanel>
      <MailButton href={shop.address(`/product/${data.slug}?variant=${data.variantId}`)}>{t("Shop now")}</MailButton>
      <MailNote>
        {t("You'll get this alert only once.")}{" "}
        <Link
          className="m-link"
          href={shop.address(`/user/wishlist?alert=${data.key}`)}
          style={{ color: COLORS.primary }}
        >
          {t("Turn off all alerts for this address")}
        </Link>
      </MailNote>
    </MailFrame>
  );
}
