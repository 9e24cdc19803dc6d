import { OrderPart } from "./order-part.tsx";
import { paymentMethodName } from "#shared/payment-method-name.ts";
import type { ReactNode } from "react";
import { Link, href } from "react-router";
import type { OrderAction, OrderView, PurchaseView } from "#domain/orders/order/order.ts";
import { TotalsList } from "../cart/totals-list.tsx";
import { usePage } from "../parts/page.tsx";
import { LineItem } from "./line-item.tsx";
import { ExpectedDelivery } from "./expected-delivery.tsx";
import { Moment } from "./moment.tsx";
import { OrderActionButtons, type OrderActionHandlers } from "./order-action-buttons.tsx";
import { PickupPlace } from "./pickup-place.tsx";
import { PostalAddress } from "./postal-address.tsx";
import { OrderBadges, PaymentBadge } from "./status-badge.tsx";
import { AddressChanged } from "./address-changed.tsx";
import { TimeLine } from "./time-line.tsx";

const LINK = "font-semibold text-primary-text hover:underline";

type OrderScreenProps = OrderActionHandlers & {
  order: OrderView;
  purchase: PurchaseView;
  actions: readonly OrderAction[];
  siblings: readonly string[];
  /** Omitted if there are none. */
  parcels?: ReactNode;
  returns?: ReactNode;
  reviews?: ReactNode;
  messages?: ReactNode;
  documents?: ReactNode;
};

/** Everything about an order, for the customer who placed it. */
export function OrderScreen(props: OrderScreenProps) {
  const { order, purchase, parcels, returns, reviews, messages, documents } = props;
  const { t } = usePage();
  const isDigital = order.lines.every((line) => line.isDigital);
  return (
    <div className="grid gap-5 xl:grid-cols-[minmax(0,1fr)_18rem] xl:items-start">
      <div className="grid min-w-0 gap-5">
        <Progress {...props} />
        {parcels && <OrderPart title={t("Shipments")}>{parcels}</OrderPart>}
        {returns && (
          <OrderPart id="returns" title={t("Returns")}>
            {returns}
          </OrderPart>
        )}
        <OrderPart title={t("Items")}>
          <ul className="-mt-3 divide-y divide-line">
            {order.lines.map((line) => (
              <LineItem
                key={line.sku}
                item={line}
                to={href("/product/:slug", { slug: line.productSlug })}
                note={line.isDigital ? t("Download") : undefined}
              />
            ))}
          </ul>
          <div className="border-t border-line pt-4">
            <div className="ms-auto max-w-sm">
              <TotalsList totals={order} taxDisplay={purchase.taxDisplay} isWithoutShipping={isDigital} />
            </div>
          </div>
        </OrderPart>
        {reviews && (
          <OrderPart id="reviews" title={t("Your reviews")}>
            {reviews}
          </OrderPart>
        )}
        {messages && (
          <OrderPart id="messages" title={t("Messages with {shop}", { shop: order.shop.name })}>
            {messages}
          </OrderPart>
        )}
      </div>
      <aside aria-label={t("Order details")} className="grid gap-5 sm:grid-cols-2 xl:grid-cols-1 print:grid-cols-2">
        {order.pickupPoint && (
          <OrderPart title={t("Pick up at")}>
            <PickupPlace point={order.pickupPoint} />
          </OrderPart>
        )}
        {purchase.shippingAddress && !isDigital && !order.pickupPoint && (
          <OrderPart title={t("Ship to")}>
            <PostalAddress address={purchase.shippingAddress} />
            <AddressChanged events={order.events} />
          </OrderPart>
        )}
        {purchase.billingAddress && (
          <OrderPart title={t("Bill to")}>
            <PostalAddress address={purchase.billingAddress} />
            {purchase.vatNumber !== "" && (
              <p className="mt-1">
                {t("VAT number")}: <bdi>{purchase.vatNumber}</bdi>
              </p>
            )}
          </OrderPart>
        )}
        <OrderPart title={t("Payment")}>
          <p>{paymentMethodName(purchase.paymentMethod, t)}</p>
          <p className="mt-2">
            <PaymentBadge status={order.paymentStatus} />
          </p>
        </OrderPart>
        {documents && <OrderPart title={t("Documents")}>{documents}</OrderPart>}
        {order.note !== "" && (
          <OrderPart title={t("Your note for the shop")}>
            <p className="whitespace-pre-line wrap-anywhere">{order.note}</p>
          </OrderPart>
        )}
      </aside>
    </div>
  );
}

function Progress({ order, purchase, actions, siblings, ...handlers }: OrderScreenProps) {
  const { t } = usePage();
  return (
    <section
      id="progress"
      aria-label={t("Order progress")}
      className="scroll-mt-36 rounded-card border border-line bg-surface p-5 sm:p-6"
    >
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <p className="text-lg font-semibold">
            <Link to={href("/shop/:slug", { slug: order.shop.slug })} className="hover:underline">
              {order.shop.name}
            </Link>
          </p>
          <p className="text-sm text-muted">
            {t("Order date")} <Moment iso={purchase.placedAt} withTime />
          </p>
          {siblings.length > 0 && <Siblings codes={siblings} />}
        </div>
        <OrderBadges order={order} method={purchase.paymentMethod} />
      </header>
      <ExpectedDelivery order={order} />
      <div className="mt-6">
        <TimeLine status={order.fulfilmentStatus} events={order.events} />
      </div>
      <div className="mt-6 empty:hidden">
        <OrderActionButtons
          actions={actions.filter((action) => action !== "track")}
          code={order.code}
          trxId={purchase.trxId}
          {...handlers}
        />
      </div>
    </section>
  );
}

function Siblings({ codes }: { codes: readonly string[] }) {
  const { t } = usePage();
  return (
    <p className="text-sm text-muted">
      {t("Bought together with")}{" "}
      {codes.map((code, index) => (
        <span key={code}>
          {index > 0 && ", "}
          <Link to={href("/user/order-history/:code", { code })} className={LINK}>
            <bdi className="figures">{code}</bdi>
          </Link>
        </span>
      ))}
    </p>
  );
}
