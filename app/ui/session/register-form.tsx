import type { ReactNode } from "react";
import { Link } from "react-router";
import { Form, FormError, SubmitButton } from "../form/form.tsx";
import { type FieldErrors, textOf } from "../form/read-form.ts";
import { useForm } from "../form/use-form.ts";
import { EmailField, PhoneField } from "../form/usual-fields.tsx";
import { TextField } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";
import { findNewPasswordErrors, NewPasswordFields, readNewPassword } from "./new-password-fields.tsx";
import { SessionCard } from "./session-card.tsx";
import { StaySignedInField } from "./stay-signed-in-field.tsx";

/** The payload for signing up. */
export type SentAccount = {
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  password: string;
  password_confirmation: string;
  stay_signed_in: boolean;
};

type RegisterFormProps = {
  loginPath: string;
  onRegister: (account: SentAccount, data: FormData) => Promise<FieldErrors | null>;
  title?: string;
  text?: string;
  /** Further fields, before those of the account. */
  children?: ReactNode;
};

export function RegisterForm(props: RegisterFormProps) {
  const { loginPath, onRegister, children } = props;
  const { t } = usePage();
  const title = props.title ?? t("Create account");

  const form = useForm({
    save: (data, element) => findNewPasswordErrors(element, t) ?? onRegister(readAccount(data), data),
  });

  return (
    <SessionCard
      title={title}
      text={props.text ?? t("One account for every shop.")}
      footer={
        <>
          {t("Already have an account?")}{" "}
          <Link to={loginPath} className="font-semibold text-primary-text underline">
            {t("Sign in")}
          </Link>
        </>
      }
    >
      <Form {...form} method="post" aria-label={title} className="space-y-4">
        {children}
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField name="first_name" label={t("First name")} autoComplete="given-name" required maxLength={80} />
          <TextField name="last_name" label={t("Last name")} autoComplete="family-name" required maxLength={80} />
        </div>
        <EmailField name="email" label={t("Email")} autoComplete="email" required />
        <PhoneField required={false} />
        <NewPasswordFields isFirst />
        <StaySignedInField />
        <FormError />
        <SubmitButton size="large" className="w-full">
          {t("Create account")}
        </SubmitButton>
      </Form>
    </SessionCard>
  );
}

function readAccount(data: FormData): SentAccount {
  return {
    first_name: textOf(data, "first_name"),
    last_name: textOf(data, "last_name"),
    email: textOf(data, "email"),
    phone: textOf(data, "phone"),
    ...readNewPassword(data),
    stay_signed_in: data.has("stay_signed_in"),
  };
}
