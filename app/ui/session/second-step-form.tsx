import { type FormEvent, useState } from "react";
import { type FieldErrors, findFormErrors, focusFirstError, textOf } from "../form/read-form.ts";
import { Button } from "../parts/button.tsx";
import { TextField } from "../parts/field.tsx";
import { Notice } from "../parts/notice.tsx";
import { usePage } from "../parts/page.tsx";
import { SessionCard } from "./session-card.tsx";

type SecondStepFormProps = {
  isPasskeyOffered: boolean;
  errors: FieldErrors;
  refusal: string | null;
  isPending: boolean;
  onErrors: (errors: FieldErrors) => void;
  onCode: (code: string) => void;
  onPasskey: () => void;
  onGiveUp: () => void;
};

/** After the password: the code from the app, a recovery code, or a passkey instead. */
export function SecondStepForm(props: SecondStepFormProps) {
  const { isPasskeyOffered, errors, refusal, isPending, onErrors, onCode, onPasskey, onGiveUp } = props;
  const { t } = usePage();
  const [isRecovering, setRecovering] = useState(false);

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const found = findFormErrors(event.currentTarget, t);
    onErrors(found);
    if (Object.keys(found).length > 0) return focusFirstError(event.currentTarget, found);
    onCode(textOf(new FormData(event.currentTarget), "code"));
  }

  return (
    <SessionCard
      title={t("One more step")}
      text={isRecovering ? t("Each recovery code works once.") : t("Enter the code from your authenticator app.")}
      footer={
        <button type="button" className="font-semibold text-primary-text underline" onClick={onGiveUp}>
          {t("Sign in to a different account")}
        </button>
      }
    >
      <form method="post" noValidate onSubmit={send} aria-label={t("One more step")} className="space-y-4">
        <TextField
          key={String(isRecovering)}
          name="code"
          label={isRecovering ? t("Recovery code") : t("Code")}
          inputMode={isRecovering ? "text" : "numeric"}
          autoComplete="one-time-code"
          required
          error={errors.code}
          minLength={6}
          maxLength={20}
          dir="ltr"
          className="font-medium"
        />
        {refusal && <Notice kind="error">{refusal}</Notice>}
        <Button type="submit" size="large" className="w-full" isPending={isPending}>
          {t("Sign in")}
        </Button>
        {isPasskeyOffered && (
          <Button variant="secondary" size="large" className="w-full" onClick={onPasskey}>
            {t("Use a passkey")}
          </Button>
        )}
        <button
          type="button"
          className="text-sm font-semibold text-primary-text underline"
          onClick={() => setRecovering(!isRecovering)}
        >
          {isRecovering ? t("Use authenticator app") : t("Use a recovery code")}
        </button>
      </form>
    </SessionCard>
  );
}
