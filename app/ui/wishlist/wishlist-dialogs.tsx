import { useState } from "react";
import { ConfirmDialog } from "../admin/confirm-dialog.tsx";
import { FormDialog } from "../form/form-dialog.tsx";
import { textOf } from "../form/read-form.ts";
import { useDialogForm } from "../form/use-dialog-form.ts";
import { errorOf } from "../form/use-form.ts";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { TextField } from "../parts/field.tsx";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";

/** The result of a dialog's action: null on success, else the error. */
export type DialogAction<Value> = (value: Value) => Promise<string | null>;

/** Asks for the name of a list. */
export function ListNameDialog({
  title,
  firstName,
  onClose,
  onName,
}: {
  title: string;
  firstName: string;
  onClose: () => void;
  onName: DialogAction<string>;
}) {
  const { t } = usePage();
  const dialog = useDialogForm({
    save: async (data) => errorOf("name", await onName(textOf(data, "name"))),
    onClose,
  });
  return (
    <FormDialog title={title} {...dialog} back={t("Cancel")}>
      <TextField
        label={t("List name")}
        name="name"
        defaultValue={firstName}
        maxLength={60}
        required
        autoComplete="off"
      />
    </FormDialog>
  );
}

type DeleteListDialogProps = { name: string; onClose: () => void; onDelete: () => Promise<void> };

export function DeleteListDialog({ name, onClose, onDelete }: DeleteListDialogProps) {
  const { t } = usePage();
  return (
    <ConfirmDialog
      title={t("Delete this list?")}
      text={t("{name} and everything in it will be deleted. This can't be undone.", { name })}
      action={t("Delete list")}
      back={t("Cancel")}
      onClose={onClose}
      onAction={onDelete}
    />
  );
}

/** The link to a list, and how to stop sharing it. */
export function ShareListDialog({
  link,
  isPending,
  onClose,
  onShare,
}: {
  /** Null while it is not shared. */
  link: string | null;
  isPending: boolean;
  onClose: () => void;
  onShare: (isShared: boolean) => void;
}) {
  const { t } = usePage();
  const [isCopied, setCopied] = useState(false);
  return (
    <Dialog isOpen width="narrow" title={t("Share this list")} onClose={onClose}>
      <div className="grid gap-4 p-5">
        <p className="text-sm text-muted">{t("Anyone with the link can see this list, and nothing else about you.")}</p>
        {link === null ? (
          <Button isPending={isPending} onClick={() => onShare(true)}>
            <Icon name="share-2" className="size-5" />
            {t("Create link")}
          </Button>
        ) : (
          <>
            <TextField label={t("Link")} value={link} readOnly dir="ltr" onFocus={(event) => event.target.select()} />
            <div className="flex flex-wrap gap-3">
              <Button
                onClick={() =>
                  void navigator.clipboard.writeText(link).then(
                    () => setCopied(true),
                    () => setCopied(false),
                  )
                }
              >
                <Icon name={isCopied ? "check" : "share-2"} className="size-5" />
                <span aria-live="polite">{isCopied ? t("Copied") : t("Copy link")}</span>
              </Button>
              <Button variant="secondary" isPending={isPending} onClick={() => onShare(false)}>
                {t("Stop sharing")}
              </Button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}
