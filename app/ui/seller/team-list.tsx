import type { TeamInvitation, TeamMember, TeamView } from "#domain/shops/team/team.ts";
import { AccountCard } from "../account/account-card.tsx";
import { Chip } from "../admin/chip.tsx";
import { Moment } from "../order/moment.tsx";
import { Button } from "../parts/button.tsx";
import { CheckField } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";
import { roleName } from "./role-words.ts";

type TeamListProps = TeamView & {
  onChange: (member: TeamMember) => void;
  onSignOut: (member: TeamMember) => void;
  onRemove: (member: TeamMember) => void;
  onWithdraw: (invitation: TeamInvitation) => void;
  onTwoStep: (isRequired: boolean) => void;
};

/** A shop's team, open invitations, and whether two-step sign-in is needed. */
export function TeamList(props: TeamListProps) {
  const { members, invitations, isTwoStepRequired, onWithdraw, onTwoStep } = props;
  const { t } = usePage();
  return (
    <div className="grid gap-5">
      <ul aria-label={t("Team")} className="divide-y divide-line rounded-card border border-line bg-surface">
        {members.map((member) => (
          <Member key={member.id} member={member} {...props} />
        ))}
      </ul>
      {invitations.length > 0 && (
        <AccountCard title={t("Invited")}>
          <ul className="grid gap-4">
            {invitations.map((invitation) => (
              <li key={invitation.id} className="flex flex-wrap items-center justify-between gap-3">
                <div className="min-w-0">
                  <p className="font-medium wrap-anywhere">
                    <bdi>{invitation.email}</bdi>
                  </p>
                  <p className="text-sm text-muted">
                    {roleName(invitation.role, t)} · {t("The link expires on")}{" "}
                    <Moment iso={invitation.expiresAt} withTime />
                  </p>
                </div>
                <Button look="quiet" size="small" data-action="" onClick={() => onWithdraw(invitation)}>
                  {t("Revoke")}
                  <span className="sr-only">: {invitation.email}</span>
                </Button>
              </li>
            ))}
          </ul>
        </AccountCard>
      )}
      <AccountCard title={t("Security")}>
        <CheckField
          label={t("The team needs two-step sign-in")}
          checked={isTwoStepRequired}
          data-action=""
          onChange={(event) => onTwoStep(event.currentTarget.checked)}
        />
      </AccountCard>
    </div>
  );
}

function Member({ member, onChange, onSignOut, onRemove }: TeamListProps & { member: TeamMember }) {
  const { t } = usePage();
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-3 px-4 py-4 sm:px-5">
      <div className="min-w-0 flex-1 basis-72">
        <p className="font-semibold wrap-anywhere">
          <bdi>{member.name}</bdi>
          {member.isSelf && <span className="font-normal text-muted"> · {t("You")}</span>}
        </p>
        <p className="text-sm text-muted wrap-anywhere">
          <bdi>{member.email}</bdi>
          {member.lastSeenAt && (
            <>
              {" · "}
              {t("Last seen")} <Moment iso={member.lastSeenAt} withTime />
            </>
          )}
        </p>
        <p className="mt-2 flex flex-wrap gap-1.5">
          <Chip tone="calm">{roleName(member.role, t)}</Chip>
          {member.hasTwoStep && <Chip tone="good">{t("Two-step sign-in")}</Chip>}
        </p>
      </div>
      {member.role !== "owner" && (
        <p className="flex flex-wrap gap-2">
          <Button look="secondary" size="small" data-action="" onClick={() => onChange(member)}>
            {t("Edit")}
            <span className="sr-only">: {member.name}</span>
          </Button>
          <Button look="quiet" size="small" data-action="" onClick={() => onSignOut(member)}>
            {t("Sign out everywhere")}
            <span className="sr-only">: {member.name}</span>
          </Button>
          <Button look="quiet" size="small" data-action="" onClick={() => onRemove(member)}>
            {t("Remove")}
            <span className="sr-only">: {member.name}</span>
          </Button>
        </p>
      )}
    </li>
  );
}
