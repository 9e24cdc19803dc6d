import type { OrderRecordEvent } from "#domain/orders/order-admin/order-admin.ts";
import type { FulfilmentStatus, OrderPaymentStatus } from "#domain/orders/order/order.ts";
import type { Translate } from "#shared/translate.ts";
import { AccountCard } from "../account/account-card.tsx";
import { Moment } from "../order/moment.tsx";
import { fulfilmentName, paymentName } from "../order/status-name.ts";
import { usePage } from "../parts/page.tsx";
import { actorName } from "./order-words.ts";

/** The history of an order: when, what, who, and why. */
export function OrderHistory({ events }: { events: readonly OrderRecordEvent[] }) {
  const { t } = usePage();
  return (
    <AccountCard title={t("History")}>
      <ol className="grid gap-3 text-sm">
        {events.map((event, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the history only grows
          <li key={index} className="grid gap-x-4 sm:grid-cols-[11rem_minmax(0,1fr)]">
            <Moment iso={event.at} withTime className="text-muted" />
            <div className="wrap-anywhere">
              <span className="font-medium">{statusName(event, t)}</span>{" "}
              <span className="text-muted">
                · {actorName(event.actor, t)}
                {event.actorName && (
                  <>
                    {" "}
                    · <bdi>{event.actorName}</bdi>
                  </>
                )}
              </span>
              {event.note !== "" && <p className="whitespace-pre-line">{event.note}</p>}
            </div>
          </li>
        ))}
      </ol>
    </AccountCard>
  );
}

function statusName({ axis, status }: OrderRecordEvent, t: Translate): string {
  switch (axis) {
    case "fulfilment":
      return fulfilmentName(status as FulfilmentStatus, t);
    case "payment":
      return paymentName(status as OrderPaymentStatus, t);
    case "address":
      return t("Delivery address changed");
    default:
      return t("Return: {state}", { state: status });
  }
}
