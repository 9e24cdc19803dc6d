import type { PageRow } from "#domain/platform/page-admin/page-admin.ts";
import type { Translate } from "#shared/translate.ts";
import { Chip } from "../admin/chip.tsx";
import { momentColumn } from "../desk/data-table/usual-columns.tsx";
import { choicesOf, yesOrNo } from "../desk/data-table/usual-filters.ts";
import type { TableColumn, TableFilter } from "../desk/data-table/table-column.ts";
import { serverNow } from "../parts/server-clock.ts";

/** The columns of the list of pages. */
export function pageColumns(t: Translate): TableColumn<PageRow>[] {
  return [
    { id: "title", label: t("Title"), cell: ({ title }) => <bdi className="block max-w-80 truncate">{title}</bdi> },
    {
      id: "address",
      label: t("Address"),
      cell: ({ slug }) => <bdi dir="ltr" className="text-muted">{`/page/${slug}`}</bdi>,
    },
    {
      id: "state",
      label: t("Status"),
      cell: ({ isPublished, publishAt, isLegal }) => (
        <span className="flex flex-wrap gap-1.5">
          {isPublished && publishAt !== null && Date.parse(publishAt) > serverNow() ? (
            <Chip tone="open">{t("Scheduled")}</Chip>
          ) : (
            <Chip tone={isPublished ? "good" : "calm"}>{isPublished ? t("Published") : t("Draft")}</Chip>
          )}
          {isLegal && <Chip tone="open">{t("Required by law")}</Chip>}
        </span>
      ),
    },
    { id: "versions", label: t("Versions"), isAtEnd: true, isOptional: true, cell: (row) => row.versionsCount },
    momentColumn("updated", t("Updated"), "updatedAt"),
  ];
}

export function pageFilters(t: Translate): TableFilter[] {
  return [
    { name: "state", label: t("Status"), choices: choicesOf({ published: t("Published"), draft: t("Draft") }) },
    { name: "law", label: t("Required by law"), choices: yesOrNo(t) },
    { name: "updated", label: t("Updated") },
  ];
}
