import { type FormOptions, useForm } from "./use-form.ts";

type DialogFormOptions = Omit<FormOptions, "onSaved"> & { onClose: () => void };

/** Saves the form of a `FormDialog` and closes it on success. */
export function useDialogForm({ onClose, ...options }: DialogFormOptions) {
  return { ...useForm({ ...options, onSaved: onClose }), onClose };
}
