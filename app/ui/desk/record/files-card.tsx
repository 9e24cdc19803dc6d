import { type FormEvent, useState } from "react";
import type { RecordFile } from "#domain/platform/record-file/record-file.ts";
import { AccountCard } from "../../account/account-card.tsx";
import { ConfirmDialog } from "../../admin/confirm-dialog.tsx";
import { formatSize } from "../../download/format-size.ts";
import { Moment } from "../../order/moment.tsx";
import { Button, IconButton } from "../../parts/button.tsx";
import { TextField } from "../../parts/field.tsx";
import { Icon } from "../../parts/icon.tsx";
import { usePage } from "../../parts/page.tsx";

const ACCEPTED = ".pdf,.png,.jpg,.jpeg,.gif,.webp,.avif,.txt,.csv";

type FilesCardProps = {
  files: readonly RecordFile[];
  /** Where a file is downloaded. */
  addressOf: (file: RecordFile) => string;
  /** Null for those who may only read. Each returns what was wrong; null on success. */
  calls: {
    attach: (form: FormData) => Promise<string | null>;
    remove: (file: RecordFile) => Promise<void>;
  } | null;
};

/** The files attached to a record. */
export function FilesCard({ files, addressOf, calls }: FilesCardProps) {
  const page = usePage();
  const { t } = page;
  const [removing, setRemoving] = useState<RecordFile | null>(null);
  return (
    <AccountCard title={t("Files")} text={t("Customers never see these.")}>
      {files.length === 0 && <p className="text-sm text-muted">{t("No files yet")}</p>}
      <ul className="divide-y divide-line">
        {files.map((file) => (
          <li key={file.id} className="flex items-start justify-between gap-2 py-2 text-sm first:pt-0">
            <div className="min-w-0">
              <a
                href={addressOf(file)}
                download
                className="font-semibold wrap-anywhere text-primary-text hover:underline"
              >
                <bdi>{file.name}</bdi>
              </a>
              <p className="text-muted wrap-anywhere">
                <bdi>{formatSize(page, file.sizeBytes)}</bdi> · <bdi>{file.addedBy}</bdi> ·{" "}
                <Moment iso={file.createdAt} withTime />
              </p>
            </div>
            {calls && (
              <IconButton
                label={t("Remove {name}", { name: file.name })}
                data-action=""
                onClick={() => setRemoving(file)}
              >
                <Icon name="x" className="size-4" />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {calls && <AttachForm onAttach={calls.attach} />}
      {removing && calls && (
        <ConfirmDialog
          title={t("Remove this file?")}
          text={removing.name}
          action={t("Remove")}
          onClose={() => setRemoving(null)}
          onAction={() => calls.remove(removing)}
        />
      )}
    </AccountCard>
  );
}

function AttachForm({ onAttach }: { onAttach: (form: FormData) => Promise<string | null> }) {
  const { t } = usePage();
  const [error, setError] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const file = data.get("file");
    if (!(file instanceof File) || file.size === 0) return setError(t("Choose a file."));
    setPending(true);
    const wrong = await onAttach(data);
    setPending(false);
    setError(wrong);
    if (wrong === null) form.reset();
  }

  return (
    <form noValidate aria-label={t("Attach a file")} className="mt-4 grid gap-3" onSubmit={(event) => void send(event)}>
      <TextField
        name="file"
        type="file"
        accept={ACCEPTED}
        label={t("Attach a file")}
        required={false}
        className="[&_input]:py-2"
        hint={t("PDF, picture, text or CSV, up to 10 MB.")}
        error={error ?? undefined}
      />
      <div>
        <Button type="submit" variant="secondary" size="small" data-action="" isPending={isPending}>
          {t("Upload file")}
        </Button>
      </div>
    </form>
  );
}
