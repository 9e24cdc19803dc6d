import type { LanguageRow } from "#domain/platform/language-admin/language-admin.ts";
import { Chip } from "../admin/chip.tsx";
import { onOrOff } from "../desk/data-table/usual-filters.ts";
import { RowActions } from "../desk/data-table/row-actions.tsx";
import type { TableColumn, TableFilter } from "../desk/data-table/table-column.ts";
import { formatNumber, type Page } from "../parts/page.tsx";

/** The languages of the shop, with how far each is translated. */
export function languageColumns(page: Page, onEdit: (language: LanguageRow) => void): TableColumn<LanguageRow>[] {
  const { t } = page;
  return [
    {
      id: "name",
      label: t("Language"),
      cell: ({ name, code }) => (
        <>
          <bdi>{name}</bdi>{" "}
          <bdi dir="ltr" className="font-normal text-muted">
            {code}
          </bdi>
        </>
      ),
    },
    {
      id: "state",
      label: t("Status"),
      cell: ({ isActive, isDefault }) =>
        isDefault ? (
          <Chip tone="good">{t("Default")}</Chip>
        ) : (
          <Chip tone={isActive ? "good" : "calm"}>{isActive ? t("On") : t("Off")}</Chip>
        ),
    },
    {
      id: "progress",
      label: t("Translated"),
      isSortedDescendingFirst: true,
      cell: ({ name, translated, total }) => (
        <span className="block min-w-48 text-muted">
          {t("{done} of {total} sentences translated", {
            done: formatNumber(page, translated),
            total: formatNumber(page, total),
          })}
          <progress
            aria-label={t("Progress of {name}", { name })}
            value={translated}
            max={total}
            className="mt-1 block h-2 w-full"
          />
        </span>
      ),
    },
    {
      id: "actions",
      label: t("Actions"),
      cell: (row) => <RowActions name={row.name} actions={[{ label: t("Edit"), onClick: () => onEdit(row) }]} />,
    },
  ];
}

export const languageFilters = ({ t }: Page): TableFilter[] => [
  { name: "state", label: t("Status"), choices: onOrOff(t) },
];
