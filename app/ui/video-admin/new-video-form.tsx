import { success } from "#shared/result.ts";
import { AccountCard } from "../account/account-card.tsx";
import { type FieldErrors, textOf } from "../form/read-form.ts";
import { useForm } from "../form/use-form.ts";
import { Button } from "../parts/button.tsx";
import { SelectField, TextField } from "../parts/field.tsx";
import { Notice } from "../parts/notice.tsx";
import { Options } from "../parts/options.tsx";
import { usePage } from "../parts/page.tsx";

type NewVideoFormProps = {
  /** For the operator, whose video it is; null for a seller. */
  shops: readonly { id: number; name: string }[] | null;
  /** Returns the validation errors; null on success. */
  onCreate: (sent: { title: string; shop_id?: number }) => Promise<FieldErrors | null>;
};

/** The first step: a title. Files are uploaded to the draft. */
export function NewVideoForm({ shops, onCreate }: NewVideoFormProps) {
  const { t } = usePage();

  const { errors, isPending, onSubmit } = useForm({
    read(form) {
      const data = new FormData(form);
      const shop = shops ? { shop_id: Number(textOf(data, "shop_id")) } : {};
      return success({ title: textOf(data, "title"), ...shop });
    },
    onSave: onCreate,
  });

  return (
    <form noValidate aria-label={t("Video")} className="max-w-xl" onSubmit={onSubmit}>
      <AccountCard
        title={t("New video")}
        text={t("Start with a title. Next, add the video or its address, the poster and the products.")}
      >
        <div className="grid gap-4">
          <TextField name="title" label={t("Title")} maxLength={120} dir="auto" error={errors.title} />
          {shops && (
            <SelectField name="shop_id" label={t("Shop")} error={errors.shop_id}>
              <Options of={shops} />
            </SelectField>
          )}
          {errors.form && <Notice kind="error">{errors.form}</Notice>}
          <div>
            <Button type="submit" isPending={isPending}>
              {t("Continue")}
            </Button>
          </div>
        </div>
      </AccountCard>
    </form>
  );
}
