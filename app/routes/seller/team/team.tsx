import { useState } from "react";
import { data } from "react-router";
import type { Route } from "./+types/team";
import { findTeam } from "#domain/shops/team/find-team.ts";
import type { TeamInvitation, TeamMember } from "#domain/shops/team/team.ts";
import { personalPageHeaders } from "#app/loaders/personal-page.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { requireShop } from "#app/loaders/seller-shop.server.ts";
import { ConfirmDialog } from "#app/ui/admin/confirm-dialog.tsx";
import { Button } from "#app/ui/parts/button.tsx";
import { Icon } from "#app/ui/parts/icon.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { MemberDialog } from "#app/ui/seller/member-dialog.tsx";
import { SellerFrame } from "#app/ui/seller/seller-frame.tsx";
import { TeamList } from "#app/ui/seller/team-list.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";
import { useTeamActions } from "./use-team-actions.ts";

export const headers = personalPageHeaders;
export const shouldRevalidate = dependsOn("session", "account");

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx, shop } = await requireShop(context, "team.read");
  const team = await findTeam(ctx);
  if (!team.ok) throw data(null, { status: 404 });
  return { shop, team: team.value };
}

type Opened =
  | { kind: "invite" }
  | { kind: "change" | "remove" | "signOut"; member: TeamMember }
  | { kind: "withdraw"; invitation: TeamInvitation };

export default function SellerTeam({ loaderData: { shop, team } }: Route.ComponentProps) {
  const { t } = usePage();
  const actions = useTeamActions();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <DocumentHead title={t("Team")} name={shop.name} isHidden />
      <SellerFrame
        shop={shop}
        title={t("Team")}
        actions={
          <Button data-action="" onClick={() => setOpened({ kind: "invite" })}>
            <Icon name="user-plus" className="size-4.5" />
            {t("Invite someone")}
          </Button>
        }
      >
        <TeamList
          {...team}
          onChange={(member) => setOpened({ kind: "change", member })}
          onSignOut={(member) => setOpened({ kind: "signOut", member })}
          onRemove={(member) => setOpened({ kind: "remove", member })}
          onWithdraw={(invitation) => setOpened({ kind: "withdraw", invitation })}
          onTwoStep={(isRequired) => void actions.requireTwoStep(isRequired)}
        />
      </SellerFrame>
      {opened?.kind === "invite" && <MemberDialog member={null} onClose={close} onSave={actions.invite} />}
      {opened?.kind === "change" && opened.member.role !== "owner" && (
        <MemberDialog
          member={{ name: opened.member.name, role: opened.member.role }}
          onClose={close}
          onSave={({ role }) => actions.change(opened.member.id, role)}
        />
      )}
      {opened?.kind === "signOut" && (
        <ConfirmDialog
          title={t("Sign out {name}", { name: opened.member.name })}
          text={t("They'll be signed out on every device and have to sign in again.")}
          action={t("Sign out everywhere")}
          onClose={close}
          onAction={() => actions.signOut(opened.member.id)}
        />
      )}
      {opened?.kind === "remove" && (
        <ConfirmDialog
          title={t("Remove {name}", { name: opened.member.name })}
          text={t("They'll keep their customer account, but no longer see anything of this shop.")}
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
