import { type FormEvent, useState } from "react";
import { type FieldErrors, textOf } from "../form/read-form.ts";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { TextArea } from "../parts/field.tsx";
import { Notice } from "../parts/notice.tsx";
import { usePage } from "../parts/page.tsx";

type ImportDialogProps = {
  onClose: () => void;
  /** Returns the errors; null on success. */
  onImport: (csv: string, consent: string) => Promise<FieldErrors | null>;
};

/** Adds people who have consented elsewhere. */
export function ImportDialog({ onClose, onImport }: ImportDialogProps) {
  const { t } = usePage();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isPending, setPending] = useState(false);

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setPending(true);
    const wrong = await onImport(textOf(data, "csv"), textOf(data, "consent"));
    setPending(false);
    setErrors(wrong ?? {});
    if (wrong === null) onClose();
  }

  return (
    <Dialog isOpen title={t("Import subscribers")} onClose={onClose}>
      <form noValidate className="grid gap-4 p-5" onSubmit={(event) => void send(event)}>
        <TextArea
          name="csv"
          label={t("Addresses")}
          hint={t("One per line, with a language after a comma if you know it: nadia@example.com, ar")}
          rows={8}
          dir="ltr"
          error={errors.csv}
        />
        <TextArea
          name="consent"
          label={t("Where does their consent come from?")}
          hint={t("It's kept with each address. Import only people who agreed to get your newsletter.")}
          rows={2}
          maxLength={300}
          error={errors.consent}
        />
        {errors.form && <Notice kind="error">{errors.form}</Notice>}
        <div>
          <Button type="submit" isPending={isPending}>
            {t("Import")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
