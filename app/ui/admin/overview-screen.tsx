import type { ReactNode } from "react";
import { Link, href } from "react-router";
import type { LowProduct, Overview, Turnover } from "#domain/platform/overview/overview.ts";
import { AccountPart } from "../account/account-part.tsx";
import { Amount } from "../cart/amount.tsx";
import { EmptyState } from "../parts/empty-state.tsx";
import { Icon, type IconName } from "../parts/icon.tsx";
import { formatNumber, usePage } from "../parts/page.tsx";

const MAX_COUNTED = 999;

/** Sales and open tasks; each tile links to its list. */
export function OverviewScreen({ overview }: { overview: Overview }) {
  const { t } = usePage();
  const { day, week, lowProducts } = overview;
  const orders = href("/admin/orders");
  if (Object.values(overview).every((part) => part === null))
    return <EmptyState icon="shield-check" title={t("Welcome")} text={t("Use the menu to get started.")} />;
  return (
    <div className="grid gap-8">
      {day && week && (
        <ul className="grid gap-3 sm:grid-cols-2">
          <Sold title={t("Last 24 hours")} turnover={day} />
          <Sold title={t("Last 7 days")} turnover={week} />
        </ul>
      )}
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-3">
        <Tile to={`${orders}?work=to_ship`} icon="truck" title={t("To ship")} count={overview.toShip} />
        <Tile
          to={`${orders}?work=awaiting_payment`}
          icon="clock-3"
          title={t("Waiting for payment")}
          count={overview.awaitingPayment}
        />
        <Tile
          to={`${href("/admin/returns")}?state=to_answer`}
          icon="package-open"
          title={t("Returns to decide")}
          count={overview.returnsToDecide}
        />
        <Tile
          to={`${href("/admin/payments")}?state=submitted`}
          icon="file-text"
          title={t("Transfers to confirm")}
          count={overview.transfersWaiting}
        />
        <Tile
          to={href("/admin/recharges")}
          icon="banknote"
          title={t("Top-ups to confirm")}
          count={overview.rechargesWaiting}
        />
        <Tile
          isTrouble
          to={`${orders}?work=refund_stuck`}
          icon="rotate-ccw"
          title={t("Refund needs attention")}
          count={overview.refundsStuck}
        />
        <Tile
          isTrouble
          to={`${href("/admin/mails")}?state=failed`}
          icon="cloud-off"
          title={t("Emails that failed to send")}
          count={overview.mailsFailed}
        />
      </ul>
      {lowProducts && lowProducts.length > 0 && (
        <AccountPart title={t("Sold out or low in stock")}>
          <LowProducts products={lowProducts} />
        </AccountPart>
      )}
    </div>
  );
}

function Sold({ title, turnover }: { title: string; turnover: Turnover }) {
  const { t } = usePage();
  return (
    <li className="relative rounded-card border border-line bg-surface p-5 hover:border-line-strong">
      <Link
        to={href("/admin/orders")}
        prefetch="intent"
        className="text-sm font-medium text-muted after:absolute after:inset-0 after:rounded-card"
      >
        {title}
      </Link>
      <p className="mt-1 text-3xl font-semibold">
        <Amount value={turnover.total} />
      </p>
      <p className="text-sm text-muted">{t("{count} orders", { count: turnover.orders })}</p>
      {turnover.currencies.length > 1 && (
        <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 border-t border-line pt-3 text-sm">
          {turnover.currencies.map(({ orders, total }) => (
            <li key={total.currency}>
              <Amount value={total} className="font-medium" />{" "}
              <span className="text-muted">· {t("{count} orders", { count: orders })}</span>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

type TileProps = { to: string; icon: IconName; title: string; count: number | null; isTrouble?: boolean };

/** Renders nothing without the permission. */
function Tile({ to, icon, title, count, isTrouble = false }: TileProps): ReactNode {
  const page = usePage();
  if (count === null) return null;
  const isLoud = isTrouble && count > 0;
  return (
    <li className="min-w-0">
      <Link
        to={to}
        prefetch="intent"
        className="flex h-full flex-col gap-3 rounded-card border border-line bg-surface p-4 hover:border-line-strong"
      >
        <span
          className={`flex size-10 items-center justify-center rounded-full ${isLoud ? "bg-danger-soft text-danger" : "bg-primary-soft text-primary-text"}`}
        >
          <Icon name={icon} className="size-5" />
        </span>
        <span>
          <span className="figures block text-2xl font-semibold">
            {formatNumber(page, count)}
            {count >= MAX_COUNTED && "+"}
          </span>
          <span className="block text-sm text-muted">{title}</span>
        </span>
      </Link>
    </li>
  );
}

function LowProducts({ products }: { products: readonly LowProduct[] }) {
  const { t } = usePage();
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {products.map(({ name, sku, shopName, left }) => (
        <li
          key={sku}
          className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 px-4 py-3 text-sm hover:bg-sunken"
        >
          <Link
            to={`${href("/admin/inventory")}?q=${encodeURIComponent(sku)}`}
            className="truncate font-medium after:absolute after:inset-0"
          >
            {name}
          </Link>
          <span className={`font-semibold ${left === 0 ? "text-danger" : ""}`}>
            {t("{count} left", { count: left })}
          </span>
          <span className="truncate text-xs text-muted">
            <bdi>{shopName}</bdi> · <bdi>{sku}</bdi>
          </span>
        </li>
      ))}
    </ul>
  );
}
