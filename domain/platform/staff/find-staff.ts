import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { staffRefusal, type StaffRefusal } from "#domain/platform/permission/permission.ts";
import { tidyGrants, type StaffInvitation, type StaffMember } from "./staff.ts";
import { findOpenInvitations, findStaffRows } from "./staff.repository.ts";

export type StaffView = { members: StaffMember[]; invitations: StaffInvitation[] };

/** All staff, and open invitations. */
export async function findStaff(ctx: Context): Promise<Result<StaffView, StaffRefusal>> {
  const refusal = staffRefusal(ctx, "staff.manage");
  if (refusal) return failure(refusal);
  const [members, invitations] = await Promise.all([findStaffRows(ctx), findOpenInvitations(ctx)]);
  return success({
    members: members.map(({ firstName, lastName, languageCode: _language, since, permissions, ...member }) => ({
      ...member,
      name: `${firstName} ${lastName}`.trim(),
      permissions: tidyGrants(permissions),
      since: since.toISOString(),
      isSelf: member.id === ctx.visitor.customerId,
    })),
    invitations: invitations.map(({ permissions, createdAt, expiresAt, ...invitation }) => ({
      ...invitation,
      permissions: tidyGrants(permissions),
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
  });
}
