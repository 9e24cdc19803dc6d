import type { DownloadFile, DownloadLine } from "#domain/fulfilment/download/download.ts";
import { Button } from "../parts/button.tsx";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";
import { formatSize } from "./format-size.ts";

type DownloadFilesProps = { line: DownloadLine; pending: string | null; onDownload: (fileId: number) => void };

/** The files of a line, each with the downloads left. */
export function DownloadFiles({ line, pending, onDownload }: DownloadFilesProps) {
  const { t } = usePage();
  return (
    <ul aria-label={t("Files of {name}", { name: line.name })} className="divide-y divide-line border-t border-line">
      {line.files.map((file) => (
        <FileRow
          key={file.id}
          file={file}
          isPending={pending === `${line.id} ${file.id}`}
          onDownload={() => onDownload(file.id)}
        />
      ))}
    </ul>
  );
}

function FileRow({ file, isPending, onDownload }: { file: DownloadFile; isPending: boolean; onDownload: () => void }) {
  const page = usePage();
  const { t } = page;
  const isUsedUp = file.downloadsLeft === 0;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3 sm:px-5">
      <Icon name="file-text" className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium break-words">
          <bdi>{file.name}</bdi>
        </p>
        <p className="text-sm text-muted">
          {t("Version {version}", { version: file.version })} · <bdi>{formatSize(page, file.sizeBytes)}</bdi>
        </p>
        <p className={`text-sm ${isUsedUp ? "font-medium text-danger" : "text-muted"}`}>
          {isUsedUp
            ? t("You've used all downloads of this file.")
            : t("{count} downloads left", { count: file.downloadsLeft })}
        </p>
      </div>
      <Button
        variant="secondary"
        isPending={isPending}
        disabled={isUsedUp}
        onClick={onDownload}
        aria-label={t("Download {name}", { name: file.name })}
      >
        <Icon name="download" className="size-4.5" /> {t("Download")}
      </Button>
    </li>
  );
}
