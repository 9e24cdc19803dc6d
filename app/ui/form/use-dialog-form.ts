import type { FieldErrors } from "./read-form.ts";
import { type FormOptions, useForm } from "./use-form.ts";

/** The error of one field; null if there is none. */
export function errorOf(field: string, sentence: string | null): FieldErrors | null {
  return sentence === null ? null : { [field]: sentence };
}

type DialogFormOptions = Omit<FormOptions, "onSaved"> & { onClose: () => void };

/** Saves the form of a `FormDialog` and closes it on success. */
export function useDialogForm({ onClose, ...options }: DialogFormOptions) {
  return { ...useForm({ ...options, onSaved: onClose }), onClose };
}
