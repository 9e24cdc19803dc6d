import { type FormEvent, useState } from "react";
import type { TransferRecord } from "#domain/payment/attempt/transfer.ts";
import { FormDialog } from "../form/form-dialog.tsx";
import { textOf } from "../form/read-form.ts";
import { TextField } from "../parts/field.tsx";
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
  const [problem, setProblem] = useState<ConfirmProblem | null>(null);
  const [isPending, setPending] = useState(false);

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const typed = textOf(new FormData(event.currentTarget), "amount").replace(",", ".");
    setPending(true);
    const wrong = await onConfirm(typed, problem?.isOtherAmount ?? false);
    setPending(false);
    setProblem(wrong);
    if (wrong === null) onClose();
  }

  const isOther = problem?.isOtherAmount ?? false;
  return (
    <FormDialog
      title={t("Payment received")}
      isPending={isPending}
      onSubmit={(event) => void send(event)}
      onClose={onClose}
      action={isOther ? t("Add to refunds") : t("Confirm")}
      variant={isOther ? "danger" : "primary"}
    >
      <p className="text-muted">
        {t("{amount} with reference {code}", {
          amount: isolated(transfer.amount.formatted),
          code: isolated(transfer.reference),
        })}
      </p>
      <TextField
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        required
        label={t("Amount received, in {currency}", { currency: transfer.amount.currency })}
        defaultValue={amount}
        onChange={() => setProblem(null)}
        error={problem && !isOther ? problem.error : undefined}
      />
      {isOther && <Notice kind="warning">{problem!.error}</Notice>}
    </FormDialog>
  );
}
