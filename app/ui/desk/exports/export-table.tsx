import type { ListExport } from "#domain/platform/list-export/list-export.ts";
import { EXPORT_RUN_LIST } from "#shared/list/desk-lists.ts";
import type { ListPage, ListQuery } from "#shared/list/list.ts";
import { usePage } from "../../parts/page.tsx";
import { DataTable } from "../data-table/data-table.tsx";
import { exportColumns, exportFilters } from "./export-columns.tsx";

type ExportTableProps = { query: ListQuery; found: ListPage<ListExport>; folder: string };

/** The exports of a desk; `folder`: where their files are. */
export function ExportTable({ query, found, folder }: ExportTableProps) {
  const page = usePage();
  const { t, appPath } = page;
  const columns = exportColumns(page, ({ id }) => `${appPath}${folder}/${id}/file`);
  return (
    <DataTable
      name="exports"
      label={t("Exports")}
      definition={EXPORT_RUN_LIST}
      {...{ query, found, columns }}
      filters={exportFilters(page)}
      searchHint={t("Name of a list")}
      empty={{
        icon: "download",
        title: t("No exports yet"),
        text: t("Choose Export above a list. The file is kept here for 7 days."),
      }}
    />
  );
}
