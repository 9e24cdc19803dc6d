import { Link, href } from "react-router";
import type { SalesFigures } from "#domain/platform/overview/sales-figures.ts";
import type { ShopOverview, VisibleOverview } from "#domain/fulfilment/fulfilment/get-shop-overview.ts";
import { AccountPart } from "../account/account-part.tsx";
import { SalesPart } from "../overview/sales-part.tsx";
import { ToDoTile } from "../overview/to-do-tile.tsx";
import { EmptyState } from "../parts/empty-state.tsx";
import { usePage } from "../parts/page.tsx";
import { Picture } from "../parts/picture.tsx";
import { ShopOrderRows } from "./shop-order-rows.tsx";

const ORDERS = "/seller/orders";

/** A member's open tasks, the most urgent first, and what was sold. */
export function SellerOverview({ orders, lowStock, sales }: VisibleOverview & { sales: SalesFigures | null }) {
  const { t } = usePage();
  return (
    <div className="grid gap-8">
      {orders && <OrderTasks {...orders} sales={sales} />}
      {lowStock && lowStock.length > 0 && <LowStock products={lowStock} />}
      {!orders && lowStock?.length === 0 && (
        <EmptyState
          icon="package-check"
          title={t("Everything is in stock")}
          text={t("Products that run low will appear here.")}
        />
      )}
    </div>
  );
}

function OrderTasks({
  counts,
  newOrders,
  toSend,
  unreadCount,
  returnsCount,
  sales,
}: Omit<ShopOverview, "lowStock"> & { sales: SalesFigures | null }) {
  const { t } = usePage();
  const isQuiet = newOrders.length + toSend.length === 0;
  return (
    <>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-5">
        <ToDoTile to={`${ORDERS}?state=new`} icon="bell" title={t("New orders")} count={counts.new} variant="urgent" />
        <ToDoTile to={`${ORDERS}?state=to_send`} icon="package-open" title={t("To ship")} count={counts.to_send} />
        <ToDoTile to={`${ORDERS}?state=on_the_way`} icon="truck" title={t("On its way")} count={counts.on_the_way} />
        <ToDoTile
          to={`${href("/seller/messages")}?state=unread`}
          icon="mail"
          title={t("Unread messages")}
          count={unreadCount}
          variant="urgent"
        />
        <ToDoTile
          to={`${href("/seller/returns")}?state=to_answer`}
          icon="rotate-ccw"
          title={t("Returns to answer")}
          count={returnsCount}
          variant="urgent"
        />
      </ul>
      {sales && <SalesPart figures={sales} earnedTitle={t("Earnings")} />}
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
    </>
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
