import type { FormEvent } from "react";
import { Form, SubmitButton } from "../form/form.tsx";
import { type FieldErrors, passwordOf } from "../form/read-form.ts";
import { Notice } from "../parts/notice.tsx";
import { usePage } from "../parts/page.tsx";
import { NewPasswordFields, readNewPassword } from "../session/new-password-fields.tsx";
import { PasswordField } from "../session/password-field.tsx";
import { AccountCard } from "./account-card.tsx";

/** The payload for changing the password. */
export type SentPassword = { current_password: string; password: string; password_confirmation: string };

type ChangePasswordFormProps = {
  /** For password managers. */
  email: string;
  errors: FieldErrors;
  refusal: string | null;
  isPending: boolean;
  onErrors: (errors: FieldErrors) => void;
  onChange: (sent: SentPassword) => void;
};

export function ChangePasswordForm(props: ChangePasswordFormProps) {
  const { email, errors, refusal, isPending, onErrors, onChange } = props;
  const { t } = usePage();

  function change(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const sent = readNewPassword(event.currentTarget, t, onErrors);
    if (sent)
      onChange({ current_password: passwordOf(new FormData(event.currentTarget), "current_password"), ...sent });
  }

  return (
    <AccountCard title={t("Set a new password")} text={t("You'll be signed out on all other devices.")}>
      <Form
        errors={errors}
        isPending={isPending}
        method="post"
        onSubmit={change}
        aria-label={t("Change password")}
        className="max-w-md space-y-4"
      >
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField name="current_password" label={t("Current password")} autoComplete="current-password" />
        <NewPasswordFields />
        {refusal && <Notice kind="error">{refusal}</Notice>}
        <SubmitButton>{t("Change password")}</SubmitButton>
      </Form>
    </AccountCard>
  );
}
