import { useState } from "react";
import type { Backup } from "#domain/platform/system/backup-store.ts";
import { AccountCard } from "../account/account-card.tsx";
import { formatSize } from "../download/format-size.ts";
import { Button, buttonClass } from "../parts/button.tsx";
import { formatDay, usePage } from "../parts/page.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";

type BackupListProps = { backups: readonly Backup[]; onDelete: (name: string) => Promise<void> };

/** The backups on the server, to download and to delete. */
export function BackupList({ backups, onDelete }: BackupListProps) {
  const page = usePage();
  const { t, appPath } = page;
  const [deleting, setDeleting] = useState<string | null>(null);
  return (
    <AccountCard
      title={t("Backups")}
      text={t("Each contains all data of the shop and its customers. Downloads are in the audit log.")}
    >
      {backups.length === 0 && <p className="text-muted">{t("No backups yet.")}</p>}
      <ul className="divide-y divide-line">
        {backups.map(({ name, bytes, madeAt }) => (
          <li key={name} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
            <div className="min-w-0 flex-1 basis-64">
              <p className="font-semibold wrap-anywhere">
                <bdi dir="ltr">{name}</bdi>
              </p>
              <p className="text-sm text-muted">
                {formatDay(page, madeAt, { dateStyle: "medium", timeStyle: "medium" })} ·{" "}
                <bdi>{formatSize(page, bytes)}</bdi>
              </p>
            </div>
            <p className="flex flex-wrap gap-2">
              <a href={`${appPath}admin/backups/${name}/file`} download className={buttonClass("secondary", "small")}>
                {t("Download")}
                <span className="sr-only">: {name}</span>
              </a>
              <Button variant="quiet" size="small" data-action="" onClick={() => setDeleting(name)}>
                {t("Delete")}
                <span className="sr-only">: {name}</span>
              </Button>
            </p>
          </li>
        ))}
      </ul>
      {deleting !== null && (
        <ConfirmDialog
          title={t("Delete this backup?")}
          text={deleting}
          action={t("Delete")}
          onClose={() => setDeleting(null)}
          onAction={() => onDelete(deleting)}
        />
      )}
    </AccountCard>
  );
}
