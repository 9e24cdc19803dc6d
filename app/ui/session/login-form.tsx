import type { FormEvent } from "react";
import { Link } from "react-router";
import { type FieldErrors, findFormErrors, focusFirstError, passwordOf, textOf } from "../form/read-form.ts";
import { Button } from "../parts/button.tsx";
import { TextField } from "../parts/field.tsx";
import { Notice } from "../parts/notice.tsx";
import { usePage } from "../parts/page.tsx";
import { PasswordField } from "./password-field.tsx";
import { SessionCard } from "./session-card.tsx";

type LoginFormProps = {
  /** A guest was sent here by checkout or payment. */
  isLoginFirst: boolean;
  registerPath: string;
  errors: FieldErrors;
  refusal: string | null;
  isPending: boolean;
  onErrors: (errors: FieldErrors) => void;
  onLogin: (email: string, password: string) => void;
};

export function LoginForm(props: LoginFormProps) {
  const { isLoginFirst, registerPath, errors, refusal, isPending, onErrors, onLogin } = props;
  const { t } = usePage();

  function login(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const found = findFormErrors(event.currentTarget, t);
    onErrors(found);
    if (Object.keys(found).length > 0) return focusFirstError(event.currentTarget, found);
    const data = new FormData(event.currentTarget);
    onLogin(textOf(data, "email"), passwordOf(data, "password"));
  }

  return (
    <SessionCard
      title={t("Login")}
      text={t("Welcome back. What is in your cart stays with you.")}
      footer={
        <>
          {t("New here?")}{" "}
          <Link to={registerPath} className="font-semibold text-primary-text underline">
            {t("Create an account")}
          </Link>
        </>
      }
    >
      {isLoginFirst && (
        <output className="mb-5 block">
          <Notice kind="warning">{t("login first")}</Notice>
        </output>
      )}
      <form method="post" noValidate onSubmit={login} aria-label={t("Login")} className="space-y-4">
        <TextField
          name="email"
          label={t("E-mail")}
          type="email"
          inputMode="email"
          autoComplete="username"
          required
          error={errors.email}
          maxLength={254}
          dir="ltr"
        />
        <PasswordField name="password" label={t("Password")} autoComplete="current-password" error={errors.password} />
        {refusal && <Notice kind="error">{refusal}</Notice>}
        <Button type="submit" size="large" className="w-full" isPending={isPending}>
          {t("Sign in")}
        </Button>
      </form>
    </SessionCard>
  );
}
