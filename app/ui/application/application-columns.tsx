import type { ApplicationCard } from "#domain/shops/application/find-applications.ts";
import { APPLICATION_LIST } from "#shared/list/desk-lists.ts";
import type { Translate } from "#shared/translate.ts";
import { Chip } from "../admin/chip.tsx";
import type { TableColumn, TableFilter } from "../desk/data-table/table-column.ts";
import { Moment } from "../order/moment.tsx";
import { APPLICATION_TONES, applicationStatusName, applicationTypeName } from "./application-words.ts";

/** The columns of the shops' applications. */
export function applicationColumns(t: Translate): TableColumn<ApplicationCard>[] {
  return [
    { id: "shop", label: t("Shop"), cell: ({ shopName }) => <bdi className="block max-w-64 truncate">{shopName}</bdi> },
    {
      id: "status",
      label: t("Status"),
      cell: ({ status }) => <Chip tone={APPLICATION_TONES[status]}>{applicationStatusName(status, t)}</Chip>,
    },
    { id: "type", label: t("Type"), cell: ({ type }) => applicationTypeName(type, t) },
    { id: "legal", label: t("Legal name"), isOptional: true, cell: ({ legalName }) => <bdi>{legalName}</bdi> },
    {
      id: "email",
      label: t("Email"),
      cell: ({ email }) => <bdi className="block max-w-64 truncate text-muted">{email}</bdi>,
    },
    {
      id: "submitted",
      label: t("Date"),
      isSortedDescendingFirst: true,
      cell: ({ submittedAt }) => <Moment iso={submittedAt} className="whitespace-nowrap" />,
    },
  ];
}

export function applicationFilters(t: Translate): TableFilter[] {
  const { status, type } = APPLICATION_LIST.filters;
  return [
    {
      name: "status",
      label: t("Status"),
      choices: status.choices.map((value) => ({ value, label: applicationStatusName(value, t) })),
    },
    {
      name: "type",
      label: t("Type"),
      choices: type.choices.map((value) => ({ value, label: applicationTypeName(value, t) })),
    },
    { name: "submitted", label: t("Date") },
  ];
}
