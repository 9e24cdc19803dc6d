import type { CategoryChoice } from "#domain/catalog/product-admin/find-product-choices.ts";
import type { TemplateRecord } from "#domain/catalog/specification-template/specification-template.ts";
import { RowActions, RowName } from "../desk/data-table/row-actions.tsx";
import { numberColumn } from "../desk/data-table/usual-columns.tsx";
import { choicesById } from "../desk/data-table/usual-filters.ts";
import type { TableColumn, TableFilter } from "../desk/data-table/table-column.ts";
import type { Page } from "../parts/page.tsx";
import { filtersOfUse } from "./term-columns.tsx";

type TemplateActions = Record<"onOpen" | "onMerge" | "onDelete", (template: TemplateRecord) => void>;

/** Templates of specifications with how many products have their rows. */
export function templateColumns(
  page: Page,
  categories: readonly CategoryChoice[],
  { onOpen, onMerge, onDelete }: TemplateActions,
): TableColumn<TemplateRecord>[] {
  const { t } = page;
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  return [
    {
      id: "name",
      label: t("Name"),
      cell: (template) => <RowName onOpen={() => onOpen(template)}>{template.name}</RowName>,
    },
    {
      id: "category",
      label: t("Category"),
      cell: ({ categoryId }) => <bdi>{categoryId === null ? t("All categories") : names.get(categoryId)}</bdi>,
    },
    {
      id: "rows",
      label: t("Rows"),
      cell: ({ rows }) => (
        <span dir="auto" className="line-clamp-2 max-w-md min-w-40">
          {rows.join(", ")}
        </span>
      ),
    },
    numberColumn(page, "uses", t("Used"), "usesCount"),
    {
      id: "actions",
      label: t("Actions"),
      cell: (template) => (
        <RowActions
          name={template.name}
          actions={[
            { label: t("Merge"), variant: "quiet", onClick: () => onMerge(template) },
            { label: t("Delete"), variant: "quiet", onClick: () => onDelete(template) },
          ]}
        />
      ),
    },
  ];
}

export function templateFilters(page: Page, categories: readonly CategoryChoice[]): TableFilter[] {
  const choices = choicesById(categories);
  return [{ name: "category", label: page.t("Category"), choices }, ...filtersOfUse(page)];
}
