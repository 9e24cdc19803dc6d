import { type FormEvent, useState } from "react";
import { usePage } from "../parts/page.tsx";
import { type FieldErrors, findFormErrors, focusFirstError, withoutField } from "./read-form.ts";

type Saved = FieldErrors | null;

export type FormOptions = {
  /** The browser's validation comes first. */
  isChecked?: boolean;
  /** Reads the form and saves it; returns what is wrong, null on success. */
  save: (data: FormData, form: HTMLFormElement) => Saved | Promise<Saved>;
  onSaved?: (form: HTMLFormElement) => void;
};

/** The error of one field; null if there is none. */
export function errorOf(field: string, sentence: string | null): FieldErrors | null {
  return sentence === null ? null : { [field]: sentence };
}

/** Saves a form; where that fails it shows the errors and focuses the first one. */
export function useForm({ isChecked = false, save, onSaved }: FormOptions) {
  const { t } = usePage();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isPending, setPending] = useState(false);

  function show(form: HTMLFormElement, wrong: FieldErrors): void {
    setErrors(wrong);
    focusFirstError(form, wrong);
  }

  async function send(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
    const found = isChecked ? findFormErrors(form, t) : {};
    if (Object.keys(found).length > 0) return show(form, found);
    setErrors({});
    setPending(true);
    const wrong = await save(new FormData(form, submitter), form);
    setPending(false);
    if (wrong) show(form, wrong);
    else onSaved?.(form);
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter);
  };
  /** Clears the error of a field that is being edited. */
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const name = event.target instanceof Element ? event.target.getAttribute("name") : null;
    if (name && errors[name] !== undefined) setErrors(withoutField(errors, name));
  };
  return { errors, isPending, onSubmit, onInput };
}
