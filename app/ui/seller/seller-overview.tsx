import { Link, href } from "react-router";
import type { ShopOverview } from "#domain/fulfilment/fulfilment/get-shop-overview.ts";
import { AccountPart } from "../account/account-part.tsx";
import { EmptyState } from "../parts/empty-state.tsx";
import { Icon, type IconName } from "../parts/icon.tsx";
import { formatNumber, usePage } from "../parts/page.tsx";
import { Picture } from "../parts/picture.tsx";
import { ShopOrderRows } from "./shop-order-rows.tsx";

const ORDERS = "/seller/orders";

/** A seller's open tasks, the most urgent first. */
export function SellerOverview({ counts, newOrders, toSend, lowStock, unreadCount, returnsCount }: ShopOverview) {
  const { t } = usePage();
  const isQuiet = newOrders.length + toSend.length === 0;
  return (
    <div className="grid gap-8">
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-5">
        <Tile
          to={`${ORDERS}?state=new`}
          icon="bell"
          title={t("New orders")}
          count={counts.new}
          isUrgent={counts.new > 0}
        />
        <Tile to={`${ORDERS}?state=to_send`} icon="package-open" title={t("To ship")} count={counts.to_send} />
        <Tile to={`${ORDERS}?state=on_the_way`} icon="truck" title={t("On its way")} count={counts.on_the_way} />
        <Tile
          to={ORDERS}
          icon="headset"
          title={t("Orders with new messages")}
          count={unreadCount}
          isUrgent={unreadCount > 0}
        />
        <Tile
          to={`${href("/seller/returns")}?state=to_answer`}
          icon="rotate-ccw"
          title={t("Returns to answer")}
          count={returnsCount}
          isUrgent={returnsCount > 0}
        />
      </ul>
      {isQuiet && (
        <EmptyState
          icon="package-check"
          title={t("Everything has been shipped")}
          text={t("New orders will appear here.")}
        />
      )}
      {newOrders.length > 0 && (
        <AccountPart title={t("To confirm")} to={`${href("/seller/orders")}?state=new`}>
          <ShopOrderRows orders={newOrders} label={t("To confirm")} />
        </AccountPart>
      )}
      {toSend.length > 0 && (
        <AccountPart title={t("To ship")} to={`${href("/seller/orders")}?state=to_send`}>
          <ShopOrderRows orders={toSend} label={t("To ship")} />
        </AccountPart>
      )}
      {lowStock.length > 0 && <LowStock products={lowStock} />}
    </div>
  );
}

type TileProps = { to: string; icon: IconName; title: string; count: number; isUrgent?: boolean };

function Tile({ to, icon, title, count, isUrgent = false }: TileProps) {
  const page = usePage();
  return (
    <li className="min-w-0">
      <Link
        to={to}
        prefetch="intent"
        className="flex h-full flex-col gap-3 rounded-card border border-line bg-surface p-4 hover:border-line-strong"
      >
        <span
          className={`flex size-10 items-center justify-center rounded-full ${isUrgent ? "bg-deal text-on-deal" : "bg-primary-soft text-primary-text"}`}
        >
          <Icon name={icon} className="size-5" />
        </span>
        <span>
          <span className="figures block text-2xl font-semibold">{formatNumber(page, count)}</span>
          <span className="block text-sm text-muted">{title}</span>
        </span>
      </Link>
    </li>
  );
}

function LowStock({ products }: { products: ShopOverview["lowStock"] }) {
  const { t } = usePage();
  return (
    <AccountPart title={t("Low in stock")}>
      <ul className="grid gap-3 md:grid-cols-2">
        {products.map((product) => (
          <li
            key={product.sku}
            className="relative flex min-w-0 items-center gap-3 rounded-card border border-line bg-surface p-3 hover:border-line-strong"
          >
            <Picture file={product.image} alt="" sizes="3.5rem" className="size-14 shrink-0 rounded-field" />
            <span className="min-w-0 flex-1">
              <Link
                to={`${href("/seller/inventory")}?q=${encodeURIComponent(product.sku)}`}
                className="line-clamp-1 font-medium after:absolute after:inset-0"
              >
                <bdi>{product.name}</bdi>
              </Link>
              <bdi className="block text-sm text-muted">{product.sku}</bdi>
            </span>
            <span
              className={`shrink-0 rounded-full px-2.5 py-0.5 text-sm font-medium ${product.left > 0 ? "bg-warning-soft text-warning" : "bg-danger-soft text-danger"}`}
            >
              {product.left > 0 ? t("{count} left", { count: product.left }) : t("Sold out")}
            </span>
          </li>
        ))}
      </ul>
    </AccountPart>
  );
}
