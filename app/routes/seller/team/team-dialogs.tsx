import type { TeamRow } from "#domain/shops/team/team.ts";
import { ConfirmDialog } from "#app/ui/admin/confirm-dialog.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { MemberDialog } from "#app/ui/seller/member-dialog.tsx";
import type { useTeamActions } from "./use-team-actions.ts";

export type Opened = { kind: "invite" } | { kind: "change" | "remove" | "signOut" | "withdraw"; member: TeamRow };

type TeamDialogsProps = {
  opened: Opened;
  actions: ReturnType<typeof useTeamActions>;
  onClose: () => void;
};

/** The dialogs of a shop's team. */
export function TeamDialogs({ opened, actions, onClose: close }: TeamDialogsProps) {
  const { t } = usePage();
  return (
    <>
      {opened.kind === "invite" && <MemberDialog member={null} onClose={close} onSave={actions.invite} />}
      {opened.kind === "change" && opened.member.role !== "owner" && (
        <MemberDialog
          member={{ name: opened.member.name, role: opened.member.role }}
          onClose={close}
          onSave={({ role }) => actions.change(opened.member.id, role)}
        />
      )}
      {opened.kind === "signOut" && (
        <ConfirmDialog
          title={t("Sign out {name}", { name: opened.member.name })}
          text={t("They'll be signed out on every device and have to sign in again.")}
          action={t("Sign out everywhere")}
          onClose={close}
          onAction={() => actions.signOut(opened.member.id)}
        />
      )}
      {opened.kind === "remove" && (
        <ConfirmDialog
          title={t("Remove {name}", { name: opened.member.name })}
          text={t("They'll keep their customer account, but no longer see anything of this shop.")}
          action={t("Remove")}
          onClose={close}
          onAction={() => actions.remove(opened.member.id)}
        />
      )}
      {opened.kind === "withdraw" && (
        <ConfirmDialog
          title={t("Cancel invitation")}
          text={t("The link sent to {email} will stop working.", { email: opened.member.email })}
          action={t("Revoke")}
          onClose={close}
          onAction={() => actions.withdraw(opened.member.key)}
        />
      )}
    </>
  );
}
