import { type FormEvent, useState } from "react";
import type { Result } from "#shared/result.ts";
import { type FieldErrors, focusFirstError } from "./read-form.ts";

type DialogFormOptions<Input> = {
  /** Returns the input, or what is wrong with it. */
  read: (form: HTMLFormElement) => Result<Input, FieldErrors>;
  /** Returns the validation errors of the server; null on success. */
  onSave: (input: Input) => Promise<FieldErrors | null>;
  onClose: () => void;
};

/** Saves the form of a dialog: closes it on success, otherwise shows the errors and focuses the first one. */
export function useDialogForm<Input>({ read, onSave, onClose }: DialogFormOptions<Input>) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isPending, setPending] = useState(false);

  async function save(form: HTMLFormElement): Promise<void> {
    const input = read(form);
    setErrors(input.ok ? {} : input.failure);
    if (!input.ok) return focusFirstError(form, input.failure);
    setPending(true);
    const wrong = await onSave(input.value);
    setPending(false);
    if (wrong === null) return onClose();
    setErrors(wrong);
    focusFirstError(form, wrong);
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void save(event.currentTarget);
  };
  return { errors, isPending, onSubmit };
}
