import type { OrderRecordAction } from "#domain/orders/order-admin/order-admin.ts";
import { disputedSentence } from "../order/disputed-sentence.ts";
import { Button, type ButtonVariant } from "../parts/button.tsx";
import { usePage } from "../parts/page.tsx";

const STYLES: Record<OrderRecordAction, ButtonVariant> = {
  confirm: "primary",
  deliver: "primary",
  address: "secondary",
  refund: "secondary",
  cancel: "danger",
};

/** The actions that staff can take on an order now. */
export function RecordActionButtons({
  actions,
  isDisputed,
  onAction,
}: {
  actions: readonly OrderRecordAction[];
  isDisputed: boolean;
  onAction: (action: OrderRecordAction) => void;
}) {
  const { t } = usePage();
  const labels: Record<OrderRecordAction, string> = {
    confirm: t("Confirm"),
    deliver: t("Mark as delivered"),
    address: t("Change address"),
    refund: t("Refund"),
    cancel: t("Cancel order"),
  };
  return (
    <>
      {isDisputed && <p className="max-w-sm text-sm">{disputedSentence(t)}</p>}
      {actions.map((action) => (
        <Button key={action} variant={STYLES[action]} data-action="" onClick={() => onAction(action)}>
          {labels[action]}
        </Button>
      ))}
    </>
  );
}
