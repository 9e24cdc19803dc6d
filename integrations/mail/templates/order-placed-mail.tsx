import { paymentMethodName } from "#shared/payment-method-name.ts";
import { Column, Heading, Hr, Link, Row, Section, Text } from "@react-email/components";
import type { MailData } from "#domain/platform/mail/mail.ts";
import { MailFrame, MailPanel } from "./mail-frame.tsx";
import type { MailShop } from "./mail-shop.ts";
import { COLORS } from "./mail-look.ts";
import { MailButton, MailNote, MailText } from "./mail-text.tsx";

type Placed = MailData["order-placed"];
type Parcel = Placed["orders"][number];

/** The same with dates formatted for the recipient; the mail shows them as they are. */
export function writeOutDays(shop: MailShop, data: Placed): Placed {
  const write = (isoDate: string | null) => isoDate && dayFormatOf(shop.languageCode).format(new Date(isoDate));
  const orders = data.orders.map((order) => ({
    ...order,
    deliveryFrom: write(order.deliveryFrom),
    deliveryTo: write(order.deliveryTo),
  }));
  return { ...data, orders };
}

const dayFormats = new Map<string, Intl.DateTimeFormat>();

function dayFormatOf(languageCode: string): Intl.DateTimeFormat {
  const kept = dayFormats.get(languageCode);
  if (kept) return kept;
  const format = new Intl.DateTimeFormat(`${languageCode}-u-nu-latn`, {
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  });
  dayFormats.set(languageCode, format);
  return format;
}

/** The confirmation: one purchase, an order for each shop, and links that open them without signing in. */
export function OrderPlacedMail({ shop, title, data }: { shop: MailShop; title: string; data: Placed }) {
  const { t } = shop;
  return (
    <MailFrame
      shop={shop}
      preview={t("{count} orders, {total}", { count: data.orders.length, total: data.total })}
      title={title}
    >
      <MailText>{t("Hi {name},", { name: data.name })}</MailText>
      <MailText>
        {data.isPaymentAwaited
          ? t("Thank you. We're holding your order until it's paid. Then the shops will get it ready.")
          : t("Thank you for your order. The shops are getting it ready. Here's what you ordered.")}
      </MailText>
      {data.isPaymentAwaited ? (
        <MailButton href={shop.address(`/payment/${data.trxId}?key=${data.key}`)}>{t("Pay now")}</MailButton>
      ) : (
        <MailButton href={shop.address(`/invoice/${data.trxId}?key=${data.key}`)}>{t("View invoice")}</MailButton>
      )}
      {data.orders.map((order) => (
        <ParcelPart key={order.code} shop={shop} order={order} />
      ))}
      <Hr className="m-line" style={{ margin: "24px 0 12px", borderColor: COLORS.line }} />
      <Amount label={t("Subtotal")} amount={data.subTotal} shop={shop} />
      {data.discount === null ? null : <Amount label={t("Discount")} amount={data.discount} shop={shop} />}
      <Amount label={t("Delivery")} amount={data.shipping} shop={shop} />
      <Amount label={data.isTaxIncluded ? t("Includes tax") : t("Tax")} amount={data.tax} shop={shop} />
      <Amount label={t("Total")} amount={data.total} shop={shop} isStrong />
      <MailNote>{t("Payment: {method}", { method: paymentMethodName(data.paymentMethod, t) })}</MailNote>
      {data.address.length === 0 || isAllPickedUp(data.orders) ? null : (
        <div style={{ marginTop: "18px" }}>
          <MailPanel>
            <span className="m-ink" style={{ fontSize: "15px", lineHeight: "1.6", color: COLORS.ink }}>
              <strong>{t("Ship to")}</strong>
              {data.address.map((line) => (
                <span key={line}>
                  <br />
                  <bdi>{line}</bdi>
                </span>
              ))}
            </span>
          </MailPanel>
        </div>
      )}
    </MailFrame>
  );
}

