import { type FormEvent, useState } from "react";
import { textOf } from "../form/read-form.ts";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
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
  const [error, setError] = useState<string | undefined>();
  const [isPending, setPending] = useState(false);

  async function propose(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const name = textOf(new FormData(event.currentTarget), "name");
    setPending(true);
    const wrong = await onPropose(name);
    setPending(false);
    setError(wrong ?? undefined);
    if (wrong === null) onClose();
  }

  return (
    <Dialog isOpen width="narrow" title={t("Propose a brand")} onClose={onClose}>
      <form noValidate className="grid gap-4 p-5" onSubmit={(event) => void propose(event)}>
        <p className="text-muted">
          {t(
            "You can use it right away. Shoppers see it once the marketplace has approved it, and we'll let you know.",
          )}
        </p>
        <TextField name="name" label={t("Brand name")} required maxLength={80} dir="auto" error={error} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={onClose}>
            {t("Back")}
          </Button>
          <Button type="submit" isPending={isPending}>
            {t("Propose")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
