import type { FormEvent } from "react";
import { Form, SubmitButton } from "../form/form.tsx";
import type { FieldErrors } from "../form/read-form.ts";
import { TextField } from "../parts/field.tsx";
import { Notice } from "../parts/notice.tsx";
import { usePage } from "../parts/page.tsx";

type ProofFormProps = {
  paidBy: string;
  paidOn: string;
  errors: FieldErrors;
  refusal: string | null;
  isPending: boolean;
  onSend: (form: FormData) => void;
};

/** The payer, the date, and the proof of a transfer. */
export function ProofForm({ paidBy, paidOn, errors, refusal, isPending, onSend }: ProofFormProps) {
  const { t } = usePage();

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    onSend(new FormData(event.currentTarget));
  }

  return (
    <Form
      errors={errors}
      isPending={isPending}
      aria-label={t("Proof of transfer")}
      className="mt-3 grid gap-4 sm:grid-cols-2"
      onSubmit={send}
    >
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
      {refusal && (
        <div className="sm:col-span-2">
          <Notice kind="error">{refusal}</Notice>
        </div>
      )}
      <SubmitButton className="justify-self-start">{t("Send proof")}</SubmitButton>
    </Form>
  );
}
