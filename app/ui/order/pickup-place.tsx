import type { PickupPointView } from "#domain/orders/order/order.ts";
import { usePage } from "../parts/page.tsx";
import { AddressBody } from "./address-body.tsx";

/** The pick-up point with its opening hours. */
export function PickupPlace({ point }: { point: PickupPointView }) {
  const { t } = usePage();
  return (
    <span className="block leading-relaxed">
      <span className="block font-medium">
        <bdi>{point.name}</bdi>
      </span>
      <AddressBody address={point} />
      {point.phone && (
        <span className="block">
          <bdi dir="ltr">{point.phone}</bdi>
        </span>
      )}
      <span className="mt-1 block text-muted">
        {t("Opening hours")}:{" "}
        <bdi dir="auto" className="whitespace-pre-line">
          {point.openingHours}
        </bdi>
      </span>
    </span>
  );
}
