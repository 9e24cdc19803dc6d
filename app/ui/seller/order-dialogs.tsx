import type { Parcel } from "#domain/fulfilment/parcel/parcel.ts";
import { FormDialog } from "../form/form-dialog.tsx";
import { textOf } from "../form/read-form.ts";
import { useDialogForm } from "../form/use-dialog-form.ts";
import { CheckField, TextArea } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";

const MAX_REASON = 500;

type CancelOrderDialogProps = {
  code: string;
  isPaid: boolean;
  onClose: () => void;
  onCancel: (reason: string) => Promise<void>;
};

/** Asks for the reason before a shop cancels an order. */
export function CancelOrderDialog({ code, isPaid, onClose, onCancel }: CancelOrderDialogProps) {
  const { t } = usePage();
  const dialog = useDialogForm({
    async save(data) {
      const reason = textOf(data, "reason");
      if (reason === "") return { reason: t("This field is required.") };
      await onCancel(reason);
      return null;
    },
    onClose,
  });
  return (
    <FormDialog
      title={t("Cancel this order?")}
      {...dialog}
      action={t("Cancel order")}
      variant="danger"
      back={t("Keep order")}
    >
      <p className="font-semibold">{t("Order {code}", { code })}</p>
      <p>
        {isPaid
          ? t("The customer will get a full refund, and the items go back into your stock.")
          : t("The items will go back into your stock.")}
      </p>
      <TextArea
        name="reason"
        label={t("Reason (the customer will see this)")}
        required
        maxLength={MAX_REASON}
        dir="auto"
      />
    </FormDialog>
  );
}

type FailedParcelDialogProps = {
  parcel: Parcel;
  onClose: () => void;
  /** In a shop's place: why. */
  isReasonAsked?: boolean;
  onEnd: (parcel: Parcel, outcome: "lost" | "returned", reason: string) => Promise<void>;
};

/** Asks what happened to a parcel that did not arrive. */
export function FailedParcelDialog({ parcel, isReasonAsked, onClose, onEnd }: FailedParcelDialogProps) {
  const { t } = usePage();
  const dialog = useDialogForm({
    async save(data) {
      const outcome = textOf(data, "outcome") === "lost" ? "lost" : "returned";
      await onEnd(parcel, outcome, textOf(data, "reason"));
      return null;
    },
    onClose,
  });
  return (
    <FormDialog title={t("The shipment didn't arrive")} {...dialog}>
      <fieldset className="grid gap-3">
        <legend className="mb-2 font-medium">{t("What happened to it?")}</legend>
        <CheckField
          type="radio"
          name="outcome"
          value="returned"
          defaultChecked
          label={t("It was returned. Its items can be packed again.")}
        />
        <CheckField type="radio" name="outcome" value="lost" label={t("It was lost, along with its items.")} />
      </fieldset>
      {isReasonAsked && <TextArea name="reason" label={t("Reason")} maxLength={500} required={false} dir="auto" />}
    </FormDialog>
  );
}
