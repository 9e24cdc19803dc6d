import { Form, SubmitButton } from "../form/form.tsx";
import { type FieldErrors, passwordOf } from "../form/read-form.ts";
import { useForm } from "../form/use-form.ts";
import { Button } from "../parts/button.tsx";
import { usePage } from "../parts/page.tsx";
import { PasswordField } from "../session/password-field.tsx";

type PasswordPromptProps = {
  label: string;
  onPassword: (password: string) => Promise<FieldErrors | null>;
  onCancel: () => void;
};

/** Asks for the password before an action that makes the account less secure. */
export function PasswordPrompt({ label, onPassword, onCancel }: PasswordPromptProps) {
  const { t } = usePage();

  const form = useForm({ isChecked: true, save: (data) => onPassword(passwordOf(data, "password")) });

  return (
    <Form {...form} method="post" aria-label={label} className="max-w-md space-y-4">
      <PasswordField name="password" label={t("Password")} autoComplete="current-password" />
      <div className="flex flex-wrap gap-2">
        <SubmitButton>{label}</SubmitButton>
        <Button variant="quiet" onClick={onCancel}>
          {t("Cancel")}
        </Button>
      </div>
    </Form>
  );
}
