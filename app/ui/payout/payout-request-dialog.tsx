import type { ShownMoney } from "#shared/money.ts";
import { success } from "#shared/result.ts";
import { type FieldErrors, textOf } from "../form/read-form.ts";
import { useDialogForm } from "../form/use-dialog-form.ts";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { TextField } from "../parts/field.tsx";
import { Notice } from "../parts/notice.tsx";
import { usePage } from "../parts/page.tsx";

type PayoutRequestDialogProps = {
  available: ShownMoney;
  onClose: () => void;
  onSave: (amount: string) => Promise<FieldErrors | null>;
};

/** Requests a payout: of an amount, or of everything available. */
export function PayoutRequestDialog({ available, onClose, onSave }: PayoutRequestDialogProps) {
  const { t } = usePage();
  const { errors, isPending, onSubmit } = useDialogForm<string>({
    read: (form) => success(textOf(new FormData(form), "amount")),
    onSave,
    onClose,
  });
  return (
    <Dialog isOpen width="narrow" title={t("Request payout")} onClose={onClose}>
      <form noValidate className="grid gap-5 p-5" onSubmit={onSubmit}>
        {errors.form && <Notice kind="error">{errors.form}</Notice>}
        <TextField
          name="amount"
          inputMode="decimal"
          maxLength={20}
          autoComplete="off"
          label={t("Amount")}
          hint={t("Leave empty to request everything available: {amount}", { amount: available.formatted })}
          error={errors.amount}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={onClose}>
            {t("Back")}
          </Button>
          <Button type="submit" isPending={isPending}>
            {t("Request payout")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
