import type { TaxClass } from "#domain/pricing/tax/tax.ts";
import { FormDialog } from "../form/form-dialog.tsx";
import { textOf } from "../form/read-form.ts";
import { useDialogForm } from "../form/use-dialog-form.ts";
import { errorOf } from "../form/use-form.ts";
import { TextField } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";

type TaxClassDialogProps = {
  /** Null for a new one. */
  taxClass: TaxClass | null;
  onClose: () => void;
  /** Returns the error of the name; null on success. */
  onSave: (name: string) => Promise<string | null>;
};

/** Names a tax class. */
export function TaxClassDialog({ taxClass, onClose, onSave }: TaxClassDialogProps) {
  const { t } = usePage();
  const dialog = useDialogForm({
    save: async (data) => errorOf("name", await onSave(textOf(data, "name"))),
    onClose,
  });
  return (
    <FormDialog title={taxClass ? t("Rename tax class") : t("Add tax class")} {...dialog}>
      <TextField
        name="name"
        required
        maxLength={60}
        autoComplete="off"
        label={t("Name")}
        hint={t("A group of products taxed the same way, such as books, food or medicine.")}
        defaultValue={taxClass?.name}
      />
    </FormDialog>
  );
}
