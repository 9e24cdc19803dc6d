import { href } from "react-router";
import type { OrderAction } from "#domain/orders/order/order.ts";
import { neverHappens } from "#shared/result.ts";
import { Button, ButtonLink } from "../parts/button.tsx";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";

export type OrderActionHandlers = {
  /** The action in progress. */
  pending: { code: string; action: OrderAction } | null;
  onCancel: (code: string) => void;
  /** Omitted where the screen does not show the address. */
  onAddress?: () => void;
  onBuyAgain: (code: string) => void;
};

type OrderActionButtonsProps = OrderActionHandlers & { actions: readonly OrderAction[]; code: string; trxId: string };

/** The possible actions on an order, the most urgent first. */
export function OrderActionButtons({ actions: all, ...rest }: OrderActionButtonsProps) {
  const actions = all.filter((action) => action !== "address" || rest.onAddress);
  if (actions.length === 0) return null;
  return (
    <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap print:hidden">
      {actions.map((action) => (
        <ActButton key={action} action={action} {...rest} />
      ))}
    </div>
  );
}

function ActButton({
  action,
  code,
  trxId,
  pending,
  onCancel,
  onAddress,
  onBuyAgain,
}: Omit<OrderActionButtonsProps, "actions"> & { action: OrderAction }) {
  const { t } = usePage();
  const isPending = pending?.code === code && pending.action === action;
  switch (action) {
    case "pay":
      return (
        <ButtonLink size="small" to={href("/payment/:code?", { code: trxId })}>
          <Icon name="credit-card" className="size-4" /> {t("Pay now")}
        </ButtonLink>
      );
    case "track":
      return (
        <ButtonLink size="small" variant="secondary" to={`${href("/user/order-history/:code", { code })}#progress`}>
          <Icon name="package-search" className="size-4" /> {t("Track order")}
        </ButtonLink>
      );
    case "reorder":
      return (
        <Button size="small" variant="secondary" data-action="" isPending={isPending} onClick={() => onBuyAgain(code)}>
          <Icon name="rotate-ccw" className="size-4" /> {t("Buy again")}
        </Button>
      );
    case "invoice":
      return (
        <ButtonLink size="small" variant="secondary" to={href("/get-invoice/:orderCode", { orderCode: code })}>
          <Icon name="file-text" className="size-4" /> {t("Invoice")}
        </ButtonLink>
      );
    case "address":
      return (
        <Button size="small" variant="secondary" data-action="" onClick={onAddress}>
          <Icon name="map-pin" className="size-4" /> {t("Change address")}
        </Button>
      );
    case "cancel":
      return (
        <Button size="small" variant="quiet" data-action="" isPending={isPending} onClick={() => onCancel(code)}>
          <Icon name="x" className="size-4" /> {t("Cancel order")}
        </Button>
      );
    default:
      return neverHappens(action);
  }
}
