import { useState } from "react";
import { data } from "react-router";
import type { Route } from "./+types/staff";
import { findStaff, rowsOfStaff, STAFF_ROWS } from "#domain/platform/staff/find-staff.ts";
import { pageOfRows } from "#domain/platform/list/row-list.ts";
import type { StaffRow } from "#domain/platform/staff/staff.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { readList } from "#app/loaders/read-list.server.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { ConfirmDialog } from "#app/ui/admin/confirm-dialog.tsx";
import { StaffDialog } from "#app/ui/admin/staff-dialog.tsx";
import { staffColumns, staffFilters } from "#app/ui/admin/staff-columns.tsx";
import { DataTable } from "#app/ui/desk/data-table/data-table.tsx";
import { Button } from "#app/ui/parts/button.tsx";
import { Icon } from "#app/ui/parts/icon.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { STAFF_LIST } from "#shared/list/desk-lists.ts";
import { useStaffActions } from "./use-staff-actions.ts";

export const shouldRevalidate = dependsOn("session", "account");

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "staff.manage");
  const found = await findStaff(ctx);
  if (!found.ok) throw data(null, { status: 404 });
  const query = readList(STAFF_LIST, request);
  return {
    permissions: ctx.visitor.permissions,
    query,
    found: pageOfRows(query, rowsOfStaff(found.value), STAFF_ROWS),
  };
}

type Opened = { kind: "add" } | { kind: "change" | "remove" | "withdraw"; member: StaffRow };

export default function AdminStaffRoute({ loaderData: { permissions, query, found } }: Route.ComponentProps) {
  const { t } = usePage();
  const actions = useStaffActions();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const columns = staffColumns(t, {
    onChange: (member) => setOpened({ kind: "change", member }),
    onRemove: (member) => setOpened({ kind: "remove", member }),
    onWithdraw: (member) => setOpened({ kind: "withdraw", member }),
  });
  return (
    <AdminFrame
      permissions={permissions}
      title={t("Staff")}
      actions={
        <Button data-action="" onClick={() => setOpened({ kind: "add" })}>
          <Icon name="user-plus" className="size-4.5" />
          {t("Invite someone")}
        </Button>
      }
    >
      <DataTable
        name="admin-staff"
        label={t("Staff")}
        definition={STAFF_LIST}
        {...{ query, found, columns }}
        filters={staffFilters(t)}
        searchHint={t("Name or email")}
      />
      {opened?.kind === "add" && <StaffDialog own={permissions} member={null} onClose={close} onSave={actions.add} />}
      {opened?.kind === "change" && (
        <StaffDialog
          own={permissions}
          member={opened.member}
          onClose={close}
          onSave={(input) => actions.change(opened.member.id, input)}
        />
      )}
      {opened?.kind === "remove" && (
        <ConfirmDialog
          title={t("Remove {name}", { name: opened.member.name })}
          text={t("They'll keep their customer account, and we'll email them about the change.")}
          action={t("Remove")}
          onClose={close}
          onAction={() => actions.remove(opened.member.id)}
        />
      )}
      {opened?.kind === "withdraw" && (
        <ConfirmDialog
          title={t("Cancel invitation")}
          text={t("The link sent to {email} will stop working.", { email: opened.member.email })}
          action={t("Revoke")}
          onClose={close}
          onAction={() => actions.withdraw(opened.member.key)}
        />
      )}
    </AdminFrame>
  );
}
