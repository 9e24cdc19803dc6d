import { type FormEvent, useState } from "react";
import { textOf } from "../form/read-form.ts";
import { Button, type ButtonLook } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { TextArea } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";

type ReasonDialogProps = {
  title: string;
  text: string;
  label: string;
  action: string;
  look?: ButtonLook;
  /** Whether the reason is optional. */
  isOptional: boolean;
  onClose: () => void;
  /** Returns the validation error; null on success. */
  onAction: (reason: string) => Promise<string | null>;
};

/** Asks for a reason that the recipient will see. */
export function ReasonDialog({ title, text, label, action, look, isOptional, onClose, onAction }: ReasonDialogProps) {
  const { t } = usePage();
  const [error, setError] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const reason = textOf(new FormData(event.currentTarget), "reason");
    setPending(true);
    const wrong = await onAction(reason);
    setPending(false);
    setError(wrong);
    if (wrong === null) onClose();
  }

  return (
    <Dialog isOpen width="narrow" title={title} onClose={onClose}>
      <form noValidate className="grid gap-4 p-5" onSubmit={(event) => void send(event)}>
        <p className="text-muted">{text}</p>
        <TextArea name="reason" label={label} maxLength={500} required={!isOptional} error={error ?? undefined} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={onClose}>
            {t("Back")}
          </Button>
          <Button type="submit" look={look ?? "primary"} isPending={isPending}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
