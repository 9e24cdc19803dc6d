import type { OrderRecordAct } from "#domain/order-book/order-book.ts";
import { neverHappens } from "#shared/result.ts";
import type { FieldErrors } from "../form/read-form.ts";
import { usePage } from "../parts/page.tsx";
import { GoodwillDialog, type Goodwill } from "../order/goodwill-dialog.tsx";
import { ReasonDialog } from "./reason-dialog.tsx";

type Move = (reason: string) => Promise<string | null>;

type OrderDialogProps = {
  asked: OrderRecordAct;
  currency: string;
  acts: {
    confirm: Move;
    deliver: Move;
    cancel: Move;
    refund: (goodwill: Goodwill) => Promise<FieldErrors | null>;
  };
  onClose: () => void;
};

/** Asks what has to be known before an act on an order. */
export function OrderDialog({ asked, currency, acts, onClose }: OrderDialogProps) {
  const { t } = usePage();
  switch (asked) {
    case "confirm":
      return (
        <ReasonDialog
          isOptional
          title={t("Confirm the order")}
          text={t("You do this in place of the shop. The history of the order says so.")}
          label={t("Note")}
          act={t("Confirm")}
          onClose={onClose}
          onAct={acts.confirm}
        />
      );
    case "deliver":
      return (
        <ReasonDialog
          isOptional
          title={t("Note as delivered")}
          text={t("The shop gets its earnings, the shopper the points, and the days for a return begin.")}
          label={t("Note")}
          act={t("Note as delivered")}
          onClose={onClose}
          onAct={acts.deliver}
        />
      );
    case "cancel":
      return (
        <ReasonDialog
          isOptional={false}
          title={t("Cancel the order")}
          text={t("What was paid goes back and the goods are for sale again. Shopper and shop read your words.")}
          label={t("Reason")}
          act={t("Cancel the order")}
          look="danger"
          onClose={onClose}
          onAct={acts.cancel}
        />
      );
    case "refund":
      return <GoodwillDialog isBearerAsked currency={currency} onClose={onClose} onRefund={acts.refund} />;
    default:
      return neverHappens(asked);
  }
}
