import { success } from "#shared/result.ts";
import { type FieldErrors, textOf } from "../form/read-form.ts";
import { useForm } from "../form/use-form.ts";
import { Button } from "../parts/button.tsx";
import { CheckField, TextArea, TextField } from "../parts/field.tsx";
import { Notice } from "../parts/notice.tsx";
import { usePage } from "../parts/page.tsx";
import { AgreementText } from "./agreement-text.tsx";

export type Application = { website: string; plan: string; is_agreed: true };

/** Applies as an affiliate. */
export function ApplyForm({ onSend }: { onSend: (application: Application) => Promise<FieldErrors | null> }) {
  const { t } = usePage();

  const { errors, isPending, onSubmit } = useForm<Application>({
    isChecked: true,
    read(form) {
      const data = new FormData(form);
      return success({ website: textOf(data, "website"), plan: textOf(data, "plan"), is_agreed: true });
    },
    onSave: onSend,
  });

  return (
    <form noValidate className="grid gap-5" onSubmit={onSubmit}>
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
