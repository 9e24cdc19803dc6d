import { Form, FormError, SubmitButton } from "../form/form.tsx";
import { type FieldErrors, passwordOf } from "../form/read-form.ts";
import { useForm } from "../form/use-form.ts";
import { usePage } from "../parts/page.tsx";
import { findNewPasswordErrors, NewPasswordFields, readNewPassword } from "../session/new-password-fields.tsx";
import { PasswordField } from "../session/password-field.tsx";
import { AccountCard } from "./account-card.tsx";

/** The payload for changing the password. */
export type SentPassword = { current_password: string; password: string; password_confirmation: string };

type ChangePasswordFormProps = {
  /** For password managers. */
  email: string;
  onChange: (sent: SentPassword) => Promise<FieldErrors | null>;
};

export function ChangePasswordForm({ email, onChange }: ChangePasswordFormProps) {
  const { t } = usePage();

  const form = useForm({
    save: (data, element) =>
      findNewPasswordErrors(element, t) ??
      onChange({ current_password: passwordOf(data, "current_password"), ...readNewPassword(data) }),
    onSaved: (element) => element.reset(),
  });

  return (
    <AccountCard title={t("Set a new password")} text={t("You'll be signed out on all other devices.")}>
      <Form {...form} method="post" aria-label={t("Change password")} className="max-w-md space-y-4">
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField name="current_password" label={t("Current password")} autoComplete="current-password" />
        <NewPasswordFields />
        <FormError />
        <SubmitButton>{t("Change password")}</SubmitButton>
      </Form>
    </AccountCard>
  );
}
