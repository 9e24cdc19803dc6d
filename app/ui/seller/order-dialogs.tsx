import { type FormEvent, useState } from "react";
import type { Parcel } from "#domain/fulfilment/parcel/parcel.ts";
import { textOf } from "../form/read-form.ts";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
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
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);

  async function cancel(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const reason = textOf(new FormData(event.currentTarget), "reason");
    setError(reason === "" ? t("This field is required.") : undefined);
    if (reason === "") return;
    setPending(true);
    await onCancel(reason);
    setPending(false);
  }

  return (
    <Dialog isOpen onClose={onClose} title={t("Cancel this order?")} width="narrow">
      <form noValidate onSubmit={(event) => void cancel(event)} className="grid gap-4 p-5">
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
          error={error}
          dir="auto"
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button look="secondary" onClick={onClose}>
            {t("Keep order")}
          </Button>
          <Button look="danger" type="submit" isPending={isPending}>
            {t("Cancel order")}
          </Button>
        </div>
      </form>
    </Dialog>
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
  const [isPending, setPending] = useState(false);

  async function end(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const outcome = textOf(form, "outcome") === "lost" ? "lost" : "returned";
    setPending(true);
    await onEnd(parcel, outcome, textOf(form, "reason"));
    setPending(false);
  }

  return (
    <Dialog isOpen onClose={onClose} title={t("The shipment didn't arrive")} width="narrow">
      <form onSubmit={(event) => void end(event)} className="grid gap-4 p-5">
        <fieldset className="grid gap-3">
          <legend className="mb-2 font-medium">{t("What happened to it?")}</legend>
          <CheckField
            type="radio"
            name="outcome"
            value="returned"
            defaultChecked
            label={t("It was returned. Its items can be packed again.")}
          />
          <CheckField type="radio" name="outcome" value="lost" label={t("It was lost, and its items with it.")} />
        </fieldset>
        {isReasonAsked && <TextArea name="reason" label={t("Reason")} maxLength={500} required={false} dir="auto" />}
        <div className="flex flex-wrap justify-end gap-2">
          <Button look="secondary" onClick={onClose}>
            {t("Back")}
          </Button>
          <Button type="submit" isPending={isPending}>
            {t("Save")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
