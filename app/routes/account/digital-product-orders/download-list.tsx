import type { DownloadLine } from "#domain/fulfilment/download/download.ts";
import { DownloadCard } from "#app/ui/download/download-card.tsx";
import { useVisitor } from "#app/visitor/visitor-store.tsx";
import { useCopy } from "../../storefront/shop/use-copy.ts";
import { useDownloads } from "./use-downloads.ts";

type DownloadListProps = {
  lines: readonly DownloadLine[];
  /** The secret key of the mail that the visitor came from. */
  secretKey: string | null;
};

/** Files and license keys, to download and to copy. */
export function DownloadList({ lines, secretKey }: DownloadListProps) {
  const isOwner = useVisitor((state) => state.user !== null);
  const { copied, copy } = useCopy();
  const { pending, download } = useDownloads(secretKey);
  return (
    <ul className="grid gap-5">
      {lines.map((line) => (
        <DownloadCard
          key={line.id}
          line={line}
          isOwner={isOwner}
          pending={pending}
          copied={copied}
          onDownload={(fileId) => void download(line.id, fileId)}
          onCopy={(key) => void copy(key)}
        />
      ))}
    </ul>
  );
}
