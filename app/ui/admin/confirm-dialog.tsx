import { type ReactNode, useState } from "react";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { usePage } from "../parts/page.tsx";

type ConfirmDialogProps = {
  title: string;
  text: ReactNode;
  action: string;
  /** The button that leaves it, "Back" by default. */
  back?: string;
  onClose: () => void;
  onAction: () => Promise<void>;
};

/** Asks once more before something that cannot be undone. */
export function ConfirmDialog({ title, text, action, back, onClose, onAction }: ConfirmDialogProps) {
  const { t } = usePage();
  const [isPending, setPending] = useState(false);

  async function carryOut(): Promise<void> {
    setPending(true);
    await onAction();
    setPending(false);
    onClose();
  }

  return (
    <Dialog isOpen width="narrow" title={title} onClose={onClose}>
      <div className="grid gap-4 p-5">
        <div className="text-muted">{text}</div>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {back ?? t("Back")}
          </Button>
          <Button variant="danger" isPending={isPending} onClick={() => void carryOut()}>
            {action}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
