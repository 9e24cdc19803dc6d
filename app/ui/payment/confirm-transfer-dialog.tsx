import { useState } from "react";
import type { TransferRecord } from "#domain/payment/attempt/transfer.ts";
import { FormDialog } from "../form/form-dialog.tsx";
import { textOf } from "../form/read-form.ts";
import { useDialogForm } from "../form/use-dialog-form.ts";
import { DecimalField } from "../form/usual-fields.tsx";
import { isolated } from "../parts/isolated.ts";
import { Notice } from "../parts/notice.tsx";
import { usePage } from "../parts/page.tsx";

/** The error: an invalid amount, or one that differs from the amount due. */
export type ConfirmProblem = { error: string; isOtherAmount: boolean };

type ConfirmTransferDialogProps = {
  transfer: TransferRecord;
  /** The amount in major units, as typed. */
  amount: string;
  onClose: () => void;
  /** Null on success. */
  onConfirm: (amount: string, isSentBack: boolean) => Promise<ConfirmProblem | null>;
};

/**
 * Asks for the amount that arrived; an amount that differs from the amount due needs another confirmation, because
 * it is sent back.
 */
export function ConfirmTransferDialog({ transfer, amount, onClose, onConfirm }: ConfirmTransferDialogProps) {
  const { t } = usePage();
  const [warning, setWarning] = useState<string | null>(null);
  const isOther = warning !== null;
  const dialog = useDialogForm({
    async save(data) {
      const problem = await onConfirm(textOf(data, "amount").replace(",", "."), isOther);
      if (problem === null) return null;
      setWarning(problem.isOtherAmount ? problem.error : null);
      return problem.isOtherAmount ? {} : { amount: problem.error };
    },
    onClose,
  });
  return (
    <FormDialog
      title={t("Payment received")}
      {...dialog}
      action={isOther ? t("Add to refunds") : t("Confirm")}
      variant={isOther ? "danger" : "primary"}
    >
      <p className="text-muted">
        {t("{amount} with reference {code}", {
          amount: isolated(transfer.amount.formatted),
          code: isolated(transfer.reference),
        })}
      </p>
      <DecimalField
        name="amount"
        required
        label={t("Amount received, in {currency}", { currency: transfer.amount.currency })}
        defaultValue={amount}
        onChange={() => setWarning(null)}
      />
      {isOther && <Notice kind="warning">{warning}</Notice>}
    </FormDialog>
  );
}
