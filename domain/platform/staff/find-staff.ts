import type { RowList } from "#domain/platform/list/row-list.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import { tidyGrants, type StaffInvitation, type StaffMember, type StaffRow } from "./staff.ts";
import { findOpenInvitations, findStaffRows } from "./staff.repository.ts";

export type StaffView = { members: StaffMember[]; invitations: StaffInvitation[] };

/** All staff, and open invitations. */
export async function findStaff(ctx: Context): Promise<Result<StaffView, StaffFailure>> {
  const refusal = staffFailure(ctx, "staff.manage");
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

/** Members and invitations as rows of one list. */
export function rowsOfStaff({ members, invitations }: StaffView): (StaffRow & { id: number })[] {
  return [
    ...members.map((member) => ({ ...member, key: member.id, expiresAt: null })),
    ...invitations.map(({ id, createdAt, ...invitation }) => ({
      ...invitation,
      id: -id,
      key: id,
      name: "",
      since: createdAt,
      isSelf: false,
    })),
  ];
}

export const STAFF_ROWS: RowList<StaffRow> = {
  sorts: { name: ({ name, email }) => name || email, email: ({ email }) => email, since: ({ since }) => since },
  filters: {
    state: ({ expiresAt }) => (expiresAt === null ? "member" : "invited"),
    permission: ({ permissions }) => permissions,
  },
  search: ({ name, email }) => [name, email],
};
