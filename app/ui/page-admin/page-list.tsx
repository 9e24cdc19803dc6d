import { href } from "react-router";
import type { PageRow } from "#domain/platform/page-admin/page-admin.ts";
import { Chip } from "../admin/chip.tsx";
import { RecordList, RecordRow } from "../admin/record-list.tsx";
import { formatDay, usePage } from "../parts/page.tsx";
import { serverNow } from "../parts/server-clock.ts";

const COLUMNS = "md:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_minmax(0,1fr)_9rem]";

/** All pages, in the order of the footer. */
export function PageList({ pages }: { pages: readonly PageRow[] }) {
  const page = usePage();
  const { t } = page;
  const now = serverNow();
  return (
    <RecordList label={t("Pages")}>
      {pages.map(({ id, slug, title, isPublished, publishAt, isLegal, updatedAt }) => (
        <RecordRow key={id} to={href("/admin/pages/:id", { id: String(id) })} title={title} columns={COLUMNS}>
          <bdi dir="ltr" className="min-w-0 truncate text-muted max-md:col-span-2 max-md:row-start-2">
            {`/page/${slug}`}
          </bdi>
          <span className="flex flex-wrap gap-1.5">
            {!isPublished && <Chip tone="calm">{t("Draft")}</Chip>}
            {isPublished && publishAt !== null && Date.parse(publishAt) > now && (
              <Chip tone="open">{t("Scheduled")}</Chip>
            )}
            {isLegal && <Chip tone="open">{t("Required by law")}</Chip>}
          </span>
          <span className="text-muted max-md:hidden md:text-end">{formatDay(page, updatedAt)}</span>
        </RecordRow>
      ))}
    </RecordList>
  );
}
