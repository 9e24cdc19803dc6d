import { Link, href } from "react-router";
import type { ShopOrderCard } from "#domain/fulfilment/fulfilment/shop-order.ts";
import { Amount } from "../cart/amount.tsx";
import { Moment } from "../order/moment.tsx";
import { FulfilmentBadge, PaymentBadge } from "../order/status-badge.tsx";
import { usePage } from "../parts/page.tsx";
import { Picture } from "../parts/picture.tsx";

/** Orders of a shop, one line each on a wide screen. */
export function ShopOrderRows({ orders, label }: { orders: readonly ShopOrderCard[]; label: string }) {
  return (
    <ul aria-label={label} className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
      {orders.map((order) => (
        <ShopOrderRow key={order.code} order={order} />
      ))}
    </ul>
  );
}

function ShopOrderRow({ order }: { order: ShopOrderCard }) {
  const { t } = usePage();
  const [first] = order.lines;
  return (
    <li className="relative grid gap-x-4 gap-y-3 p-4 hover:bg-sunken sm:grid-cols-[4rem_minmax(0,1fr)_auto] sm:items-center sm:px-5">
      <Picture file={first?.image ?? null} alt="" sizes="4rem" className="size-16 rounded-field max-sm:hidden" />
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <Link
            to={href("/seller/orders/:code", { code: order.code })}
            prefetch="intent"
            className="font-semibold after:absolute after:inset-0"
          >
            <bdi className="figures">{order.code}</bdi>
          </Link>
          <Moment iso={order.placedAt} withTime className="text-sm text-muted" />
        </p>
        <p className="truncate">
          <bdi className="font-medium">{order.customerName || t("No address")}</bdi>
          {order.place !== "" && (
            <span className="text-muted">
              {" "}
              · <bdi>{order.place}</bdi>
            </span>
          )}
        </p>
        <p className="truncate text-sm text-muted">
          {order.lines.map(({ name, quantity }, index) => (
            <span key={`${index} ${name}`}>
              {index > 0 && ", "}
              <span className="figures">{quantity}</span> × <bdi>{name}</bdi>
            </span>
          ))}
          {order.linesCount > order.lines.length && " …"}
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 sm:flex-col sm:items-end">
        <p className="flex flex-wrap items-center gap-2">
          <FulfilmentBadge status={order.fulfilmentStatus} />
          {order.paymentStatus === "unpaid" && order.paymentMethod === "cash_on_delivery" ? (
            <span className="text-sm text-muted">{t("Cash on delivery")}</span>
          ) : (
            <PaymentBadge status={order.paymentStatus} />
          )}
        </p>
        <p className="text-sm">
          {t("{count} items", { count: order.units })} · <Amount value={order.total} className="font-semibold" />
        </p>
      </div>
    </li>
  );
}
