import { Link, href } from "react-router";
import type { OrderView, PurchaseView } from "#domain/orders/order/order.ts";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";
import { TotalsList } from "../cart/totals-list.tsx";
import { LineItem } from "./line-item.tsx";
import { ExpectedDelivery } from "./expected-delivery.tsx";
import { PickupPlace } from "./pickup-place.tsx";
import { OrderBadges } from "./status-badge.tsx";

const LINK = "inline-flex min-h-8 items-center gap-1.5 font-semibold text-primary-text hover:underline";

type OrderCardProps = {
  order: OrderView;
  purchase: Pick<PurchaseView, "taxDisplay" | "paymentMethod">;
  secretKey: string | null;
};

/** One shop's part of a purchase, as the buyer sees it. */
export function OrderCard({ order, purchase, secretKey }: OrderCardProps) {
  const { t } = usePage();
  const isDigital = order.lines.every((line) => line.isDigital);
  const withKey = secretKey ? `?key=${encodeURIComponent(secretKey)}` : "";
  const tracking = new URLSearchParams({ code: order.code, ...(secretKey ? { key: secretKey } : {}) });
  return (
    <article className="border-line bg-surface rounded-card border p-4 sm:p-6" aria-labelledby={`order-${order.code}`}>
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h3 id={`order-${order.code}`} className="text-lg font-semibold">
            {order.shop.name}
          </h3>
          <p className="text-muted text-sm">
            {t("Order")} <bdi className="text-ink font-medium tabular-nums">{order.code}</bdi>
          </p>
        </div>
        <OrderBadges order={order} method={purchase.paymentMethod} />
      </header>
      <ExpectedDelivery order={order} />
      {order.pickupPoint && (
        <div className="mt-2 ps-6.5 text-sm">
          <PickupPlace point={order.pickupPoint} />
        </div>
      )}
      <ul className="divide-line mt-3 divide-y">
        {order.lines.map((line) => (
          <LineItem key={line.sku} item={line} />
        ))}
      </ul>
      {order.note !== "" && (
        <p className="bg-sunken rounded-field mt-2 px-3 py-2 text-sm">
          <span className="font-medium">{t("Your note for the shop")}:</span> {order.note}
        </p>
      )}
      <div className="mt-3 border-t border-line pt-4">
        <div className="ms-auto max-w-sm">
          <TotalsList totals={order} taxDisplay={purchase.taxDisplay} isWithoutShipping={isDigital} />
        </div>
      </div>
      <footer className="mt-4 flex flex-wrap gap-x-5 gap-y-2">
        <Link to={href("/get-invoice/:orderCode", { orderCode: order.code }) + withKey} className={LINK}>
          <Icon name="file-text" className="size-4.5" /> {t("Invoice")}
        </Link>
        {order.lines.some((line) => line.isDigital) && (
          <a href="#files" className={LINK}>
            <Icon name="download" className="size-4.5" /> {t("Files and license keys")}
          </a>
        )}
        <Link to={`${href("/track-order")}?${tracking.toString()}`} className={LINK}>
          <Icon name="package-search" className="size-4.5" /> {t("Track order")}
        </Link>
      </footer>
    </article>
  );
}
