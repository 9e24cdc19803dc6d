import { OrderPart } from "../order/order-part.tsx";
import { paymentMethodName } from "#shared/payment-method-name.ts";
import type { ReactNode } from "react";
import type { Parcel } from "#domain/fulfilment/parcel/parcel.ts";
import type { ShopOrder } from "#domain/fulfilment/fulfilment/shop-order.ts";
import { TotalsList } from "../cart/totals-list.tsx";
import { ExpectedDelivery } from "../order/expected-delivery.tsx";
import { Moment } from "../order/moment.tsx";
import { PickupPlace } from "../order/pickup-place.tsx";
import { PostalAddress } from "../order/postal-address.tsx";
import { AddressChanged } from "../order/address-changed.tsx";
import { disputedSentence } from "../order/disputed-sentence.ts";
import { OrderBadges, PaymentBadge } from "../order/status-badge.tsx";
import { TimeLine } from "../order/time-line.tsx";
import { ParcelList } from "../parcel/parcel-list.tsx";
import { Button } from "../parts/button.tsx";
import { Icon } from "../parts/icon.tsx";
import { Notice } from "../parts/notice.tsx";
import { usePage } from "../parts/page.tsx";
import { LinesToSend } from "./lines-to-send.tsx";
import { ParcelActions, type ParcelHandlers } from "./parcel-actions.tsx";

export type ShopOrderHandlers = ParcelHandlers & {
  /** The action in progress, such as `confirm` or `hand-over 7`. */
  pending: string | null;
  onConfirm: () => void;
  onPack: () => void;
  onDeliver: () => void;
  onCancel: () => void;
  onGoodwill: () => void;
  onAddress: () => void;
};

type ShopOrderScreenProps = ShopOrderHandlers & {
  shopOrder: ShopOrder;
  isReadOnly: boolean;
  messages: ReactNode;
  /** Its tags and files. */
  kept: ReactNode;
  timeline: ReactNode;
};

/** Everything that a shop needs to ship an order. */
export function ShopOrderScreen({
  shopOrder,
  isReadOnly,
  messages,
  kept,
  timeline,
  ...handlers
}: ShopOrderScreenProps) {
  const { order, purchase, lines, parcels } = shopOrder;
  const { t } = usePage();
  const isDigital = lines.every((line) => line.isDigital);
  return (
    <div className="grid gap-5 xl:grid-cols-[minmax(0,1fr)_18rem] xl:items-start">
      <div className="grid min-w-0 gap-5">
        <Progress shopOrder={isReadOnly ? { ...shopOrder, actions: [] } : shopOrder} {...handlers} />
        {parcels.length > 0 && (
          <OrderPart title={t("Shipments")}>
            <ParcelList
              parcels={parcels}
              isForShop
              actions={(parcel: Parcel) => !isReadOnly && <ParcelActions parcel={parcel} order={order} {...handlers} />}
            />
          </OrderPart>
        )}
        <OrderPart title={t("Items")}>
          <LinesToSend lines={lines} order={order} />
          <div className="border-t border-line pt-4">
            <div className="ms-auto max-w-sm">
              <TotalsList totals={order} taxDisplay={purchase.taxDisplay} isWithoutShipping={isDigital} />
            </div>
          </div>
        </OrderPart>
        <OrderPart id="messages" title={t("Messages with the customer")}>
          {messages}
        </OrderPart>
        {timeline}
      </div>
      <aside aria-label={t("Order details")} className="grid gap-5 sm:grid-cols-2 xl:grid-cols-1">
        {order.note !== "" && (
          <OrderPart title={t("Customer's note")}>
            <p className="whitespace-pre-line wrap-anywhere">{order.note}</p>
          </OrderPart>
        )}
        {order.pickupPoint && (
          <OrderPart title={t("Pick up at")}>
            <PickupPlace point={order.pickupPoint} />
          </OrderPart>
        )}
        {purchase.shippingAddress && !isDigital && !order.pickupPoint && (
          <OrderPart title={t("Ship to")}>
            <PostalAddress address={purchase.shippingAddress} />
            <AddressChanged events={order.events} />
            {!isReadOnly && shopOrder.actions.includes("address") && (
              <Button variant="secondary" size="small" className="mt-3" data-action="" onClick={handlers.onAddress}>
                {t("Change address")}
              </Button>
            )}
          </OrderPart>
        )}
        <OrderPart title={t("Contact")}>
          <p className="wrap-anywhere">
            <a href={`mailto:${purchase.email}`} className="text-primary-text hover:underline">
              <bdi dir="ltr">{purchase.email}</bdi>
            </a>
          </p>
          {purchase.phone !== "" && (
            <p>
              <bdi dir="ltr">{purchase.phone}</bdi>
            </p>
          )}
        </OrderPart>
        {purchase.billingAddress && (
          <OrderPart title={t("Bill to")}>
            <PostalAddress address={purchase.billingAddress} />
          </OrderPart>
        )}
        {kept}
        <OrderPart title={t("Payment")}>
          <p>{paymentMethodName(purchase.paymentMethod, t)}</p>
          <p className="mt-2">
            <PaymentBadge status={order.paymentStatus} />
          </p>
          {shopOrder.isDisputed && <p className="mt-3 text-sm">{disputedSentence(t)}</p>}
          {!isReadOnly && !shopOrder.isDisputed && ["paid", "partly_refunded"].includes(order.paymentStatus) && (
            <Button variant="secondary" size="small" className="mt-3" data-action="" onClick={handlers.onGoodwill}>
              {t("Refund")}
            </Button>
          )}
        </OrderPart>
      </aside>
    </div>
  );
}

