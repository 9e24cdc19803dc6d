import { Form, FormError, SubmitButton } from "../form/form.tsx";
import { AccountCard } from "../account/account-card.tsx";
import { type FieldErrors, textOf } from "../form/read-form.ts";
import { useForm } from "../form/use-form.ts";
import { SelectField, TextField } from "../parts/field.tsx";
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

  const form = useForm({
    save(data) {
      const shop = shops ? { shop_id: Number(textOf(data, "shop_id")) } : {};
      return onCreate({ title: textOf(data, "title"), ...shop });
    },
  });

  return (
    <Form {...form} aria-label={t("Video")} className="max-w-xl">
      <AccountCard
        title={t("New video")}
        text={t("Start with a title. Next, add the video or its address, the poster and the products.")}
      >
        <div className="grid gap-4">
          <TextField name="title" label={t("Title")} maxLength={120} dir="auto" />
          {shops && (
            <SelectField name="shop_id" label={t("Shop")}>
              <Options of={shops} />
            </SelectField>
          )}
          <FormError />
          <div>
            <SubmitButton>{t("Continue")}</SubmitButton>
          </div>
        </div>
      </AccountCard>
    </Form>
  );
}
