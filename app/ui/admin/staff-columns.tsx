import type { StaffRow } from "#domain/platform/staff/staff.ts";
import { EVERYTHING, PERMISSIONS } from "#shared/permission.ts";
import { grantName } from "#shared/permission-labels.ts";
import type { Translate } from "#shared/translate.ts";
import { RowActions } from "../desk/data-table/row-actions.tsx";
import { momentColumn } from "../desk/data-table/usual-columns.tsx";
import { choiceFilter, choicesOf } from "../desk/data-table/usual-filters.ts";
import type { TableColumn, TableFilter } from "../desk/data-table/table-column.ts";
import { Moment } from "../order/moment.tsx";
import { Chip } from "./chip.tsx";

/** A member of a team, or an open invitation. */
type Person = { name: string; email: string; isSelf: boolean; expiresAt: string | null };

export const personColumn = <Row extends Person>(t: Translate): TableColumn<Row> => ({
  id: "name",
  label: t("Name"),
  cell: ({ name, isSelf, expiresAt }) =>
    expiresAt === null ? (
      <span className="block min-w-36 wrap-anywhere">
        <bdi>{name}</bdi>
        {isSelf && <span className="font-normal text-muted"> · {t("You")}</span>}
      </span>
    ) : (
      <Chip tone="open">{t("Invited")}</Chip>
    ),
});

export const emailColumn = <Row extends Person>(t: Translate): TableColumn<Row> => ({
  id: "email",
  label: t("Email"),
  cell: ({ email, expiresAt }) => (
    <span className="block min-w-40 wrap-anywhere text-muted">
      <bdi>{email}</bdi>
      {expiresAt !== null && (
        <span className="block">
          {t("The link expires on")} <Moment iso={expiresAt} withTime />
        </span>
      )}
    </span>
  ),
});

export const personFilter = (t: Translate): TableFilter => ({
  name: "state",
  label: t("Status"),
  choices: choicesOf({ member: t("Member"), invited: t("Invited") }),
});

type StaffActions = Record<"onChange" | "onRemove" | "onWithdraw", (row: StaffRow) => void>;

/** The columns of all staff, and open invitations. */
export function staffColumns(t: Translate, { onChange, onRemove, onWithdraw }: StaffActions): TableColumn<StaffRow>[] {
  return [
    personColumn(t),
    emailColumn(t),
    {
      id: "permissions",
      label: t("Permissions"),
      cell: ({ permissions }) => (
        <span className="flex max-w-xl min-w-60 flex-wrap gap-1.5">
          {permissions.map((grant) => (
            <Chip key={grant} tone="calm">
              {grantName(grant, t)}
            </Chip>
          ))}
        </span>
      ),
    },
    momentColumn("since", t("Since"), "since"),
    {
      id: "actions",
      label: t("Actions"),
      cell: (row) =>
        row.expiresAt === null ? (
          <RowActions
            name={row.name}
            actions={[
              { label: t("Edit"), onClick: () => onChange(row) },
              { label: t("Remove"), variant: "quiet", onClick: () => onRemove(row) },
            ]}
          />
        ) : (
          <RowActions
            name={row.email}
            actions={[{ label: t("Revoke"), variant: "quiet", onClick: () => onWithdraw(row) }]}
          />
        ),
    },
  ];
}

export function staffFilters(t: Translate): TableFilter[] {
  return [personFilter(t), choiceFilter(t, "permission", t("Permission"), [EVERYTHING, ...PERMISSIONS], grantName)];
}
