import type { PageVersion } from "#domain/platform/page-admin/page-admin.ts";
import { ListPart } from "../admin/list-part.tsx";
import { Moment } from "../order/moment.tsx";
import { Button } from "../parts/button.tsx";
import { usePage } from "../parts/page.tsx";

type VersionListProps = { versions: readonly PageVersion[]; onRestore: (version: PageVersion) => void };

/** The versions of a page, the latest first. */
export function VersionList({ versions, onRestore }: VersionListProps) {
  const { t } = usePage();
  return (
    <ListPart title={t("Versions")} text={t("Saved each time you save the page.")}>
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
            <Button look="secondary" size="small" onClick={() => onRestore(version)}>
              {t("Restore")}
            </Button>
          )}
        </li>
      ))}
    </ListPart>
  );
}
