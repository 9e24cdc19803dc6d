import type { OrderRecordAction } from "#domain/orders/order-admin/order-admin.ts";
import { neverHappens } from "#shared/result.ts";
import type { FieldErrors } from "../form/read-form.ts";
import { usePage } from "../parts/page.tsx";
import { GoodwillDialog, type Goodwill } from "../order/goodwill-dialog.tsx";
import { ReasonDialog } from "./reason-dialog.tsx";

type Move = (reason: string) => Promise<string | null>;

type OrderDialogProps = {
  action: Exclude<OrderRecordAction, "address">;
  currency: string;
  actions: {
    confirm: Move;
    deliver: Move;
    cancel: Move;
    refund: (goodwill: Goodwill) => Promise<FieldErrors | null>;
  };
  onClose: () => void;
};

/** Asks for the input that an order action needs. */
export function OrderDialog({ action, currency, actions, onClose }: OrderDialogProps) {
  const { t } = usePage();
  switch (action) {
    case "confirm":
      return (
        <ReasonDialog
          isOptional
          title={t("Confirm order")}
          text={t("You're doing this on behalf of the shop. It will show in the order history.")}
          label={t("Note")}
          action={t("Confirm")}
          onClose={onClose}
          onAction={actions.confirm}
        />
      );
    case "deliver":
      return (
        <ReasonDialog
          isOptional
          title={t("Mark as delivered")}
          text={t("The shop receives its earnings, the customer gets their points and the return period starts.")}
          label={t("Note")}
          action={t("Mark as delivered")}
          onClose={onClose}
          onAction={actions.deliver}
        />
      );
    case "cancel":
      return (
        <ReasonDialog
          isOptional={false}
          title={t("Cancel order")}
          text={t(
            "The payment will be refunded and the items go back into stock. The customer and the shop will see your message.",
          )}
          label={t("Reason")}
          action={t("Cancel order")}
          variant="danger"
          onClose={onClose}
          onAction={actions.cancel}
        />
      );
    case "refund":
      return <GoodwillDialog isBearerAsked currency={currency} onClose={onClose} onRefund={actions.refund} />;
    default:
      return neverHappens(action);
  }
}
