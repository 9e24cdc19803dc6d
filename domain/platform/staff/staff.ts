import { allows, EVERYTHING, PERMISSIONS, type Permission } from "#shared/permission.ts";

/** A permission that can be granted, or all of them. */
export type Grant = Permission | typeof EVERYTHING;
export const GRANTS: readonly Grant[] = [EVERYTHING, ...PERMISSIONS];

export type StaffMember = {
  id: number;
  name: string;
  email: string;
  permissions: Grant[];
  /** An ISO instant. */
  since: string;
  isSelf: boolean;
};

export type StaffInvitation = { id: number; email: string; permissions: Grant[]; createdAt: string; expiresAt: string };

/** A member of the staff, or an invitation, which expires. */
export type StaffRow = StaffMember & { key: number; expiresAt: string | null };

/** Staff can only grant and revoke what they may do themselves. */
export function mayHandOut(own: readonly string[], grants: readonly string[]): boolean {
  return grants.every((grant) => (grant === EVERYTHING ? own.includes(EVERYTHING) : allows(own, grant as Permission)));
}

/** The difference between two sets. */
export function differenceOf(before: readonly string[], after: readonly string[]): string[] {
  return [...before.filter((one) => !after.includes(one)), ...after.filter((one) => !before.includes(one))];
}

/** In the order of the list; `*` replaces all others. */
export function tidyGrants(grants: readonly string[]): Grant[] {
  return grants.includes(EVERYTHING) ? [EVERYTHING] : GRANTS.filter((grant) => grants.includes(grant));
}
