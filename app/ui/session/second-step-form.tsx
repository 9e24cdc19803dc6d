import { useState } from "react";
import { Form, FormError, SubmitButton } from "../form/form.tsx";
import { type FieldErrors, textOf } from "../form/read-form.ts";
import { useForm } from "../form/use-form.ts";
import { Button } from "../parts/button.tsx";
import { TextField } from "../parts/field.tsx";
import { Notice } from "../parts/notice.tsx";
import { usePage } from "../parts/page.tsx";
import { SessionCard } from "./session-card.tsx";

type SecondStepFormProps = {
  isPasskeyOffered: boolean;
  /** Why the passkey was refused. */
  refusal: string | null;
  onCode: (code: string) => Promise<FieldErrors | null>;
  onPasskey: () => void;
  onGiveUp: () => void;
};

/** After the password: the code from the app, a recovery code, or a passkey instead. */
export function SecondStepForm(props: SecondStepFormProps) {
  const { isPasskeyOffered, refusal, onCode, onPasskey, onGiveUp } = props;
  const { t } = usePage();
  const [isRecovering, setRecovering] = useState(false);

  const form = useForm({ isChecked: true, save: (data) => onCode(textOf(data, "code")) });

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
      <Form {...form} method="post" aria-label={t("One more step")} className="space-y-4">
        <TextField
          key={String(isRecovering)}
          name="code"
          label={isRecovering ? t("Recovery code") : t("Code")}
          inputMode={isRecovering ? "text" : "numeric"}
          autoComplete="one-time-code"
          required
          minLength={6}
          maxLength={20}
          dir="ltr"
          className="font-medium"
        />
        {refusal && <Notice kind="error">{refusal}</Notice>}
        <FormError />
        <SubmitButton size="large" className="w-full">
          {t("Sign in")}
        </SubmitButton>
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
      </Form>
    </SessionCard>
  );
}
