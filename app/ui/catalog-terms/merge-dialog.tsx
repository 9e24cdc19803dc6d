import { type FormEvent, useState } from "react";
import { textOf } from "../form/read-form.ts";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { SelectField } from "../parts/field.tsx";
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
  const [error, setError] = useState<string | undefined>();
  const [isPending, setPending] = useState(false);

  async function merge(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const intoId = Number(textOf(new FormData(event.currentTarget), "into_id"));
    setPending(true);
    const wrong = await onMerge(intoId);
    setPending(false);
    setError(wrong ?? undefined);
    if (wrong === null) onClose();
  }

  return (
    <Dialog isOpen width="narrow" title={t("Merge {name}", { name })} onClose={onClose}>
      <form className="grid gap-4 p-5" onSubmit={(event) => void merge(event)}>
        <p className="text-muted">{text}</p>
        <SelectField name="into_id" label={t("Merge into")} required error={error}>
          {others.map((other) => (
            <option key={other.id} value={other.id}>
              {other.name}
            </option>
          ))}
        </SelectField>
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={onClose}>
            {t("Back")}
          </Button>
          <Button type="submit" look="danger" isPending={isPending}>
            {t("Merge")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
