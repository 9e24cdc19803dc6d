import { type FormEvent, useState } from "react";
import { textOf } from "../form/read-form.ts";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { TextField } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";

type ResendDialogProps = {
  email: string;
  /** It is scheduled for a later day: only the address changes. */
  isWaiting: boolean;
  onClose: () => void;
  /** Returns the error of the address; null on success. */
  onSend: (email: string) => Promise<string | null>;
};

/** Sends a voucher to another address. */
export function ResendDialog({ email, isWaiting, onClose, onSend }: ResendDialogProps) {
  const { t } = usePage();
  const [error, setError] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const typed = textOf(new FormData(event.currentTarget), "email");
    setPending(true);
    const wrong = await onSend(typed);
    setPending(false);
    setError(wrong);
    if (wrong === null) onClose();
  }

  return (
    <Dialog isOpen width="narrow" title={t("Send to a different address")} onClose={onClose}>
      <form noValidate className="grid gap-4 p-5" onSubmit={(event) => void send(event)}>
        <p className="text-muted">
          {isWaiting
            ? t("We'll send the voucher to this address on its date.")
            : t("We'll send a new code. The old code will stop working.")}
        </p>
        <TextField
          name="email"
          type="email"
          label={t("Recipient's email address")}
          defaultValue={email}
          maxLength={254}
          dir="ltr"
          autoComplete="off"
          required
          error={error ?? undefined}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={onClose}>
            {t("Back")}
          </Button>
          <Button type="submit" isPending={isPending}>
            {isWaiting ? t("Change email address") : t("Send")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
