import { type FormEvent, useState } from "react";
import type { Result } from "#shared/result.ts";
import { usePage } from "../parts/page.tsx";
import { type FieldErrors, findFormErrors, focusFirstError, withoutField } from "./read-form.ts";

export type FormOptions<Input> = {
  /** The browser's validation comes first. */
  isChecked?: boolean;
  /** Returns the input, or what is wrong with it. */
  read: (form: HTMLFormElement) => Result<Input, FieldErrors>;
  /** Returns the validation errors of the server; null on success. */
  onSave: (input: Input) => Promise<FieldErrors | null>;
  onSaved?: () => void;
};

/** Saves a form; where that fails it shows the errors and focuses the first one. */
export function useForm<Input>({ isChecked = false, read, onSave, onSaved }: FormOptions<Input>) {
  const { t } = usePage();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isPending, setPending] = useState(false);

  function show(form: HTMLFormElement, wrong: FieldErrors): void {
    setErrors(wrong);
    focusFirstError(form, wrong);
  }

  async function save(form: HTMLFormElement): Promise<void> {
    const found = isChecked ? findFormErrors(form, t) : {};
    if (Object.keys(found).length > 0) return show(form, found);
    const input = read(form);
    if (!input.ok) return show(form, input.failure);
    setErrors({});
    setPending(true);
    const wrong = await onSave(input.value);
    setPending(false);
    if (wrong) show(form, wrong);
    else onSaved?.();
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void save(event.currentTarget);
  };
  /** Clears the error of a field that is being edited. */
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const name = event.target instanceof Element ? event.target.getAttribute("name") : null;
    if (name && errors[name] !== undefined) setErrors(withoutField(errors, name));
  };
  return { errors, isPending, onSubmit, onInput };
}
