import { Link } from "react-router";
import { Form, FormError, SubmitButton } from "../form/form.tsx";
import { type FieldErrors, textOf } from "../form/read-form.ts";
import { useForm } from "../form/use-form.ts";
import { EmailField } from "../form/usual-fields.tsx";
import { Notice } from "../parts/notice.tsx";
import { usePage } from "../parts/page.tsx";
import { SessionCard } from "./session-card.tsx";

type ResetPasswordFormProps = {
  loginPath: string;
  /** The response to the request for a link. */
  sentence: string | null;
  onSend: (email: string) => Promise<FieldErrors | null>;
};

/** Requests the link for a new password. */
export function ResetPasswordForm(props: ResetPasswordFormProps) {
  const { loginPath, sentence, onSend } = props;
  const { t } = usePage();

  const form = useForm({ isChecked: true, save: (data) => onSend(textOf(data, "email")) });

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
      <Form {...form} method="post" aria-label={t("Reset password")} className="space-y-4">
        <EmailField name="email" label={t("Email")} autoComplete="username" required />
        <FormError />
        <output className="block empty:hidden">
          {sentence && (
            <Notice kind="success" title={sentence}>
              {t("Nothing after a few minutes? Check your spam folder or try another address.")}
            </Notice>
          )}
        </output>
        <SubmitButton size="large" variant={sentence ? "secondary" : "primary"} className="w-full">
          {sentence ? t("Send again") : t("Send link")}
        </SubmitButton>
      </Form>
    </SessionCard>
  );
}
