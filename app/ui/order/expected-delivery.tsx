import type { OrderView } from "#domain/orders/order/order.ts";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";
import { DaySpan } from "./moment.tsx";

type ExpectedDeliveryProps = {
  order: Pick<OrderView, "fulfilmentStatus" | "deliveryName" | "deliveryFrom" | "deliveryTo"> & {
    pickupPoint: unknown;
  };
};

/** When an order that is under way should arrive. */
export function ExpectedDelivery({ order }: ExpectedDeliveryProps) {
  const { t } = usePage();
  const { fulfilmentStatus, deliveryName, deliveryFrom, deliveryTo, pickupPoint } = order;
  if (!deliveryFrom || !deliveryTo || fulfilmentStatus === "canceled" || fulfilmentStatus === "delivered") return null;
  return (
    <p className="mt-4 flex items-center gap-2">
      <Icon name={pickupPoint ? "store" : "truck"} className="mirrored size-5 shrink-0 text-primary-text" />
      <span>
        {deliveryName} · {t("expected")} <DaySpan from={deliveryFrom} to={deliveryTo} />
      </span>
    </p>
  );
}
