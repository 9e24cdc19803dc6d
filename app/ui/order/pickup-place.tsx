import type { PickupPointView } from "#domain/order/order.ts";
import { usePage } from "../parts/page.tsx";

/** Where goods are picked up and when it is open. */
export function PickupPlace({ point }: { point: PickupPointView }) {
  const { t } = usePage();
  const town = [point.postalCode, point.city].filter(Boolean).join(" ");
  const lines = [point.line1, point.line2, [town, point.state].filter(Boolean).join(", "), point.countryName];
  return (
    <span className="block leading-relaxed">
      <span className="block font-medium">
        <bdi>{point.name}</bdi>
      </span>
      {lines.filter(Boolean).map((line) => (
        <span key={line} className="block">
          <bdi>{line}</bdi>
        </span>
      ))}
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
