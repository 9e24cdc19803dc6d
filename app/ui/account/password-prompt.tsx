import type { FormEvent } from "react";
import { type FieldErrors, findFormErrors, focusFirstError, passwordOf } from "../form/read-form.ts";
import { Button } from "../parts/button.tsx";
import { usePage } from "../parts/page.tsx";
import { PasswordField } from "../session/password-field.tsx";

type PasswordPromptProps = {
  label: string;
  errors: FieldErrors;
  isPending: boolean;
  onErrors: (errors: FieldErrors) => void;
  onPassword: (password: string) => void;
  onCancel: () => void;
};

/** Asks for the password before an action that makes the account less secure. */
export function PasswordPrompt({ label, errors, isPending, onErrors, onPassword, onCancel }: PasswordPromptProps) {
  const { t } = usePage();

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const found = findFormErrors(event.currentTarget, t);
    onErrors(found);
    if (Object.keys(found).length > 0) return focusFirstError(event.currentTarget, found);
    onPassword(passwordOf(new FormData(event.currentTarget), "password"));
  }

  return (
    <form method="post" noValidate onSubmit={send} aria-label={label} className="max-w-md space-y-4">
      <PasswordField name="password" label={t("Password")} autoComplete="current-password" error={errors.password} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" isPending={isPending}>
          {label}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t("Cancel")}
        </Button>
      </div>
    </form>
  );
}
