import { href } from "react-router";
import type { OrderAct } from "#domain/orders/order/order.ts";
import { neverHappens } from "#shared/result.ts";
import { Button, ButtonLink } from "../parts/button.tsx";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";

export type OrderActHandlers = {
  /** What is under way. */
  pending: { code: string; act: OrderAct } | null;
  onCancel: (code: string) => void;
  onBuyAgain: (code: string) => void;
};

type OrderActButtonsProps = OrderActHandlers & { acts: readonly OrderAct[]; code: string; trxId: string };

/** What can be done with an order now, the most urgent first. */
export function OrderActButtons({ acts, ...rest }: OrderActButtonsProps) {
  if (acts.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      {acts.map((act) => (
        <ActButton key={act} act={act} {...rest} />
      ))}
    </div>
  );
}

function ActButton({
  act,
  code,
  trxId,
  pending,
  onCancel,
  onBuyAgain,
}: Omit<OrderActButtonsProps, "acts"> & { act: OrderAct }) {
  const { t } = usePage();
  const isPending = pending?.code === code && pending.act === act;
  switch (act) {
    case "pay":
      return (
        <ButtonLink size="small" to={href("/payment/:code?", { code: trxId })}>
          <Icon name="credit-card" className="size-4" /> {t("Pay now")}
        </ButtonLink>
      );
    case "track":
      return (
        <ButtonLink size="small" look="secondary" to={`${href("/user/order-history/:code", { code })}#progress`}>
          <Icon name="package-search" className="size-4" /> {t("Track this order")}
        </ButtonLink>
      );
    case "reorder":
      return (
        <Button size="small" look="secondary" data-act="" isPending={isPending} onClick={() => onBuyAgain(code)}>
          <Icon name="rotate-ccw" className="size-4" /> {t("Buy again")}
        </Button>
      );
    case "invoice":
      return (
        <ButtonLink size="small" look="secondary" to={href("/get-invoice/:orderCode", { orderCode: code })}>
          <Icon name="file-text" className="size-4" /> {t("Invoice")}
        </ButtonLink>
      );
    case "cancel":
      return (
        <Button size="small" look="quiet" data-act="" isPending={isPending} onClick={() => onCancel(code)}>
          <Icon name="x" className="size-4" /> {t("Cancel order")}
        </Button>
      );
    default:
      return neverHappens(act);
  }
}
