import { Form, FormError, SubmitButton } from "../form/form.tsx";
import type { FieldErrors } from "../form/read-form.ts";
import { useForm } from "../form/use-form.ts";
import { TextField } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";

type ProofFormProps = {
  paidBy: string;
  paidOn: string;
  onSend: (form: FormData) => Promise<FieldErrors | null>;
};

/** The payer, the date, and the proof of a transfer. */
export function ProofForm({ paidBy, paidOn, onSend }: ProofFormProps) {
  const { t } = usePage();

  const form = useForm({ save: onSend });

  return (
    <Form {...form} aria-label={t("Proof of transfer")} className="mt-3 grid gap-4 sm:grid-cols-2">
      <TextField
        name="paid_by"
        required
        maxLength={100}
        autoComplete="name"
        label={t("Account holder's name")}
        defaultValue={paidBy}
      />
      <TextField name="paid_on" type="date" required label={t("Transfer date")} defaultValue={paidOn} />
      <TextField
        name="proof"
        type="file"
        required
        accept="image/jpeg,image/png,image/webp,application/pdf"
        label={t("Picture or PDF of your transfer")}
        className="sm:col-span-2 [&_input]:pt-2"
      />
      <FormError className="sm:col-span-2" />
      <SubmitButton className="justify-self-start">{t("Send proof")}</SubmitButton>
    </Form>
  );
}
