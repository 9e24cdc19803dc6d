import type { DownloadLine } from "#domain/fulfilment/download/download.ts";
import { Icon, type IconName } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";

/** Why nothing can be downloaded; renders nothing if everything is fine. */
export function DownloadNotice({ line }: { line: DownloadLine }) {
  const { t } = usePage();
  switch (line.state) {
    case "unpaid":
      return <Words icon="clock-3" text={t("You can download this as soon as it's paid.")} />;
    case "refunded":
      return <Words icon="rotate-ccw" text={t("This was refunded, so its files and license keys no longer work.")} />;
    case "canceled":
      return <Words icon="circle-x" text={t("This order was canceled, so there's nothing to download.")} />;
    case "ready":
      if (line.isKeyMissing)
        return (
          <Words icon="info" text={t("Your license key isn't here yet. It will appear as soon as the shop adds it.")} />
        );
      return line.files.length === 0 && line.licenceKeys.length === 0 ? (
        <Words icon="info" text={t("The shop hasn't added its files yet. They'll appear here.")} />
      ) : null;
  }
}

function Words({ icon, text }: { icon: IconName; text: string }) {
  return (
    <p className="flex items-start gap-2 border-t border-line bg-sunken px-4 py-3 text-sm sm:px-5">
      <Icon name={icon} className="mt-0.5 size-4.5 shrink-0 text-muted" />
      {text}
    </p>
  );
}
