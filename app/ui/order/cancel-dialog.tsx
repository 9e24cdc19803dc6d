import { type FormEvent, useState } from "react";
import { textOf } from "../form/read-form.ts";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { TextArea } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";

const MAX_REASON = 500;

type CancelDialogProps = {
  code: string;
  isPaid: boolean;
  onClose: () => void;
  onCancel: (reason: string) => Promise<void>;
};

/** Asks for confirmation before an order is canceled. */
export function CancelDialog({ code, isPaid, onClose, onCancel }: CancelDialogProps) {
  const { t } = usePage();
  const [isPending, setPending] = useState(false);

  async function cancel(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const reason = textOf(new FormData(event.currentTarget), "reason");
    setPending(true);
    await onCancel(reason);
    setPending(false);
    onClose();
  }

  return (
    <Dialog isOpen onClose={onClose} title={t("Cancel this order?")} width="narrow">
      <form onSubmit={(event) => void cancel(event)} className="grid gap-4 p-5">
        <p>
          <bdi className="figures block font-medium">{code}</bdi>
          {isPaid
            ? t("The shop hasn't started on it yet. You'll get a full refund.")
            : t("The shop hasn't started on it yet, and you haven't been charged.")}
        </p>
        <TextArea name="reason" label={t("Reason")} required={false} maxLength={MAX_REASON} />
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
