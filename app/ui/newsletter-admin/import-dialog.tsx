import { FormDialog } from "../form/form-dialog.tsx";
import { type FieldErrors, textOf } from "../form/read-form.ts";
import { useDialogForm } from "../form/use-dialog-form.ts";
import { TextArea } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";

type ImportDialogProps = {
  onClose: () => void;
  /** Returns the errors; null on success. */
  onImport: (csv: string, consent: string) => Promise<FieldErrors | null>;
};

/** Adds people who have consented elsewhere. */
export function ImportDialog({ onClose, onImport }: ImportDialogProps) {
  const { t } = usePage();
  const dialog = useDialogForm({
    save: (data) => onImport(textOf(data, "csv"), textOf(data, "consent")),
    onClose,
  });
  return (
    <FormDialog width="medium" title={t("Import subscribers")} {...dialog} action={t("Import")}>
      <TextArea
        name="csv"
        label={t("Addresses")}
        hint={t("One per line, with a language after a comma if you know it: nadia@example.com, ar")}
        rows={8}
        dir="ltr"
      />
      <TextArea
        name="consent"
        label={t("Where does their consent come from?")}
        hint={t("It's stored with each address. Import only people who agreed to get your newsletter.")}
        rows={2}
        maxLength={300}
      />
    </FormDialog>
  );
}
