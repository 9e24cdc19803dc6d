import type { ShownMoney } from "#shared/money.ts";
import { FormDialog } from "../form/form-dialog.tsx";
import { type FieldErrors, textOf } from "../form/read-form.ts";
import { useDialogForm } from "../form/use-dialog-form.ts";
import { DecimalField } from "../form/usual-fields.tsx";
import { usePage } from "../parts/page.tsx";

type PayoutRequestDialogProps = {
  available: ShownMoney;
  onClose: () => void;
  onSave: (amount: string) => Promise<FieldErrors | null>;
};

/** Requests a payout: of an amount, or of everything available. */
export function PayoutRequestDialog({ available, onClose, onSave }: PayoutRequestDialogProps) {
  const { t } = usePage();
  const dialog = useDialogForm({
    save: (data) => onSave(textOf(data, "amount")),
    onClose,
  });
  return (
    <FormDialog title={t("Request payout")} {...dialog} action={t("Request payout")}>
      <DecimalField
        name="amount"
        maxLength={20}
        label={t("Amount")}
        hint={t("Leave empty to request everything available: {amount}", { amount: available.formatted })}
      />
    </FormDialog>
  );
}
