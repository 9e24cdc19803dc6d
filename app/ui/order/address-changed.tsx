import type { OrderEventView } from "#domain/orders/order/order.ts";
import { usePage } from "../parts/page.tsx";
import { Moment } from "./moment.tsx";

/** When the address above was last changed; nothing if it is the one ordered with. */
export function AddressChanged({ events }: { events: readonly OrderEventView[] }) {
  const { t } = usePage();
  const last = events.findLast(({ axis }) => axis === "address");
  return (
    last && (
      <p className="mt-2 text-xs text-muted">
        {t("Changed")} <Moment iso={last.at} withTime />
      </p>
    )
  );
}
