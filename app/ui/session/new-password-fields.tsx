import { type FieldErrors, findFormErrors, passwordOf } from "../form/read-form.ts";
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

/** The browser's validation errors of a form with a new password; it must be typed the same twice. */
export function findNewPasswordErrors(form: HTMLFormElement, t: Translate): FieldErrors | null {
  const { password, password_confirmation } = readNewPassword(new FormData(form));
  const found = { ...findFormErrors(form, t) };
  if (password !== password_confirmation) found.password_confirmation ??= t("The passwords don't match.");
  return Object.keys(found).length > 0 ? found : null;
}

export function readNewPassword(data: FormData): { password: string; password_confirmation: string } {
  return {
    password: passwordOf(data, "password"),
    password_confirmation: passwordOf(data, "password_confirmation"),
  };
}
