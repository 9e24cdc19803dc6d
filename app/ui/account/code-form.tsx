import type { FormEvent } from "react";
import { Form, SubmitButton } from "../form/form.tsx";
import { type FieldErrors, findFormErrors, focusFirstError, textOf } from "../form/read-form.ts";
import { TextField } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";

type CodeFormProps = {
  label: string;
  errors: FieldErrors;
  isPending: boolean;
  onErrors: (errors: FieldErrors) => void;
  onCode: (code: string) => void;
};

/** Six digits from an app or a text message. */
export function CodeForm({ label, errors, isPending, onErrors, onCode }: CodeFormProps) {
  const { t } = usePage();

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const found = findFormErrors(event.currentTarget, t);
    onErrors(found);
    if (Object.keys(found).length > 0) return focusFirstError(event.currentTarget, found);
    onCode(textOf(new FormData(event.currentTarget), "code"));
  }

  return (
    <Form
      errors={errors}
      isPending={isPending}
      method="post"
      onSubmit={send}
      aria-label={label}
      className="flex flex-wrap items-start gap-3"
    >
      <TextField
        name="code"
        label={t("Code")}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        minLength={6}
        maxLength={10}
        dir="ltr"
        className="w-40"
      />
      <SubmitButton className="mt-6">{label}</SubmitButton>
    </Form>
  );
}
