import type { FormEvent } from "react";
import { Link } from "react-router";
import { type FieldErrors, findFormErrors, focusFirstError, textOf } from "../form/read-form.ts";
import { Button } from "../parts/button.tsx";
import { TextField } from "../parts/field.tsx";
import { Notice } from "../parts/notice.tsx";
import { usePage } from "../parts/page.tsx";
import { SessionCard } from "./session-card.tsx";

type ResetPasswordFormProps = {
  loginPath: string;
  /** The response to the request for a link. */
  sentence: string | null;
  errors: FieldErrors;
  refusal: string | null;
  isPending: boolean;
  onErrors: (errors: FieldErrors) => void;
  onSend: (email: string) => void;
};

/** Requests the link for a new password. */
export function ResetPasswordForm(props: ResetPasswordFormProps) {
  const { loginPath, sentence, errors, refusal, isPending, onErrors, onSend } = props;
  const { t } = usePage();

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const found = findFormErrors(event.currentTarget, t);
    onErrors(found);
    if (Object.keys(found).length > 0) return focusFirstError(event.currentTarget, found);
    onSend(textOf(new FormData(event.currentTarget), "email"));
  }

  return (
    <SessionCard
      title={t("Reset password")}
      text={t("We'll email you a link to set a new password. It works once, for 60 minutes.")}
      footer={
        <Link to={loginPath} className="font-semibold text-primary-text underline">
          {t("Back to sign in")}
        </Link>
      }
    >
      <form method="post" noValidate onSubmit={send} aria-label={t("Reset password")} className="space-y-4">
        <TextField
          name="email"
          label={t("Email")}
          type="email"
          inputMode="email"
          autoComplete="username"
          required
          error={errors.email}
          maxLength={254}
          dir="ltr"
        />
        {refusal && <Notice kind="error">{refusal}</Notice>}
        <output className="block empty:hidden">
          {sentence && (
            <Notice kind="success" title={sentence}>
              {t("Nothing after a few minutes? Check your spam folder or try another address.")}
            </Notice>
          )}
        </output>
        <Button
          type="submit"
          size="large"
          variant={sentence ? "secondary" : "primary"}
          className="w-full"
          isPending={isPending}
        >
          {sentence ? t("Send again") : t("Send link")}
        </Button>
      </form>
    </SessionCard>
  );
}
