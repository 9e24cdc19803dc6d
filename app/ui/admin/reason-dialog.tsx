import { useState } from "react";
import { FormDialog } from "../form/form-dialog.tsx";
import { textOf } from "../form/read-form.ts";
import { SuggestionField } from "../form/suggestion-field.tsx";
import { useDialogForm } from "../form/use-dialog-form.ts";
import { errorOf } from "../form/use-form.ts";
import type { ButtonVariant } from "../parts/button.tsx";
import { TextArea } from "../parts/field.tsx";

type ReasonDialogProps = {
  title: string;
  text: string;
  label: string;
  action: string;
  variant?: ButtonVariant;
  /** Whether the reason is optional. */
  isOptional: boolean;
  /** Saved ones to choose from. */
  reasons?: readonly string[];
  onClose: () => void;
  /** Returns the validation error; null on success. */
  onAction: (reason: string) => Promise<string | null>;
};

/** Asks for a reason that the recipient will see. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, text, label, action, variant, isOptional, reasons = [], onClose, onAction } = props;
  const [reason, setReason] = useState("");
  const dialog = useDialogForm({
    save: async (data) => errorOf("reason", await onAction(textOf(data, "reason"))),
    onClose,
  });
  return (
    <FormDialog title={title} {...dialog} action={action} variant={variant}>
      <p className="text-muted">{text}</p>
      <SuggestionField suggestions={reasons} onChoose={setReason} />
      <TextArea
        name="reason"
        label={label}
        maxLength={500}
        required={!isOptional}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
