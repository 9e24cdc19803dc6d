import { FormDialog } from "../form/form-dialog.tsx";
import { textOf } from "../form/read-form.ts";
import { useDialogForm } from "../form/use-dialog-form.ts";
import { errorOf } from "../form/use-form.ts";
import { EmailField } from "../form/usual-fields.tsx";
import { usePage } from "../parts/page.tsx";

type ResendDialogProps = {
  email: string;
  /** It is scheduled for a later day: only the address changes. */
  isWaiting: boolean;
  onClose: () => void;
  /** Returns the error of the address; null on success. */
  onSend: (email: string) => Promise<string | null>;
};

/** Sends a voucher to another address. */
export function ResendDialog({ email, isWaiting, onClose, onSend }: ResendDialogProps) {
  const { t } = usePage();
  const dialog = useDialogForm({
    save: async (data) => errorOf("email", await onSend(textOf(data, "email"))),
    onClose,
  });
  return (
    <FormDialog
      title={t("Send to a different address")}
      {...dialog}
      action={isWaiting ? t("Change email address") : t("Send")}
    >
      <p className="text-muted">
        {isWaiting
          ? t("We'll send the voucher to this address on its date.")
          : t("We'll send a new code. The old code will stop working.")}
      </p>
      <EmailField
        name="email"
        label={t("Recipient's email address")}
        defaultValue={email}
        autoComplete="off"
        required
      />
    </FormDialog>
  );
}
