import type { StaffInvitation, StaffMember } from "#domain/platform/staff/staff.ts";
import { grantName } from "#shared/permission-words.ts";
import { AccountCard } from "../account/account-card.tsx";
import { Moment } from "../order/moment.tsx";
import { Button } from "../parts/button.tsx";
import { usePage } from "../parts/page.tsx";
import { Chip } from "./chip.tsx";

type StaffListProps = {
  members: readonly StaffMember[];
  invitations: readonly StaffInvitation[];
  onChange: (member: StaffMember) => void;
  onRemove: (member: StaffMember) => void;
  onWithdraw: (invitation: StaffInvitation) => void;
};

/** All staff, and open invitations. */
export function StaffList({ members, invitations, onChange, onRemove, onWithdraw }: StaffListProps) {
  const { t } = usePage();
  return (
    <div className="grid gap-5">
      <ul aria-label={t("Staff")} className="divide-y divide-line rounded-card border border-line bg-surface">
        {members.map((member) => (
          <li key={member.id} className="flex flex-wrap items-center gap-x-5 gap-y-3 px-4 py-4 sm:px-5">
            <div className="min-w-0 flex-1 basis-72">
              <p className="font-semibold wrap-anywhere">
                <bdi>{member.name}</bdi>
                {member.isSelf && <span className="font-normal text-muted"> · {t("You")}</span>}
              </p>
              <p className="text-sm text-muted wrap-anywhere">
                <bdi>{member.email}</bdi> · {t("Since")} <Moment iso={member.since} />
              </p>
              <Grants permissions={member.permissions} />
            </div>
            <p className="flex gap-2">
              <Button look="secondary" size="small" data-action="" onClick={() => onChange(member)}>
                {t("Edit")}
                <span className="sr-only">: {member.name}</span>
              </Button>
              <Button look="quiet" size="small" data-action="" onClick={() => onRemove(member)}>
                {t("Remove")}
                <span className="sr-only">: {member.name}</span>
              </Button>
            </p>
          </li>
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
                    {t("The link expires on")} <Moment iso={invitation.expiresAt} withTime />
                  </p>
                  <Grants permissions={invitation.permissions} />
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
    </div>
  );
}

function Grants({ permissions }: { permissions: readonly string[] }) {
  const { t } = usePage();
  return (
    <p className="mt-2 flex flex-wrap gap-1.5">
      {permissions.map((grant) => (
        <Chip key={grant} tone="calm">
          {grantName(grant, t)}
        </Chip>
      ))}
    </p>
  );
}
