import { Link, Text } from "@react-email/components";
import type { MailData } from "#domain/platform/mail/mail.ts";
import { neverHappens } from "#shared/result.ts";
import { MailFrame, MailPanel } from "./mail-frame.tsx";
import type { MailShop } from "./mail-shop.ts";
import { COLORS } from "./mail-look.ts";
import { MailButton, MailText } from "./mail-text.tsx";

type Step = MailData["order-step"];

const LINE = { margin: "0 0 4px", color: COLORS.ink, fontSize: "15px", lineHeight: "1.5" };

export function orderStepSubject({ t }: MailShop, { kind, code }: Step): string {
  switch (kind) {
    case "confirmed":
      return t("Your order {code} is confirmed", { code });
    case "sent":
      return t("Your order {code} is on its way", { code });
    case "delivered":
      return t("Your order {code} has arrived", { code });
    case "files_ready":
      return t("Your downloads from order {code} are ready", { code });
    case "readdressed":
      return t("The address of your order {code} was changed", { code });
    case "canceled":
      return t("Your order {code} was canceled", { code });
    case "link":
      return t("Your link to order {code}", { code });
    default:
      return neverHappens(kind);
  }
}

/** One step of an order: what happened, to which goods, and where to look. */
export function OrderStepMail({ shop, title, step }: { shop: MailShop; title: string; step: Step }) {
  const { t } = shop;
  const sentence = sentenceOf(shop, step);
  return (
    <MailFrame shop={shop} preview={sentence} title={title}>
      {step.name !== "" && <MailText>{t("Hi {name},", { name: step.name })}</MailText>}
      <MailText>{sentence}</MailText>
      {step.reason !== "" && <MailText>{t("Message from the shop: {reason}", { reason: step.reason })}</MailText>}
      <div style={{ margin: "4px 0 18px" }}>
        <MailPanel>
          {step.address?.map((line) => (
            <Text key={line} className="m-ink" style={LINE}>
              {line}
            </Text>
          ))}
          {step.lines.map((line) => (
            <Text key={`${line.name} ${line.variantsName}`} className="m-ink" style={LINE}>
              {line.quantity} × {line.name}
              {line.variantsName ? <span className="m-muted"> ({line.variantsName})</span> : null}
            </Text>
          ))}
          {step.parcel && <Tracking shop={shop} parcel={step.parcel} />}
        </MailPanel>
      </div>
      <MailButton href={shop.address(pathOf(step))}>
        {step.kind === "files_ready" ? t("Go to your downloads") : t("View your order")}
      </MailButton>
    </MailFrame>
  );
}

function pathOf({ kind, code, key }: Step): string {
  if (key !== null) return `/track-order?code=${code}&key=${key}`;
  return kind === "files_ready" ? `/user/digital-product-orders?code=${code}` : `/user/order-history/${code}`;
}

function sentenceOf({ t }: MailShop, { kind, shopName }: Step): string {
  switch (kind) {
    case "confirmed":
      return t("{shop} has confirmed your order and is getting it ready.", { shop: shopName });
    case "sent":
      return t("{shop} has handed these items to the carrier:", { shop: shopName });
    case "delivered":
      return t("Your order from {shop} has arrived. We hope you enjoy it.", { shop: shopName });
    case "files_ready":
      return t("Your order from {shop} is complete. Your files are ready to download.", { shop: shopName });
    case "readdressed":
      return t("Your order from {shop} now goes to the address below. If that's wrong, reply to the shop right away.", {
        shop: shopName,
      });
    case "canceled":
      return t("Your order from {shop} was canceled and won't be shipped. You'll be refunded what you paid.", {
        shop: shopName,
      });
    case "link":
      return t("Here's the link to your order from {shop}. If you didn't ask for it, ignore this email.", {
        shop: shopName,
      });
    default:
      return neverHappens(kind);
  }
}

function Tracking({ shop: { t }, parcel }: { shop: MailShop; parcel: NonNullable<Step["parcel"]> }) {
  const { carrierName, trackingNumber, trackingLink } = parcel;
  if (carrierName === "" && trackingNumber === "" && trackingLink === null) return null;
  return (
    <Text className="m-ink" style={{ ...LINE, margin: "10px 0 0" }}>
      {carrierName}
      {carrierName !== "" && trackingNumber !== "" ? " · " : ""}
      <span dir="ltr">{trackingNumber}</span>
      {trackingLink === null ? null : (
        <>
          <br />
          <Link className="m-link" href={trackingLink} style={{ color: COLORS.primary, fontWeight: 600 }}>
            {t("Track shipment")}
          </Link>
        </>
      )}
    </Text>
  );
}
