import { type FieldErrors, findFormErrors, focusFirstError, passwordOf } from "../form/read-form.ts";
import { usePage } from "../parts/page.tsx";
import { PasswordField } from "./password-field.tsx";
import type { Translate } from "#shared/translate.ts";

const MIN_PASSWORD = 8;

type NewPasswordFieldsProps = {
  /** Of a new account, which has no earlier one. */
  isFirst?: boolean;
};

/** A new password, typed twice. */
export function NewPasswordFields({ isFirst = false }: NewPasswordFieldsProps) {
  const { t } = usePage();
  return (
    <>
      <PasswordField
        name="password"
        label={isFirst ? t("Password") : t("New password")}
        autoComplete="new-password"
        minLength={MIN_PASSWORD}
        hint={t("At least 8 characters. A short sentence works well.")}
      />
      <PasswordField
        name="password_confirmation"
        label={isFirst ? t("Confirm password") : t("Confirm new password")}
        autoComplete="new-password"
      />
    </>
  );
}

/** Null if there are validation errors, which are passed to `onErrors`. */
export function readNewPassword(
  form: HTMLFormElement,
  t: Translate,
  onErrors: (errors: FieldErrors) => void,
): { password: string; password_confirmation: string } | null {
  const data = new FormData(form);
  const sent = {
    password: passwordOf(data, "password"),
    password_confirmation: passwordOf(data, "password_confirmation"),
  };
  const found = { ...findFormErrors(form, t) };
  if (sent.password !== sent.password_confirmation) found.password_confirmation ??= t("The passwords don't match.");
  onErrors(found);
  if (Object.keys(found).length === 0) return sent;
  focusFirstError(form, found);
  return null;
}
