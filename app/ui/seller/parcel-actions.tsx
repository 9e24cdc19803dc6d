import type { OrderView } from "#domain/orders/order/order.ts";
import type { Parcel } from "#domain/fulfilment/parcel/parcel.ts";
import { Button } from "../parts/button.tsx";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";

export type ParcelHandlers = {
  onHandOver: (parcel: Parcel) => void;
  onArrived: (parcel: Parcel) => void;
  onFailed: (parcel: Parcel) => void;
  onChange: (parcel: Parcel) => void;
  onUnpack: (parcel: Parcel) => void;
};

type ParcelActionsProps = ParcelHandlers & { parcel: Parcel; order: OrderView; pending: string | null };

/** The actions of a parcel. */
export function ParcelActions({ parcel, order, pending, ...handlers }: ParcelActionsProps) {
  const { t } = usePage();
  const isOver = order.fulfilmentStatus === "canceled" || order.fulfilmentStatus === "delivered";
  if (isOver || (parcel.state !== "packed" && parcel.state !== "handed_over")) return null;
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      {parcel.state === "packed" ? (
        <Button
          size="small"
          data-action=""
          isPending={pending === `hand-over ${parcel.id}`}
          onClick={() => handlers.onHandOver(parcel)}
        >
          <Icon name="truck" className="mirrored size-4" /> {t("Mark as shipped")}
        </Button>
      ) : (
        <Button
          size="small"
          data-action=""
          isPending={pending === `arrived ${parcel.id}`}
          onClick={() => handlers.onArrived(parcel)}
        >
          <Icon name="package-check" className="size-4" /> {t("Mark as delivered")}
        </Button>
      )}
      <Button size="small" variant="secondary" data-action="" onClick={() => handlers.onChange(parcel)}>
        <Icon name="pencil" className="size-4" /> {t("Carrier and tracking")}
      </Button>
      {parcel.state === "packed" ? (
        <Button
          size="small"
          variant="quiet"
          data-action=""
          isPending={pending === `unpack ${parcel.id}`}
          onClick={() => handlers.onUnpack(parcel)}
        >
          {t("Unpack")}
        </Button>
      ) : (
        <Button size="small" variant="quiet" data-action="" onClick={() => handlers.onFailed(parcel)}>
          {t("Report a problem")}
        </Button>
      )}
    </div>
  );
}
