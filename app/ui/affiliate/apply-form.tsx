import { type FormEvent, useState } from "react";
import { type FieldErrors, findFormErrors, focusFirstError, textOf } from "../form/read-form.ts";
import { Button } from "../parts/button.tsx";
import { CheckField, TextArea, TextField } from "../parts/field.tsx";
import { Notice } from "../parts/notice.tsx";
import { usePage } from "../parts/page.tsx";
import { AgreementText } from "./agreement-text.tsx";

export type Application = { website: string; plan: string; is_agreed: true };

/** Applies as an affiliate. */
export function ApplyForm({ onSend }: { onSend: (application: Application) => Promise<FieldErrors | null> }) {
  const { t } = usePage();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isPending, setPending] = useState(false);

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const wrong = findFormErrors(form, t);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return focusFirstError(form, wrong);
    const data = new FormData(form);
    setPending(true);
    const refused = await onSend({ website: textOf(data, "website"), plan: textOf(data, "plan"), is_agreed: true });
    setPending(false);
    if (!refused) return;
    setErrors(refused);
    focusFirstError(form, refused);
  }

  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void send(event)}>
      {errors.form && <Notice kind="error">{errors.form}</Notice>}
      <TextField
        name="website"
        type="url"
        dir="ltr"
        maxLength={300}
        label={t("Website or channel (optional)")}
        error={errors.website}
      />
      <TextArea
        name="plan"
        required
        minLength={20}
        maxLength={1000}
        rows={4}
        label={t("How will you recommend our products?")}
        error={errors.plan}
      />
      <AgreementText />
      <CheckField name="is_agreed" required label={t("I accept the affiliate agreement.")} error={errors.is_agreed} />
      <div>
        <Button type="submit" isPending={isPending}>
          {t("Send application")}
        </Button>
      </div>
    </form>
  );
}
