import { FormDialog } from "../form/form-dialog.tsx";
import { textOf } from "../form/read-form.ts";
import { useDialogForm } from "../form/use-dialog-form.ts";
import { errorOf } from "../form/use-form.ts";
import { TextField } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";

type ProposeBrandDialogProps = {
  onClose: () => void;
  /** Returns what was wrong; null on success. */
  onPropose: (name: string) => Promise<string | null>;
};

/** Asks for the name of a brand that the marketplace does not have yet. */
export function ProposeBrandDialog({ onClose, onPropose }: ProposeBrandDialogProps) {
  const { t } = usePage();
  const dialog = useDialogForm({
    save: async (data) => errorOf("name", await onPropose(textOf(data, "name"))),
    onClose,
  });
  return (
    <FormDialog title={t("Propose a brand")} {...dialog} action={t("Propose")}>
      <p className="text-muted">
        {t("You can use it right away. Shoppers see it once the marketplace has approved it, and we'll let you know.")}
      </p>
      <TextField name="name" label={t("Brand name")} required maxLength={80} dir="auto" />
    </FormDialog>
  );
}
