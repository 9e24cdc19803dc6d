import { FormDialog } from "../form/form-dialog.tsx";
import { textOf } from "../form/read-form.ts";
import { useDialogForm } from "../form/use-dialog-form.ts";
import { errorOf } from "../form/use-form.ts";
import { SelectField } from "../parts/field.tsx";
import { Options } from "../parts/options.tsx";
import { usePage } from "../parts/page.tsx";

type MergeDialogProps = {
  name: string;
  text: string;
  /** What it can be merged into. */
  others: readonly { id: number; name: string }[];
  /** Returns what was wrong; null on success. */
  onMerge: (intoId: number) => Promise<string | null>;
  onClose: () => void;
};

/** Joins a duplicate with another one. */
export function MergeDialog({ name, text, others, onMerge, onClose }: MergeDialogProps) {
  const { t } = usePage();
  const dialog = useDialogForm({
    save: async (data) => errorOf("into_id", await onMerge(Number(textOf(data, "into_id")))),
    onClose,
  });
  return (
    <FormDialog title={t("Merge {name}", { name })} {...dialog} action={t("Merge")} variant="danger">
      <p className="text-muted">{text}</p>
      <SelectField name="into_id" label={t("Merge into")} required>
        <Options of={others} />
      </SelectField>
    </FormDialog>
  );
}