/** Whatever is not picked up is sent or downloaded. */
function isAllPickedUp(orders: readonly Parcel[]): boolean {
  const isSent = orders.some(({ pickup, deliveryFrom }) => !pickup && deliveryFrom !== null);
  return !isSent && orders.some(({ pickup }) => pickup);
}

function ParcelPart({ shop, order }: { shop: MailShop; order: Parcel }) {
  const { t } = shop;
  return (
    <Section style={{ marginTop: "24px" }}>
      <Hr className="m-line" style={{ margin: "0 0 18px", borderColor: COLORS.line }} />
      <Heading as="h2" className="m-ink" style={{ margin: "0", fontSize: "18px", color: COLORS.ink }}>
        <bdi>{order.shopName}</bdi>
      </Heading>
      <Text className="m-muted" style={{ margin: "2px 0 8px", color: COLORS.muted, fontSize: "14px" }}>
        {t("Order {code}", { code: order.code })}
        {" · "}
        <Link
          className="m-link"
          href={shop.address(`/track-order?code=${order.code}&key=${order.key}`)}
          style={{ color: COLORS.primary }}
        >
          {t("Track order")}
        </Link>
      </Text>
      {order.lines.map((line) => (
        <Row key={`${line.name} ${line.variantsName}`}>
          <Column
            className="m-ink"
            style={{ padding: "6px 0", fontSize: "15px", lineHeight: "1.4", color: COLORS.ink }}
          >
            {line.quantity} × <bdi>{line.name}</bdi>
            {line.variantsName ? (
              <span className="m-muted" style={{ color: COLORS.muted }}>
                {" "}
                ({line.variantsName})
              </span>
            ) : null}
          </Column>
          <Column
            className="m-ink"
            align={shop.direction === "rtl" ? "left" : "right"}
            style={{ padding: "6px 0", fontSize: "15px", whiteSpace: "nowrap", color: COLORS.ink }}
          >
            <bdi>{line.total}</bdi>
          </Column>
        </Row>
      ))}
      {order.deliveryFrom && order.deliveryTo ? (
        <Text className="m-ink" style={{ margin: "6px 0 0", fontSize: "14px", color: COLORS.ink }}>
          {t("{delivery}, expected {from} to {to}", {
            delivery: order.deliveryName,
            from: order.deliveryFrom,
            to: order.deliveryTo,
          })}
        </Text>
      ) : null}
      {order.pickup ? <PickupPart shop={shop} pickup={order.pickup} /> : null}
    </Section>
  );
}

function PickupPart({ shop: { t }, pickup }: { shop: MailShop; pickup: NonNullable<Parcel["pickup"]> }) {
  return (
    <div style={{ marginTop: "12px" }}>
      <MailPanel>
        <span className="m-ink" style={{ fontSize: "15px", lineHeight: "1.6", color: COLORS.ink }}>
          <strong>{t("Pick up at")}</strong>
          {pickup.lines.map((line) => (
            <span key={line}>
              <br />
              <bdi>{line}</bdi>
            </span>
          ))}
          {pickup.phone === "" ? null : (
            <>
              <br />
              <bdi dir="ltr">{pickup.phone}</bdi>
            </>
          )}
          {pickup.openingHours === "" ? null : (
            <>
              <br />
              {t("Opening hours")}:{" "}
              <bdi dir="auto" style={{ whiteSpace: "pre-line" }}>
                {pickup.openingHours}
              </bdi>
            </>
          )}
        </span>
      </MailPanel>
    </div>
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
  const look = {
    padding: "3px 0",
    fontSize: isStrong ? "18px" : "15px",
    fontWeight: isStrong ? 700 : 400,
    color: COLORS.ink,
  };
  return (
    <Row>
      <Column className="m-ink" style={look}>
        {label}
      </Column>
      <Column className="m-ink" align={shop.direction === "rtl" ? "left" : "right"} style={look}>
        <bdi>{amount}</bdi>
      </Column>
    </Row>
  );
}
