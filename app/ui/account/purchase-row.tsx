import { Link, href } from "react-router";
import type { PurchaseView } from "#domain/orders/order/order.ts";
import { Amount } from "../cart/amount.tsx";
import { Moment } from "../order/moment.tsx";
import { FulfilmentBadge, OrderPaymentBadge } from "../order/status-badge.tsx";
import { ButtonLink } from "../parts/button.tsx";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";
import { Picture } from "../parts/picture.tsx";

const MAX_IMAGES = 4;

/** A purchase in short: date, contents, status, with a link to its details. */
export function PurchaseRow({ purchase }: { purchase: PurchaseView }) {
  const { t } = usePage();
  const lines = purchase.orders.flatMap((order) => order.lines);
  const first = lines[0];
  const open = purchase.orders.filter(({ fulfilmentStatus }) => fulfilmentStatus !== "canceled");
  return (
    <li className="relative grid gap-3 rounded-card border border-line bg-surface p-4 hover:border-line-strong sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:items-center sm:gap-5">
      <span className="flex gap-2" aria-hidden>
        {lines.slice(0, MAX_IMAGES).map((line, index) => (
          <Picture
            key={line.sku}
            file={line.image}
            alt=""
            sizes="3.5rem"
            className={`size-14 shrink-0 rounded-field ${index > 1 ? "sm:hidden" : ""}`}
          />
        ))}
      </span>
      <div className="min-w-0">
        <h3 className="font-semibold">
          <Link
            to={`${href("/order-confirmation")}?trx_id=${purchase.trxId}`}
            prefetch="intent"
            className="line-clamp-1 after:absolute after:inset-0 after:rounded-card"
          >
            {first?.name}
          </Link>
        </h3>
        <p className="text-sm text-muted">
          <Moment iso={purchase.placedAt} /> · {t("{count} items", { count: sumOf(lines) })}
        </p>
        <p className="mt-2 flex flex-wrap gap-1.5">
          {[...new Set(purchase.orders.map(({ fulfilmentStatus }) => fulfilmentStatus))].map((status) => (
            <FulfilmentBadge key={status} status={status} />
          ))}
          {[...new Set(open.map(({ paymentStatus }) => paymentStatus))].map((status) => (
            <OrderPaymentBadge key={status} status={status} method={purchase.paymentMethod} />
          ))}
        </p>
      </div>
      <Amount value={purchase.total} className="text-lg font-semibold" />
    </li>
  );
}

function sumOf(lines: readonly { quantity: number }[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** A purchase that waits for payment, with a link to pay. */
export function UnpaidPurchase({ purchase }: { purchase: PurchaseView }) {
  const { t } = usePage();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-warning-soft p-4">
      <Icon name="clock-3" className="size-6 shrink-0 text-warning" />
      <div className="min-w-48 flex-1">
        <p className="font-semibold">{t("Your order is waiting for payment")}</p>
        {purchase.expiresAt && (
          <p className="text-sm">
            {t("Pay by")} <Moment iso={purchase.expiresAt} withTime className="font-medium" />
          </p>
        )}
      </div>
      <Amount value={purchase.total} className="font-semibold" />
      <ButtonLink to={href("/payment/:code?", { code: purchase.trxId })}>{t("Pay now")}</ButtonLink>
    </li>
  );
}
