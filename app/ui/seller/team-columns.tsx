import type { TeamRow } from "#domain/shops/team/team.ts";
import { SHOP_ROLES } from "#shared/shop-role.ts";
import type { Translate } from "#shared/translate.ts";
import { Chip } from "../admin/chip.tsx";
import { emailColumn, personColumn, personFilter } from "../admin/staff-columns.tsx";
import { RowActions } from "../desk/data-table/row-actions.tsx";
import { momentColumn } from "../desk/data-table/usual-columns.tsx";
import { choiceFilter } from "../desk/data-table/usual-filters.ts";
import type { TableColumn, TableFilter } from "../desk/data-table/table-column.ts";
import { roleName } from "./role-labels.ts";

type TeamActions = Record<"onChange" | "onSignOut" | "onRemove" | "onWithdraw", (row: TeamRow) => void>;

/** The columns of a shop's team and its open invitations. */
export function teamColumns(t: Translate, actions: TeamActions): TableColumn<TeamRow>[] {
  return [
    personColumn(t),
    emailColumn(t),
    {
      id: "role",
      label: t("Role"),
      cell: ({ role, hasTwoStep }) => (
        <span className="flex flex-wrap gap-1.5">
          <Chip tone="calm">{roleName(role, t)}</Chip>
          {hasTwoStep && <Chip tone="good">{t("Two-step sign-in")}</Chip>}
        </span>
      ),
    },
    momentColumn("seen", t("Last seen"), "lastSeenAt", { withTime: true }),
    {
      id: "actions",
      label: t("Actions"),
      cell: (row) => {
        if (row.expiresAt !== null)
          return (
            <RowActions
              name={row.email}
              actions={[{ label: t("Revoke"), variant: "quiet", onClick: () => actions.onWithdraw(row) }]}
            />
          );
        if (row.role === "owner") return null;
        return (
          <RowActions
            name={row.name}
            actions={[
              { label: t("Edit"), onClick: () => actions.onChange(row) },
              { label: t("Sign out everywhere"), variant: "quiet", onClick: () => actions.onSignOut(row) },
              { label: t("Remove"), variant: "quiet", onClick: () => actions.onRemove(row) },
            ]}
          />
        );
      },
    },
  ];
}

export function teamFilters(t: Translate): TableFilter[] {
  return [personFilter(t), choiceFilter(t, "role", t("Role"), SHOP_ROLES, roleName)];
}
