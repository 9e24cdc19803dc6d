import type { FormEvent, ReactNode } from "react";
import type { ButtonVariant } from "../parts/button.tsx";
import { DialogActions } from "../parts/dialog-actions.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { Form, FormError } from "./form.tsx";
import type { FormState } from "./form-state.ts";

type FormDialogProps = FormState & {
  title: string;
  width?: "narrow" | "medium";
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
export function FormDialog({ title, width = "narrow", children, ...form }: FormDialogProps) {
  const { errors, isPending, onSubmit, onInput, onClose, action, variant, back } = form;
  return (
    <Dialog isOpen width={width} title={title} onClose={onClose}>
      <Form {...{ errors, isPending, onSubmit, onInput }} className="grid gap-4 p-5">
        {children}
        <FormError />
        <DialogActions isPending={isPending} onBack={onClose} action={action} variant={variant} back={back} />
      </Form>
    </Dialog>
  );
}
