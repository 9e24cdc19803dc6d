import { Form, FormError, SubmitButton } from "../form/form.tsx";
import { type FieldErrors, passwordOf } from "../form/read-form.ts";
import { useForm } from "../form/use-form.ts";
import { usePage } from "../parts/page.tsx";
import { PasswordField } from "./password-field.tsx";
import { SessionCard } from "./session-card.tsx";

type ConnectFormProps = {
  provider: string;
  email: string;
  onPassword: (password: string) => Promise<FieldErrors | null>;
  onGiveUp: () => void;
};

/** An identity whose address already has an account: the account's password connects them. */
export function ConnectForm(props: ConnectFormProps) {
  const { provider, email, onPassword, onGiveUp } = props;
  const { t } = usePage();

  const form = useForm({ isChecked: true, save: (data) => onPassword(passwordOf(data, "password")) });

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
      <Form {...form} method="post" aria-label={t("Sign in")} className="space-y-4">
        <p className="font-semibold">
          <bdi>{email}</bdi>
        </p>
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField name="password" label={t("Password")} autoComplete="current-password" />
        <FormError />
        <SubmitButton size="large" className="w-full">
          {t("Connect and sign in")}
        </SubmitButton>
      </Form>
    </SessionCard>
  );
}