function Progress({ shopOrder, ...handlers }: ShopOrderHandlers & { shopOrder: ShopOrder }) {
  const { order, purchase, isPaymentAwaited } = shopOrder;
  const { t } = usePage();
  return (
    <section aria-label={t("Order progress")} className="rounded-card border border-line bg-surface p-5 sm:p-6">
      <header className="flex flex-wrap items-start justify-between gap-3">
        <p className="text-sm text-muted">
          {t("Order date")} <Moment iso={purchase.placedAt} withTime />
        </p>
        <OrderBadges order={order} method={purchase.paymentMethod} />
      </header>
      <ExpectedDelivery order={order} />
      <div className="mt-6">
        <TimeLine status={order.fulfilmentStatus} events={order.events} />
      </div>
      {isPaymentAwaited && (
        <div className="mt-6">
          <Notice kind="info">{t("This order hasn't been paid yet. You can confirm it once it is.")}</Notice>
        </div>
      )}
      {shopOrder.isDisputed && (
        <div className="mt-6">
          <Notice kind="warning">{disputedSentence(t)}</Notice>
        </div>
      )}
      <OrderActions actions={shopOrder.actions} {...handlers} />
    </section>
  );
}

function OrderActions({
  actions,
  pending,
  onConfirm,
  onPack,
  onDeliver,
  onCancel,
}: ShopOrderHandlers & { actions: ShopOrder["actions"] }) {
  const { t } = usePage();
  if (actions.every((action) => action === "address")) return null;
  return (
    <div className="mt-6 flex flex-wrap gap-2">
      {actions.includes("confirm") && (
        <Button data-action="" isPending={pending === "confirm"} onClick={onConfirm}>
          <Icon name="check" className="size-4.5" /> {t("Confirm order")}
        </Button>
      )}
      {actions.includes("pack") && (
        <Button data-action="" onClick={onPack}>
          <Icon name="package-open" className="size-4.5" /> {t("Pack a shipment")}
        </Button>
      )}
      {actions.includes("deliver") && (
        <Button variant="secondary" data-action="" isPending={pending === "deliver"} onClick={onDeliver}>
          <Icon name="package-check" className="size-4.5" /> {t("Everything has been delivered")}
        </Button>
      )}
      {actions.includes("cancel") && (
        <Button variant="quiet" data-action="" className="text-danger" onClick={onCancel}>
          {t("Cancel order")}
        </Button>
      )}
    </div>
  );
}
