import { Link, href } from "react-router";
import type { DownloadLine } from "#domain/fulfilment/download/download.ts";
import { Moment } from "../order/moment.tsx";
import { Picture } from "../parts/picture.tsx";
import { usePage } from "../parts/page.tsx";
import { DownloadFiles } from "./download-files.tsx";
import { DownloadNotice } from "./download-notice.tsx";
import { LicenseKeys } from "./license-keys.tsx";

type DownloadCardProps = {
  line: DownloadLine;
  /** Whether the order belongs to an account. */
  isOwner: boolean;
  /** The file whose link is being requested: its line and the file. */
  pending: string | null;
  copied: string | null;
  onDownload: (fileId: number) => void;
  onCopy: (key: string) => void;
};

/** An order line with its files and license keys, and their status. */
export function DownloadCard({ line, isOwner, pending, copied, onDownload, onCopy }: DownloadCardProps) {
  const { t } = usePage();
  const isReady = line.state === "ready";
  return (
    <li className="overflow-hidden rounded-card border border-line bg-surface">
      <div className="flex items-start gap-4 p-4 sm:p-5">
        <Picture
          file={line.image}
          alt=""
          sizes="5rem"
          className={`size-20 shrink-0 rounded-field ${isReady ? "" : "opacity-60"}`}
        />
        <div className="min-w-0 flex-1">
          <h2 className="font-sans text-lg leading-snug font-semibold tracking-normal">
            <Link to={href("/product/:slug", { slug: line.productSlug })} className="hover:underline">
              {line.name}
            </Link>
          </h2>
          {line.variantsName !== "" && <p className="text-sm text-muted">{line.variantsName}</p>}
          <p className="mt-1 flex flex-wrap gap-x-3 gap-y-1 text-sm text-muted">
            <Moment iso={line.boughtAt} />
            <Link to={href("/shop/:slug", { slug: line.shop.slug })} className="hover:underline">
              {line.shop.name}
            </Link>
            {isOwner ? (
              <Link
                to={href("/user/order-history/:code", { code: line.orderCode })}
                className="figures hover:underline"
              >
                <bdi>{line.orderCode}</bdi>
              </Link>
            ) : (
              <bdi className="figures">{line.orderCode}</bdi>
            )}
            {line.quantity > 1 && <span>{t("Quantity: {count}", { count: line.quantity })}</span>}
          </p>
        </div>
      </div>
      <DownloadNotice line={line} />
      {isReady && <DownloadFiles line={line} pending={pending} onDownload={onDownload} />}
      {isReady && line.licenceKeys.length > 0 && (
        <LicenseKeys keys={line.licenceKeys} copied={copied} onCopy={onCopy} />
      )}
    </li>
  );
}
