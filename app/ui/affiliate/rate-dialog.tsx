import { FormDialog } from "../form/form-dialog.tsx";
import { type FieldErrors, textOf } from "../form/read-form.ts";
import { useDialogForm } from "../form/use-dialog-form.ts";
import { DecimalField } from "../form/usual-fields.tsx";
import { SelectField } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";

type RateDialogProps = {
  title: string;
  hint: string;
  percent: string;
  /** For the rate of a category, which is chosen; null: of an affiliate. */
  categories: readonly { id: number; name: string; percent: string }[] | null;
  onClose: () => void;
  onSave: (rate: { categoryId: number | null; percent: string }) => Promise<FieldErrors | null>;
};

/** Sets a rate of commission. */
export function RateDialog({ title, hint, percent, categories, onClose, onSave }: RateDialogProps) {
  const { t } = usePage();
  const dialog = useDialogForm({
    save: (data) => {
      const categoryId = Number(textOf(data, "category_id")) || null;
      return onSave({ categoryId, percent: textOf(data, "percent") });
    },
    onClose,
  });
  return (
    <FormDialog title={title} {...dialog}>
      {categories && (
        <SelectField name="category_id" label={t("Products")}>
          <option value="">{t("All products")}</option>
          {categories.map((category) => (
            <option key={category.id} value={category.id}>
              {category.percent ? `${category.name} (${category.percent}%)` : category.name}
            </option>
          ))}
        </SelectField>
      )}
      <DecimalField
        name="percent"
        maxLength={6}
        label={t("Commission in percent")}
        hint={hint}
        defaultValue={percent}
      />
    </FormDialog>
  );
}
