import type { FormEvent } from "react";
import { Form, SubmitButton } from "../form/form.tsx";
import type { FieldErrors } from "../form/read-form.ts";
import { ButtonLink } from "../parts/button.tsx";
import { Notice } from "../parts/notice.tsx";
import { usePage } from "../parts/page.tsx";
import { NewPasswordFields, readNewPassword } from "./new-password-fields.tsx";
import { SessionCard } from "./session-card.tsx";

type NewPasswordFormProps = {
  email: string;
  /** Whether the link still works. */
  isOpen: boolean;
  resetPath: string;
  errors: FieldErrors;
  refusal: string | null;
  isPending: boolean;
  onErrors: (errors: FieldErrors) => void;
  onSave: (sent: { password: string; password_confirmation: string }) => void;
};

/** The target of the mail's link: set a new password, or request another link. */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const { email, isOpen, resetPath, errors, refusal, isPending, onErrors, onSave } = props;
  const { t } = usePage();

  function save(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const sent = readNewPassword(event.currentTarget, t, onErrors);
    if (sent) onSave(sent);
  }

  if (!isOpen)
    return (
      <SessionCard title={t("Set a new password")}>
        <Notice kind="warning" title={t("This link no longer works. Request a new one.")}>
          {t("The link works once, for 60 minutes.")}
        </Notice>
        <ButtonLink to={resetPath} size="large" className="mt-5 w-full">
          {t("Send me a new link")}
        </ButtonLink>
      </SessionCard>
    );
  return (
    <SessionCard title={t("Set a new password")} text={t("You'll be signed out on all devices.")}>
      <Form
        errors={errors}
        isPending={isPending}
        method="post"
        onSubmit={save}
        aria-label={t("Set a new password")}
        className="space-y-4"
      >
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordFields />
        {refusal && <Notice kind="error">{refusal}</Notice>}
        <SubmitButton size="large" className="w-full">
          {t("Save new password")}
        </SubmitButton>
      </Form>
    </SessionCard>
  );
}
