import type { FormEvent, ReactNode } from "react";
import type { ButtonVariant } from "../parts/button.tsx";
import { DialogActions } from "../parts/dialog-actions.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { Notice } from "../parts/notice.tsx";

type FormDialogProps = {
  title: string;
  width?: "narrow" | "medium";
  /** What is wrong with the form as a whole. */
  error?: string | null;
  isPending: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onInput?: (event: FormEvent<HTMLFormElement>) => void;
  onClose: () => void;
  /** The button that sends the form, "Save" by default. */
  action?: string;
  variant?: ButtonVariant;
  /** The button that leaves it, "Back" by default. */
  back?: string;
  children: ReactNode;
};

/** A dialog that is one form; `useDialogForm` saves it. */
export function FormDialog({ title, width = "narrow", error, children, ...form }: FormDialogProps) {
  const { isPending, onSubmit, onInput, onClose, action, variant, back } = form;
  return (
    <Dialog isOpen width={width} title={title} onClose={onClose}>
      <form noValidate className="grid gap-4 p-5" onSubmit={onSubmit} onInput={onInput}>
        {children}
        {error && <Notice kind="error">{error}</Notice>}
        <DialogActions isPending={isPending} onBack={onClose} action={action} variant={variant} back={back} />
      </form>
    </Dialog>
  );
}
