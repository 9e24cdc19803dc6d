import { Form, FormError, SubmitButton } from "../form/form.tsx";
import { type FieldErrors, textOf } from "../form/read-form.ts";
import { useForm } from "../form/use-form.ts";
import { CheckField, TextArea, TextField } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";
import { AgreementText } from "./agreement-text.tsx";

export type Application = { website: string; plan: string; is_agreed: true };

/** Applies as an affiliate. */
export function ApplyForm({ onSend }: { onSend: (application: Application) => Promise<FieldErrors | null> }) {
  const { t } = usePage();

  const form = useForm({
    isChecked: true,
    save(data) {
      return onSend({ website: textOf(data, "website"), plan: textOf(data, "plan"), is_agreed: true });
    },
  });

  return (
    <Form {...form} className="grid gap-5">
      <FormError />
      <TextField name="website" type="url" dir="ltr" maxLength={300} label={t("Website or channel (optional)")} />
      <TextArea
        name="plan"
        required
        minLength={20}
        maxLength={1000}
        rows={4}
        label={t("How will you recommend our products?")}
      />
      <AgreementText />
      <CheckField
        name="is_agreed"
        required
        label={t("I accept the affiliate agreement.")}
        error={form.errors.is_agreed}
      />
      <div>
        <SubmitButton>{t("Send application")}</SubmitButton>
      </div>
    </Form>
  );
}
