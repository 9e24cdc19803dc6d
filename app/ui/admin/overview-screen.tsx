import { Link, href } from "react-router";
import type { LowProduct, Overview } from "#domain/platform/overview/overview.ts";
import type { SalesFigures } from "#domain/platform/overview/sales-figures.ts";
import { AccountPart } from "../account/account-part.tsx";
import { EmptyState } from "../parts/empty-state.tsx";
import { SalesPart } from "../overview/sales-part.tsx";
import { ToDoTile } from "../overview/to-do-tile.tsx";
import { usePage } from "../parts/page.tsx";

const MAX_COUNTED = 999;

/** Sales and open tasks; each tile links to its list. */
export function OverviewScreen({ overview, sales }: { overview: Overview; sales: SalesFigures | null }) {
  const { t } = usePage();
  const { lowProducts } = overview;
  const orders = href("/admin/orders");
  if (Object.values(overview).every((part) => part === null))
    return <EmptyState icon="shield-check" title={t("Welcome")} text={t("Use the menu to get started.")} />;
  return (
    <div className="grid gap-8">
      {sales && <SalesPart figures={sales} earnedTitle={t("Commission")} />}
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-3">
        <ToDoTile
          max={MAX_COUNTED}
          to={`${orders}?work=to_ship`}
          icon="truck"
          title={t("To ship")}
          count={overview.toShip}
        />
        <ToDoTile
          max={MAX_COUNTED}
          to={`${orders}?work=awaiting_payment`}
          icon="clock-3"
          title={t("Waiting for payment")}
          count={overview.awaitingPayment}
        />
        <ToDoTile
          max={MAX_COUNTED}
          to={`${href("/admin/returns")}?state=to_answer`}
          icon="package-open"
          title={t("Returns to decide")}
          count={overview.returnsToDecide}
        />
        <ToDoTile
          max={MAX_COUNTED}
          to={`${href("/admin/payments")}?state=submitted`}
          icon="file-text"
          title={t("Transfers to confirm")}
          count={overview.transfersWaiting}
        />
        <ToDoTile
          max={MAX_COUNTED}
          to={href("/admin/recharges")}
          icon="banknote"
          title={t("Top-ups to confirm")}
          count={overview.rechargesWaiting}
        />
        <ToDoTile
          max={MAX_COUNTED}
          variant="trouble"
          to={`${orders}?work=refund_stuck`}
          icon="rotate-ccw"
          title={t("Refund needs attention")}
          count={overview.refundsStuck}
        />
        <ToDoTile
          max={MAX_COUNTED}
          variant="trouble"
          to={`${href("/admin/mails")}?state=failed`}
          icon="cloud-off"
          title={t("Emails that failed to send")}
          count={overview.mailsFailed}
        />
        <ToDoTile
          variant="urgent"
          to={`${href("/admin/message-reports")}?state=open`}
          icon="shield-check"
          title={t("Reported conversations")}
          count={overview.reportsOpen}
        />
        <ToDoTile
          to={`${href("/admin/messages")}?state=open`}
          icon="mail"
          title={t("Contact messages to answer")}
          count={overview.messagesOpen}
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
