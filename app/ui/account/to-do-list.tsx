import { Link, href } from "react-router";
import type { MovingParcel, OpenReturn } from "#domain/orders/order/find-to-do.ts";
import type { PurchaseView } from "#domain/orders/order/order.ts";
import type { Translate } from "#shared/translate.ts";
import { Icon, type IconName } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";
import { AccountPart } from "./account-part.tsx";
import { UnpaidPurchase } from "./purchase-row.tsx";

type ToDoListProps = {
  /** Null if the address is confirmed. */
  unverifiedEmail: string | null;
  unpaid: readonly PurchaseView[];
  returns: readonly OpenReturn[];
  parcels: readonly MovingParcel[];
};

/** Open tasks and expected deliveries of the customer; renders nothing if there are none. */
export function ToDoList({ unverifiedEmail, unpaid, returns, parcels }: ToDoListProps) {
  const { t } = usePage();
  if (!unverifiedEmail && unpaid.length + returns.length + parcels.length === 0) return null;
  return (
    <AccountPart title={t("To do")}>
      <ul className="grid gap-3">
        {unverifiedEmail && (
          <Item
            icon="triangle-alert"
            to={href("/user/change-password")}
            title={t("Your email address isn't confirmed yet")}
            text={unverifiedEmail}
            isUrgent
          />
        )}
        {unpaid.map((purchase) => (
          <UnpaidPurchase key={purchase.trxId} purchase={purchase} />
        ))}
        {returns.map(({ id, orderCode, shopName, status }) => (
          <Item
            key={id}
            icon="rotate-ccw"
            to={href("/user/order-history/:code", { code: orderCode })}
            title={returnTitle(t, status)}
            text={shopName}
            orderCode={orderCode}
            isUrgent={status === "approved"}
          />
        ))}
        {parcels.map(({ id, orderCode, shopName, carrierName }) => (
          <Item
            key={id}
            icon="truck"
            to={href("/user/order-history/:code", { code: orderCode })}
            title={t("A shipment is on its way")}
            text={[shopName, carrierName].filter(Boolean).join(" · ")}
            orderCode={orderCode}
          />
        ))}
      </ul>
    </AccountPart>
  );
}

function Item({
  icon,
  to,
  title,
  text,
  orderCode,
  isUrgent = false,
}: {
  icon: IconName;
  to: string;
  title: string;
  text: string;
  orderCode?: string;
  isUrgent?: boolean;
}) {
  return (
    <li
      className={`relative flex items-center gap-4 rounded-card p-4 ${isUrgent ? "bg-warning-soft" : "bg-primary-soft"}`}
    >
      <Icon
        name={icon}
        className={`size-6 shrink-0 ${icon === "truck" ? "mirrored" : ""} ${isUrgent ? "text-warning" : "text-primary-text"}`}
      />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">
          <Link to={to} prefetch="intent" className="after:absolute after:inset-0 after:rounded-card">
            {title}
          </Link>
        </p>
        <p className="text-sm wrap-anywhere">
          <bdi>
            {text}
            {orderCode && (
              <>
                {" · "}
                <span className="whitespace-nowrap">{orderCode}</span>
              </>
            )}
          </bdi>
        </p>
      </div>
      <Icon name="chevron-right" className="mirrored size-5 shrink-0 text-muted" />
    </li>
  );
}

function returnTitle(t: Translate, status: OpenReturn["status"]): string {
  const names: Record<OpenReturn["status"], string> = {
    requested: t("Waiting for the shop to answer your return"),
    approved: t("Ship your return"),
    received: t("Your return has arrived. Your refund comes next."),
  };
  return names[status];
}
