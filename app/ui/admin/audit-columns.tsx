import { Link } from "react-router";
import type { AuditEntry } from "#domain/platform/audit-log/audit-log.ts";
import { isPermission } from "#shared/permission.ts";
import { grantName } from "#shared/permission-labels.ts";
import type { Translate } from "#shared/translate.ts";
import { momentColumn } from "../desk/data-table/usual-columns.tsx";
import { choiceFilter, choicesById, choicesOf } from "../desk/data-table/usual-filters.ts";
import type { TableColumn, TableFilter } from "../desk/data-table/table-column.ts";
import { ACTION_NAMES, actionName, detailName } from "./action-labels.ts";
import { subjectNames } from "./subject-labels.ts";

/** The columns of the audit log. */
export function auditColumns(t: Translate): TableColumn<AuditEntry>[] {
  return [
    {
      id: "action",
      label: t("Action"),
      cell: (entry) => (
        <span className="block max-w-72 min-w-28 wrap-anywhere">
          {actionName(entry.action, t)}
          {subjectText(entry, t) !== "" && (
            <Link
              to={`?${new URLSearchParams({ kind: entry.subjectKind, subject: entry.subjectId })}`}
              className="block font-normal text-muted underline-offset-2 hover:underline"
              title={t("Everything about this record")}
            >
              <bdi>{subjectText(entry, t)}</bdi>
            </Link>
          )}
        </span>
      ),
    },
    {
      id: "actor",
      label: t("Who"),
      cell: ({ actorName, networkArea }) => (
        <span className="block max-w-48">
          <bdi className="block truncate">{actorName}</bdi>
          <bdi dir="ltr" className="block truncate text-xs text-muted">
            {networkArea}
          </bdi>
        </span>
      ),
    },
    {
      id: "details",
      label: t("Details"),
      cell: ({ details }) => (
        <dl className="grid max-w-xl min-w-48 gap-y-0.5">
          {details.map(({ name, value }) => (
            <div key={name} className="flex flex-wrap gap-x-1.5">
              <dt className="text-muted">{detailName(name, t)}:</dt>
              <dd className="min-w-0 wrap-anywhere">
                <bdi>{shownValue(name, value, t)}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      ),
    },
    {
      id: "request",
      label: t("Request"),
      isOptional: true,
      cell: ({ requestId }) => <bdi dir="ltr">{requestId ?? ""}</bdi>,
    },
    momentColumn("at", t("Time"), "at", { withTime: true }),
  ];
}

export function auditFilters(t: Translate, actors: readonly { id: number; name: string }[]): TableFilter[] {
  return [
    choiceFilter(t, "action", t("Action"), ACTION_NAMES, actionName),
    { name: "kind", label: t("Subject"), choices: choicesOf(subjectNames(t)) },
    { name: "subject", label: t("Number or code") },
    { name: "actor", label: t("Who"), choices: choicesById(actors) },
    { name: "at", label: t("Time") },
  ];
}

function subjectText({ subjectKind, subjectId }: AuditEntry, t: Translate): string {
  const kind = subjectNames(t)[subjectKind];
  return subjectId === "*" || !kind ? "" : `${kind} ${subjectId}`;
}

function shownValue(name: string, value: string, t: Translate): string {
  if (!["permissions", "before", "after"].includes(name)) return value;
  return value
    .split(", ")
    .map((each) => (each === "*" || isPermission(each) ? grantName(each, t) : each))
    .join(", ");
}
