import type { FormEvent } from "react";
import { Form, SubmitButton } from "../form/form.tsx";
import { type FieldErrors, findFormErrors, focusFirstError, passwordOf } from "../form/read-form.ts";
import { Notice } from "../parts/notice.tsx";
import { usePage } from "../parts/page.tsx";
import { PasswordField } from "./password-field.tsx";
import { SessionCard } from "./session-card.tsx";

type ConnectFormProps = {
  provider: string;
  email: string;
  errors: FieldErrors;
  refusal: string | null;
  isPending: boolean;
  onErrors: (errors: FieldErrors) => void;
  onPassword: (password: string) => void;
  onGiveUp: () => void;
};

/** An identity whose address already has an account: the account's password connects them. */
export function ConnectForm(props: ConnectFormProps) {
  const { provider, email, errors, refusal, isPending, onErrors, onPassword, onGiveUp } = props;
  const { t } = usePage();

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const found = findFormErrors(event.currentTarget, t);
    onErrors(found);
    if (Object.keys(found).length > 0) return focusFirstError(event.currentTarget, found);
    onPassword(passwordOf(new FormData(event.currentTarget), "password"));
  }

  return (
    <SessionCard
      title={t("Connect with {provider}", { provider })}
      text={t("To start signing in with {provider}, enter your password once.", { provider })}
      footer={
        <button type="button" className="font-semibold text-primary-text underline" onClick={onGiveUp}>
          {t("Sign in another way")}
        </button>
      }
    >
      <Form
        errors={errors}
        isPending={isPending}
        method="post"
        onSubmit={send}
        aria-label={t("Sign in")}
        className="space-y-4"
      >
        <p className="font-semibold">
          <bdi>{email}</bdi>
        </p>
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField name="password" label={t("Password")} autoComplete="current-password" />
        {refusal && <Notice kind="error">{refusal}</Notice>}
        <SubmitButton size="large" className="w-full">
          {t("Connect and sign in")}
        </SubmitButton>
      </Form>
    </SessionCard>
  );
}
