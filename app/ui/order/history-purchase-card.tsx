import { Link, href } from "react-router";
import type { HistoryPurchase, OrderLineView } from "#domain/orders/order/order.ts";
import type { Parcel } from "#domain/fulfilment/parcel/parcel.ts";
import { Amount } from "../cart/amount.tsx";
import { parcelStateName } from "../parcel/parcel-name.ts";
import { ButtonLink } from "../parts/button.tsx";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";
import { Picture } from "../parts/picture.tsx";
import { DaySpan, Moment } from "./moment.tsx";
import { OrderActionButtons, type OrderActionHandlers } from "./order-action-buttons.tsx";
import { FulfilmentBadge, OrderPaymentBadge } from "./status-badge.tsx";

const MAX_LINES = 3;

type HistoryOrder = HistoryPurchase["orders"][number];
type HistoryPurchaseCardProps = OrderActionHandlers & {
  purchase: HistoryPurchase;
  /** The parcels of all orders on the screen. */
  parcels: readonly Parcel[];
  /** The number of unread messages by order id. */
  unread: Readonly<Record<number, number>>;
};

/** A purchase with the order of each shop: status, contents and actions. */
export function HistoryPurchaseCard({ purchase, parcels, unread, ...handlers }: HistoryPurchaseCardProps) {
  const { t } = usePage();
  const isPaidAtOnce = purchase.isPayable && purchase.orders.length > 1;
  return (
    <li className="overflow-hidden rounded-card border border-line bg-surface">
      <header className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line bg-sunken px-4 py-3 sm:px-5">
        <h2 className="font-sans text-base font-semibold tracking-normal">
          <Moment iso={purchase.placedAt} />
        </h2>
        <p className="text-sm text-muted">
          {t("{count} orders in this purchase", { count: purchase.orders.length })} ·{" "}
          <Amount value={purchase.total} className="font-medium text-ink" />
        </p>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm sm:ms-auto">
          <Link
            to={`${href("/order-confirmation")}?trx_id=${purchase.trxId}`}
            className="inline-flex min-h-6 items-center font-semibold text-primary-text hover:underline"
          >
            {t("View purchase")}
          </Link>
          {isPaidAtOnce && (
            <ButtonLink size="small" to={href("/payment/:code?", { code: purchase.trxId })}>
              {t("Pay now")}
            </ButtonLink>
          )}
        </p>
      </header>
      {purchase.isPayable && purchase.expiresAt && (
        <p className="flex items-center gap-2 bg-warning-soft px-4 py-2 text-sm sm:px-5">
          <Icon name="clock-3" className="size-4.5 shrink-0 text-warning" />
          <span>
            {t("Pay by")} <Moment iso={purchase.expiresAt} withTime className="font-medium" />
          </span>
        </p>
      )}
      <ul className="divide-y divide-line">
        {purchase.orders.map((order) => (
          <OrderPart
            key={order.code}
            order={order}
            unreadCount={unread[order.id] ?? 0}
            parcels={parcels.filter(({ orderId }) => orderId === order.id)}
            trxId={purchase.trxId}
            paymentMethod={purchase.paymentMethod}
            actions={order.actions.filter((action) => action !== "pay" || !isPaidAtOnce)}
            {...handlers}
          />
        ))}
      </ul>
    </li>
  );
}

type OrderPartProps = OrderActionHandlers & {
  order: HistoryOrder;
  unreadCount: number;
  parcels: readonly Parcel[];
  trxId: string;
  paymentMethod: string;
  actions: HistoryOrder["actions"];
};

function OrderPart({ order, unreadCount, parcels, trxId, paymentMethod, actions, ...handlers }: OrderPartProps) {
  const { t } = usePage();
  const detail = href("/user/order-history/:code", { code: order.code });
  const rest = order.lines.length - MAX_LINES;
  return (
    <li className="grid gap-4 p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 className="font-sans text-base font-semibold tracking-normal">
            <Link to={detail} prefetch="intent" className="hover:underline">
              {t("Order")} <bdi className="figures">{order.code}</bdi>
            </Link>
          </h3>
          <p className="text-sm text-muted">{order.shop.name}</p>
        </div>
        <p className="flex flex-wrap gap-1.5">
          <FulfilmentBadge status={order.fulfilmentStatus} />
          {!(order.fulfilmentStatus === "canceled" && order.paymentStatus === "unpaid") && (
            <OrderPaymentBadge status={order.paymentStatus} method={paymentMethod} />
          )}
        </p>
      </div>
      {unreadCount > 0 && (
        <Link to={`${detail}#messages`} className="w-fit text-sm font-semibold text-primary-text hover:underline">
          {t("{count} new messages", { count: unreadCount })}
        </Link>
      )}
      <Arrival order={order} parcels={parcels} />
      <ul className="grid gap-3">
        {order.lines.slice(0, MAX_LINES).map((line) => (
          <LineInShort key={line.sku} line={line} />
        ))}
        {rest > 0 && (
          <li>
            <Link to={detail} className="text-sm font-semibold text-primary-text hover:underline">
              {t("{count} more products", { count: rest })}
            </Link>
          </li>
        )}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex flex-wrap gap-2">
          {!actions.includes("track") && (
            <ButtonLink size="small" variant="secondary" to={detail}>
              {t("Details")}
            </ButtonLink>
          )}
          <OrderActionButtons actions={actions} code={order.code} trxId={trxId} {...handlers} />
        </div>
        <Amount value={order.total} className="ms-auto text-lg font-semibold" />
      </div>
    </li>
  );
}

function Arrival({ order, parcels }: { order: HistoryOrder; parcels: readonly Parcel[] }) {
  const { t } = usePage();
  const isUnderWay = order.fulfilmentStatus !== "canceled" && order.fulfilmentStatus !== "delivered";
  const isExpected = isUnderWay && order.deliveryFrom !== null && order.deliveryTo !== null;
  if (!isExpected && parcels.length === 0) return null;
  return (
    <div className="grid gap-1 text-sm">
      {isExpected && (
        <p>
          {order.deliveryName} · {t("expected")} <DaySpan from={order.deliveryFrom!} to={order.deliveryTo!} />
        </p>
      )}
      {parcels.map((parcel, index) => (
        <p key={parcel.id} className="flex flex-wrap items-center gap-x-2 text-muted">
          <Icon name={parcel.state === "delivered" ? "package-check" : "truck"} className="mirrored size-4 shrink-0" />
          <span>
            {t("Shipment {number}", { number: index + 1 })}: {parcelStateName(parcel.state, t)}
          </span>
          {parcel.carrierName !== "" && <bdi>{parcel.carrierName}</bdi>}
          {parcel.trackingNumber !== "" && (
            <bdi dir="ltr" className="figures">
              {parcel.trackingNumber}
            </bdi>
          )}
        </p>
      ))}
    </div>
  );
}

function LineInShort({ line }: { line: OrderLineView }) {
  return (
    <li className="flex items-center gap-3">
      <Picture file={line.image} alt="" sizes="3.5rem" className="size-14 shrink-0 rounded-field" />
      <span className="min-w-0 flex-1">
        <Link
          to={href("/product/:slug", { slug: line.productSlug })}
          prefetch="intent"
          className="line-clamp-2 leading-snug font-medium hover:underline"
        >
          {line.name}
        </Link>
        {line.variantsName !== "" && <span className="block text-sm text-muted">{line.variantsName}</span>}
      </span>
      <span className="figures shrink-0 text-sm text-muted">× {line.quantity}</span>
    </li>
  );
}
