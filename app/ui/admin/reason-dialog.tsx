import { success } from "#shared/result.ts";
import { FormDialog } from "../form/form-dialog.tsx";
import { textOf } from "../form/read-form.ts";
import { errorOf, useDialogForm } from "../form/use-dialog-form.ts";
import type { ButtonLook } from "../parts/button.tsx";
import { TextArea } from "../parts/field.tsx";

type ReasonDialogProps = {
  title: string;
  text: string;
  label: string;
  action: string;
  look?: ButtonLook;
  /** Whether the reason is optional. */
  isOptional: boolean;
  onClose: () => void;
  /** Returns the validation error; null on success. */
  onAction: (reason: string) => Promise<string | null>;
};

/** Asks for a reason that the recipient will see. */
export function ReasonDialog({ title, text, label, action, look, isOptional, onClose, onAction }: ReasonDialogProps) {
  const { errors, ...dialog } = useDialogForm({
    read: (form) => success(textOf(new FormData(form), "reason")),
    onSave: async (reason) => errorOf("reason", await onAction(reason)),
    onClose,
  });
  return (
    <FormDialog title={title} {...dialog} action={action} look={look}>
      <p className="text-muted">{text}</p>
      <TextArea name="reason" label={label} maxLength={500} required={!isOptional} error={errors.reason} />
    </FormDialog>
  );
}
