import type { ReactNode } from "react";
import { Link } from "react-router";
import { Form, FormError, SubmitButton } from "../form/form.tsx";
import { type FieldErrors, passwordOf, textOf } from "../form/read-form.ts";
import { useForm } from "../form/use-form.ts";
import { TextField } from "../parts/field.tsx";
import { Notice } from "../parts/notice.tsx";
import { usePage } from "../parts/page.tsx";
import { PasswordField } from "./password-field.tsx";
import { SessionCard } from "./session-card.tsx";
import { StaySignedInField } from "./stay-signed-in-field.tsx";

/** The payload for signing in. */
export type SentSignIn = { email: string; password: string; stay_signed_in: boolean };

type LoginFormProps = {
  /** A guest was redirected here by checkout or payment. */
  isLoginFirst: boolean;
  /** Whether a confirmed phone number can sign in. */
  isPhoneOffered: boolean;
  /** Other sign-in methods. */
  others?: ReactNode;
  registerPath: string;
  resetPath: string;
  /** Why another sign-in method failed. */
  refusal: string | null;
  onLogin: (sent: SentSignIn) => Promise<FieldErrors | null>;
};

export function LoginForm(props: LoginFormProps) {
  const { isLoginFirst, isPhoneOffered, others, registerPath, resetPath, refusal, onLogin } = props;
  const { t } = usePage();

  const form = useForm({
    isChecked: true,
    save: (data) =>
      onLogin({
        email: textOf(data, "email"),
        password: passwordOf(data, "password"),
        stay_signed_in: data.has("stay_signed_in"),
      }),
  });

  return (
    <SessionCard
      title={t("Sign in")}
      text={t("Welcome back. Your cart stays with you.")}
      footer={
        <>
          {t("New here?")}{" "}
          <Link to={registerPath} className="font-semibold text-primary-text underline">
            {t("Create account")}
          </Link>
        </>
      }
    >
      {isLoginFirst && (
        <output className="mb-5 block">
          <Notice kind="warning">{t("login first")}</Notice>
        </output>
      )}
      <Form {...form} method="post" aria-label={t("Sign in")} className="space-y-4">
        <TextField
          name="email"
          label={t("Email")}
          type={isPhoneOffered ? "text" : "email"}
          inputMode="email"
          autoComplete="username"
          hint={isPhoneOffered ? t("Or your confirmed phone number.") : undefined}
          required
          maxLength={254}
          dir="ltr"
        />
        <PasswordField name="password" label={t("Password")} autoComplete="current-password" />
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <StaySignedInField />
          <Link to={resetPath} className="text-sm font-semibold text-primary-text underline">
            {t("Forgot your password?")}
          </Link>
        </div>
        {refusal && <Notice kind="error">{refusal}</Notice>}
        <FormError />
        <SubmitButton size="large" className="w-full">
          {t("Sign in")}
        </SubmitButton>
      </Form>
      {others}
    </SessionCard>
  );
}
