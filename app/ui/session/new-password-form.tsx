import { Form, FormError, SubmitButton } from "../form/form.tsx";
import type { FieldErrors } from "../form/read-form.ts";
import { useForm } from "../form/use-form.ts";
import { ButtonLink } from "../parts/button.tsx";
import { Notice } from "../parts/notice.tsx";
import { usePage } from "../parts/page.tsx";
import { findNewPasswordErrors, NewPasswordFields, readNewPassword } from "./new-password-fields.tsx";
import { SessionCard } from "./session-card.tsx";

type NewPasswordFormProps = {
  email: string;
  /** Whether the link still works. */
  isOpen: boolean;
  resetPath: string;
  onSave: (sent: { password: string; password_confirmation: string }) => Promise<FieldErrors | null>;
};

/** The target of the mail's link: set a new password, or request another link. */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const { email, isOpen, resetPath, onSave } = props;
  const { t } = usePage();

  const form = useForm({ save: (data, element) => findNewPasswordErrors(element, t) ?? onSave(readNewPassword(data)) });

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
      <Form {...form} method="post" aria-label={t("Set a new password")} className="space-y-4">
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordFields />
        <FormError />
        <SubmitButton size="large" className="w-full">
          {t("Save new password")}
        </SubmitButton>
      </Form>
    </SessionCard>
  );
}
