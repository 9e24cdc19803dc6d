import { type FormEvent, useState } from "react";
import type { TaxClass } from "#domain/pricing/tax/tax.ts";
import { textOf } from "../form/read-form.ts";
import { DialogActions } from "../parts/dialog-actions.tsx";
import { Dialog } from "../parts/dialog.tsx";
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
  const [error, setError] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);

  async function save(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const name = textOf(new FormData(event.currentTarget), "name");
    setPending(true);
    const wrong = await onSave(name);
    setPending(false);
    if (wrong === null) onClose();
    else setError(wrong);
  }

  return (
    <Dialog isOpen width="narrow" title={taxClass ? t("Rename tax class") : t("Add tax class")} onClose={onClose}>
      <form noValidate className="grid gap-5 p-5" onSubmit={(event) => void save(event)}>
        <TextField
          name="name"
          required
          maxLength={60}
          autoComplete="off"
          label={t("Name")}
          hint={t("A group of products taxed the same way, such as books, food or medicine.")}
          defaultValue={taxClass?.name}
          error={error ?? undefined}
        />
        <DialogActions isPending={isPending} onBack={onClose} />
      </form>
    </Dialog>
  );
}
