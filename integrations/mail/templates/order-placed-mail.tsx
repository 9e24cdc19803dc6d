import { Column, Heading, Hr, Link, Row, Section, Text } from "@react-email/components";
import type { MailData } from "#domain/mail/mail.ts";
import { COLORS, MailButton, MailFrame, MailText, type MailShop } from "./mail-frame.tsx";

type Placed = MailData["order-placed"];
type Parcel = Placed["orders"][number];

/** The confirmation: one purchase, an order for each shop, and the links that open them without signing in. */
export function OrderPlacedMail({ shop, title, data }: { shop: MailShop; title: string; data: Placed }) {
  const { t } = shop;
  return (
    <MailFrame
      shop={shop}
      preview={t("{count} orders, {total}", { count: data.orders.length, total: data.total })}
      title={title}
    >
      <MailText>{t("Hello {name},", { name: data.name })}</MailText>
      <MailText>
        {data.isPaymentAwaited
          ? t("Thank you. We keep everything for you until it is paid; then the shops begin to pack.")
          : t("Thank you for your order. The shops begin to pack; here is what you ordered.")}
      </MailText>
      {data.isPaymentAwaited ? (
        <MailButton href={shop.address(`/payment/${data.trxId}?key=${data.key}`)}>{t("Pay now")}</MailButton>
      ) : (
        <MailButton href={shop.address(`/invoice/${data.trxId}?key=${data.key}`)}>{t("See the invoice")}</MailButton>
      )}
      {data.orders.map((order) => (
        <ParcelPart key={order.code} shop={shop} order={order} />
      ))}
      <Hr style={{ margin: "24px 0 12px", borderColor: COLORS.line }} />
      <Amount label={t("Subtotal")} amount={data.subTotal} shop={shop} />
      {data.discount === null ? null : <Amount label={t("Discount")} amount={data.discount} shop={shop} />}
      <Amount label={t("Delivery")} amount={data.shipping} shop={shop} />
      <Amount label={data.isTaxIncluded ? t("Tax contained") : t("Tax")} amount={data.tax} shop={shop} />
      <Amount label={t("Total")} amount={data.total} shop={shop} isStrong />
      <Text style={{ margin: "12px 0 0", color: COLORS.muted, fontSize: "14px" }}>
        {t("Payment: {method}", { method: data.paymentMethod })}
      </Text>
      {data.address.length === 0 ? null : (
        <Text style={{ margin: "16px 0 0", fontSize: "14px", lineHeight: "1.6" }}>
          <strong>{t("Delivered to")}</strong>
          {data.address.map((line) => (
            <span key={line}>
              <br />
              {line}
            </span>
          ))}
        </Text>
      )}
    </MailFrame>
  );
}

function ParcelPart({ shop, order }: { shop: MailShop; order: Parcel }) {
  const { t } = shop;
  return (
    <Section style={{ marginTop: "24px" }}>
      <Heading as="h2" style={{ margin: "0", fontSize: "18px" }}>
        {order.shopName}
      </Heading>
      <Text style={{ margin: "2px 0 8px", color: COLORS.muted, fontSize: "14px" }}>
        {t("Order {code}", { code: order.code })}
        {" · "}
        <Link href={shop.address(`/track-order?code=${order.code}&key=${order.key}`)} style={{ color: COLORS.primary }}>
          {t("Track this order")}
        </Link>
      </Text>
      {order.lines.map((line) => (
        <Row key={`${line.name} ${line.variantsName}`}>
          <Column style={{ padding: "6px 0", fontSize: "15px", lineHeight: "1.4" }}>
            {line.quantity} × {line.name}
            {line.variantsName ? <span style={{ color: COLORS.muted }}> ({line.variantsName})</span> : null}
          </Column>
          <Column
            align={shop.direction === "rtl" ? "left" : "right"}
            style={{ padding: "6px 0", fontSize: "15px", whiteSpace: "nowrap" }}
          >
            {line.total}
          </Column>
        </Row>
      ))}
      {order.deliveryFrom && order.deliveryTo ? (
        <Text style={{ margin: "6px 0 0", fontSize: "14px" }}>
          {t("{delivery}, expected {from} to {to}", {
            delivery: order.deliveryName,
            from: dateOf(shop, order.deliveryFrom),
            to: dateOf(shop, order.deliveryTo),
          })}
        </Text>
      ) : null}
    </Section>
  );
}

function Amount({
  shop,
  label,
  amount,
  isStrong = false,
}: {
  shop: MailShop;
  label: string;
  amount: string;
  isStrong?: boolean;
}) {
  const look = { padding: "3px 0", fontSize: isStrong ? "18px" : "15px", fontWeight: isStrong ? 700 : 400 };
  return (
    <Row>
      <Column style={look}>{label}</Column>
      <Column align={shop.direction === "rtl" ? "left" : "right"} style={look}>
        {amount}
      </Column>
    </Row>
  );
}

function dateOf(shop: MailShop, isoDate: string): string {
  return new Intl.DateTimeFormat(`${shop.languageCode}-u-nu-latn`, {
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  }).format(new Date(isoDate));
}
