import { Form, SubmitButton } from "../form/form.tsx";
import { type FieldErrors, textOf } from "../form/read-form.ts";
import { useForm } from "../form/use-form.ts";
import { TextField } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";

type CodeFormProps = {
  label: string;
  onCode: (code: string) => Promise<FieldErrors | null>;
};

/** Six digits from an app or a text message. */
export function CodeForm({ label, onCode }: CodeFormProps) {
  const { t } = usePage();

  const form = useForm({ isChecked: true, save: (data) => onCode(textOf(data, "code")) });

  return (
    <Form {...form} method="post" aria-label={label} className="flex flex-wrap items-start gap-3">
      <TextField
        name="code"
        label={t("Code")}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        minLength={6}
        maxLength={10}
        dir="ltr"
        className="w-40"
      />
      <SubmitButton className="mt-6">{label}</SubmitButton>
    </Form>
  );
}
