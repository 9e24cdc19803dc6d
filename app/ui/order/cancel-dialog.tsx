import { FormDialog } from "../form/form-dialog.tsx";
import { textOf } from "../form/read-form.ts";
import { useDialogForm } from "../form/use-dialog-form.ts";
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
  const dialog = useDialogForm({
    async save(data) {
      await onCancel(textOf(data, "reason"));
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
      <p>
        <bdi className="figures block font-medium">{code}</bdi>
        {isPaid
          ? t("The shop hasn't started on it yet. You'll get a full refund.")
          : t("The shop hasn't started on it yet, and you haven't been charged.")}
      </p>
      <TextArea name="reason" label={t("Reason")} required={false} maxLength={MAX_REASON} />
    </FormDialog>
  );
}
