import type { PageVersion } from "#domain/platform/page-admin/page-admin.ts";
import { ListPart } from "../admin/list-part.tsx";
import { Moment } from "../order/moment.tsx";
import { Button } from "../parts/button.tsx";
import { usePage } from "../parts/page.tsx";

type VersionListProps = {
  /** When versions are saved. */
  text: string;
  versions: readonly PageVersion[];
  onCompare?: (version: PageVersion) => void;
  onRestore: (version: PageVersion) => void;
};

/** The versions of a page or of the home page, the latest first. */
export function VersionList({ text, versions, onCompare, onRestore }: VersionListProps) {
  const { t } = usePage();
  return (
    <ListPart title={t("Versions")} text={text}>
      {versions.map((version, index) => (
        <li key={version.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3 text-sm">
          <span>
            <Moment iso={version.createdAt} withTime className="font-medium" />{" "}
            <span className="text-muted">
              {version.savedBy && (
                <>
                  · <bdi>{version.savedBy}</bdi>{" "}
                </>
              )}
              · <bdi>{version.title}</bdi>
            </span>
          </span>
          {index === 0 ? (
            <span className="text-muted">{t("Current")}</span>
          ) : (
            <span className="flex flex-wrap gap-2">
              {onCompare && (
                <Button variant="secondary" size="small" data-action="" onClick={() => onCompare(version)}>
                  {t("Compare")}
                </Button>
              )}
              <Button variant="secondary" size="small" data-action="" onClick={() => onRestore(version)}>
                {t("Restore")}
              </Button>
            </span>
          )}
        </li>
      ))}
    </ListPart>
  );
}
