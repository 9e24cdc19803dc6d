import type { ApplicationCard } from "#domain/shops/application/find-applications.ts";
import { APPLICATION_LIST } from "#shared/list/desk-lists.ts";
import type { Translate } from "#shared/translate.ts";
import { momentColumn, statusColumn } from "../desk/data-table/usual-columns.tsx";
import { choiceFilter } from "../desk/data-table/usual-filters.ts";
import type { TableColumn, TableFilter } from "../desk/data-table/table-column.ts";
import { APPLICATION_TONES, applicationStatusName, applicationTypeName } from "./application-labels.ts";

/** The columns of the shops' applications. */
export function applicationColumns(t: Translate): TableColumn<ApplicationCard>[] {
  return [
    { id: "shop", label: t("Shop"), cell: ({ shopName }) => <bdi className="block max-w-64 truncate">{shopName}</bdi> },
    statusColumn(t, "status", APPLICATION_TONES, applicationStatusName),
    { id: "type", label: t("Type"), cell: ({ type }) => applicationTypeName(type, t) },
    { id: "legal", label: t("Legal name"), isOptional: true, cell: ({ legalName }) => <bdi>{legalName}</bdi> },
    {
      id: "email",
      label: t("Email"),
      cell: ({ email }) => <bdi className="block max-w-64 truncate text-muted">{email}</bdi>,
    },
    momentColumn("submitted", t("Date"), "submittedAt"),
  ];
}

export function applicationFilters(t: Translate): TableFilter[] {
  const { status, type } = APPLICATION_LIST.filters;
  return [
    choiceFilter(t, "status", t("Status"), status.choices, applicationStatusName),
    choiceFilter(t, "type", t("Type"), type.choices, applicationTypeName),
    { name: "submitted", label: t("Date") },
  ];
}
