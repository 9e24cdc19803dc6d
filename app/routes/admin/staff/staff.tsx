import { useState } from "react";
import { data } from "react-router";
import type { Route } from "./+types/staff";
import { findStaff } from "#domain/platform/staff/find-staff.ts";
import type { StaffInvitation, StaffMember } from "#domain/platform/staff/staff.ts";
import { personalPageHeaders } from "#app/loaders/personal-page.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { ConfirmDialog } from "#app/ui/admin/confirm-dialog.tsx";
import { StaffDialog } from "#app/ui/admin/staff-dialog.tsx";
import { StaffList } from "#app/ui/admin/staff-list.tsx";
import { Button } from "#app/ui/parts/button.tsx";
import { Icon } from "#app/ui/parts/icon.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";
import { useStaffActions } from "./use-staff-actions.ts";

export const headers = personalPageHeaders;
export const shouldRevalidate = dependsOn("session", "account");

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "staff.manage");
  const found = await findStaff(ctx);
  if (!found.ok) throw data(null, { status: 404 });
  return { permissions: ctx.visitor.permissions, ...found.value };
}

type Opened =
  | { kind: "add" }
  | { kind: "change" | "remove"; member: StaffMember }
  | { kind: "withdraw"; invitation: StaffInvitation };

export default function AdminStaffRoute({ loaderData: { permissions, ...staff } }: Route.ComponentProps) {
  const { t } = usePage();
  const actions = useStaffActions();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <DocumentHead title={t("Staff")} isHidden />
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
        <StaffList
          {...staff}
          onChange={(member) => setOpened({ kind: "change", member })}
          onRemove={(member) => setOpened({ kind: "remove", member })}
          onWithdraw={(invitation) => setOpened({ kind: "withdraw", invitation })}
        />
      </AdminFrame>
      {opened?.kind === "add" && <StaffDialog own={permissions} member={null} onClose={close} onSave={actions.add} />}
      {opened?.kind === "change" && (
        <StaffDialog
          own={permissions}
          member={opened.member}
          onClose={close}
          onSave={(given) => actions.change(opened.member.id, given)}
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
          text={t("The link sent to {email} will stop working.", { email: opened.invitation.email })}
          action={t("Revoke")}
          onClose={close}
          onAction={() => actions.withdraw(opened.invitation.id)}
        />
      )}
    </>
  );
}
