import { type FormEvent, useState } from "react";
import { type FieldErrors, textOf } from "../form/read-form.ts";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { TextArea, TextField } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";

type GoodwillDialogProps = {
  currency: string;
  onClose: () => void;
  /** Answers what has to be mended; null when the money is on its way. */
  onRefund: (goodwill: { amount: string; reason: string }) => Promise<FieldErrors | null>;
};

/** Money back without goods: how much, and why. */
export function GoodwillDialog({ currency, onClose, onRefund }: GoodwillDialogProps) {
  const { t } = usePage();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isPending, setPending] = useState(false);

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setPending(true);
    const wrong = await onRefund({ amount: textOf(form, "amount"), reason: textOf(form, "reason") });
    setPending(false);
    if (wrong === null) onClose();
    else setErrors(wrong);
  }

  return (
    <Dialog isOpen width="narrow" title={t("Give money back")} onClose={onClose}>
      <form noValidate className="grid gap-4 p-5" onSubmit={(event) => void send(event)}>
        <p className="text-muted">
          {t("It goes back the way it was paid, and the shopper gets a mail with your words.")}
        </p>
        <TextField
          name="amount"
          inputMode="decimal"
          dir="ltr"
          required
          label={t("Amount in {currency}", { currency })}
          error={errors.amount}
        />
        <TextArea name="reason" maxLength={500} required label={t("Reason")} error={errors.reason} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={onClose}>
            {t("Back")}
          </Button>
          <Button type="submit" isPending={isPending}>
            {t("Give money back")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
